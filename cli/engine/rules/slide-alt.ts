import { isAssembled, isDynamic } from '../dynamic.ts';
import { hasName, isOpen, isUnseen } from '../naming.ts';
import { attributeOf, isWithin, type PageElement, textOf, valueRange } from '../page.ts';
import type { Rule, Subject } from '../rule.ts';
import { type PageSlide, slidesOf } from '../slides.ts';

const markup = /<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/** Whether words stand in it, or a template may put some there. */
function hasWords({ tag, end }: PageElement, text: string): boolean {
  const content = text.slice(tag.start, end);
  return isAssembled(content) || isDynamic(content) || /[\p{L}\p{N}]/u.test(content.replace(markup, ''));
}

const hasAlt = (node: PageElement): boolean => textOf(node, 'alt').trim() !== '';
const isNamed = (node: PageElement): boolean => hasName(node) || isOpen(node, 'alt');

const isNoscript = ({ name }: PageElement): boolean => name === 'noscript';

/** The images that people see in a slide that shows nothing but images. */
function imagesOf({ nodes }: PageSlide): readonly PageElement[] {
  const isOther = nodes.some(
    (node) => /^(?:video|audio|iframe|object|svg|canvas|site-)/.test(node.name) || attributeOf(node, 'data-html'),
  );
  return isOther ? [] : nodes.filter((node) => node.name === 'img' && !isWithin(node, isNoscript));
}

/** Of an image without `alt` the rule image-alt tells. */
const isSilent = (slide: PageSlide, { page }: Subject): boolean => {
  if (slide.nodes.some(hasAlt)) return false;
  const images = imagesOf(slide);
  return (
    images.length > 0 &&
    images.every((image) => attributeOf(image, 'alt')) &&
    !slide.nodes.some(isNamed) &&
    !hasWords(slide.slide, page.source.text) &&
    !isUnseen(slide.slide)
  );
};

/** Slides that show a picture and say nothing to those who do not see it: few pictures of a gallery are decoration. */
export const slideAlt: Rule = {
  id: 'slide-alt',
  check: (subject) =>
    slidesOf(subject.page)
      .filter((slide) => isSilent(slide, subject))
      .flatMap((slide) => imagesOf(slide).slice(0, 1))
      .flatMap((image) => attributeOf(image, 'alt') ?? [])
      .map((alt) => ({
        code: 'slide-alt-empty',
        severity: 'warn',
        args: {},
        ...valueRange(alt, subject.page.source.text),
      })),
};
