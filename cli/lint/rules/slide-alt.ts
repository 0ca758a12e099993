import { Parser } from 'htmlparser2';
import { hasAccessibleName, isHiddenOrTemplate, isSetByTemplate } from '../page/accessible-name.ts';
import { isWithin } from '../page/closest.ts';
import { hasTemplateCode, isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  type Page,
  type PageElement,
  someWithin,
  textOf,
  valueRange,
  withDescendants,
} from '../page/page.ts';
import { slidesOf } from '../page/slides.ts';
import type { Rule, RuleContext } from '../rule.ts';

/** Whether there is a letter or a digit outside tags and comments. */
function hasLetters(markup: string): boolean {
  let isFound = false;
  const ontext = (text: string): void => {
    isFound ||= /[\p{L}\p{N}]/u.test(text);
  };
  new Parser({ ontext }, { decodeEntities: false }).end(markup);
  return isFound;
}

/** Whether the element contains text, or a template may add some. */
function hasText({ tag, end }: PageElement, text: string): boolean {
  const content = text.slice(tag.start, end);
  return hasTemplateCode(content) || isDynamic(content) || hasLetters(content);
}

const hasAlt = (node: PageElement): boolean => textOf(node, 'alt').trim() !== '';
const isNamed = (node: PageElement): boolean => hasAccessibleName(node) || isSetByTemplate(node, 'alt');

const isInNoscript = isWithin(({ name }) => name === 'noscript');

const isOther = (node: PageElement): boolean =>
  /^(?:video|audio|iframe|object|svg|canvas|site-)/.test(node.name) || attributeOf(node, 'data-html') !== undefined;

/** Returns the rendered images of a slide that contains only images. */
const imagesOf = (slide: PageElement, page: Page): readonly PageElement[] =>
  someWithin(slide, page, isOther)
    ? []
    : withDescendants(slide, page).filter((node) => node.name === 'img' && !isInNoscript(node, page));

/** Whether a slide has no text alternative. The rule image-alt reports images without `alt`. */
const isSilent = (slide: PageElement, { page }: RuleContext): boolean => {
  // First, because a slide with only images contains no other slides: the checks below read each element once.
  const images = imagesOf(slide, page);
  return (
    images.length > 0 &&
    images.every((image) => attributeOf(image, 'alt')) &&
    !someWithin(slide, page, (node) => hasAlt(node) || isNamed(node)) &&
    !hasText(slide, page.source.text) &&
    !isHiddenOrTemplate(slide, page)
  );
};

/** Reports slides without a text alternative: images of a gallery are rarely decorative. */
export const slideAlt: Rule = {
  id: 'slide-alt',
  check: (subject) =>
    [...slidesOf(subject.page)]
      .filter((slide) => isSilent(slide, subject))
      .flatMap((slide) => imagesOf(slide, subject.page).slice(0, 1))
      .flatMap((image) => attributeOf(image, 'alt') ?? [])
      .map((alt) => ({
        code: 'slide-alt-empty',
        severity: 'warn',
        args: {},
        ...valueRange(alt, subject.page.source.text),
      })),
};
