import type { Finding } from '../../finding.ts';
import { isSetByTemplate } from '../page/accessible-name.ts';
import { attributeOf, isTemplate, isWithin, named, type PageElement } from '../page/page.ts';
import type { Rule } from '../rule.ts';

// `data-src`, `data-image` and `data-srcset` of our elements and site builders, and `data-original` or `data-lazy` of
// other scripts.
const loadedByScript =
  /^(?:(?:ng-)?srcset|ng-src|data-image|data-(?:[\w-]+-)?(?:src|srcset|original|lazy|url)(?:-[\w-]+)?)$/;

/** Whether another attribute, a template or the `<source>` of a `<picture>` provides the image. */
const hasOtherSource = (image: PageElement): boolean =>
  isSetByTemplate(image, 'src') ||
  image.parent?.name === 'picture' ||
  isWithin(image, (around) => around.name === 'site-image' && attributeOf(around, 'source') !== undefined) ||
  image.attributes.some(({ name, value }) => loadedByScript.test(name) && value.trim() !== '');

function judge(image: PageElement): Finding | undefined {
  const src = attributeOf(image, 'src');
  if ((src && src.value.trim() !== '') || hasOtherSource(image) || isWithin(image, isTemplate)) return undefined;
  return src
    ? { code: 'image-src-empty', severity: 'warn', args: {}, start: src.start, end: src.end }
    : { code: 'image-src-missing', severity: 'warn', args: {}, ...image.tag };
}

/** Reports images without an address. Images that a script loads later are ignored. */
export const imageSrc: Rule = {
  id: 'image-src',
  check: ({ page }) => named(page, 'img').flatMap((image) => judge(image) ?? []),
};
