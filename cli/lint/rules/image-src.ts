import type { Finding } from '../../finding.ts';
import { isSetByTemplate } from '../page/accessible-name.ts';
import { isInTemplate, isWithin } from '../page/closest.ts';
import { attributeOf, named, type Page, type PageElement } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** The words of attributes from which a script loads an image: `data-src`, `data-lazy-srcset`, `data-original`. */
const sourceNames = new Set(['src', 'srcset', 'original', 'lazy', 'url']);

/** Whether the attribute provides the image, at once or later. */
const isSource = (name: string): boolean =>
  ['srcset', 'ng-src', 'ng-srcset', 'data-image'].includes(name) ||
  (name.startsWith('data-') && name.split('-').some((word) => sourceNames.has(word)));

const hasSiteImage = isWithin(
  (element) => element.name === 'site-image' && attributeOf(element, 'source') !== undefined,
);

/** Whether another attribute, a template or the `<source>` of a `<picture>` provides the image. */
const hasOtherSource = (image: PageElement, page: Page): boolean =>
  isSetByTemplate(image, 'src') ||
  image.parent?.name === 'picture' ||
  hasSiteImage(image, page) ||
  image.attributes.some(({ name, value }) => isSource(name) && value.trim() !== '');

function judge(image: PageElement, page: Page): Finding | undefined {
  const src = attributeOf(image, 'src');
  if ((src && src.value.trim() !== '') || hasOtherSource(image, page) || isInTemplate(image, page)) return undefined;
  return src
    ? { code: 'image-src-empty', severity: 'warn', args: {}, start: src.start, end: src.end }
    : { code: 'image-src-missing', severity: 'warn', args: {}, ...image.tag };
}

/** Reports images without a URL. Images that a script loads later are ignored. */
export const imageSrc: Rule = {
  id: 'image-src',
  check: ({ page }) => named(page, 'img').flatMap((image) => judge(image, page) ?? []),
};
