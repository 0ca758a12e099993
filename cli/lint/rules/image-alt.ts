import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { hasAccessibleName, isDecorative, isHiddenOrTemplate, isSetByTemplate } from '../page/accessible-name.ts';
import { isWithin } from '../page/closest.ts';
import { memoizeLast } from '../page/memoize-last.ts';
import { attributeOf, named, type Page, type PageElement, textOf, valueRange, withAttribute } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const isImageButton = (element: PageElement): boolean =>
  element.name === 'input' && textOf(element, 'type').toLowerCase() === 'image';

/** Links in image maps. Only those with `href` can be activated. */
const isArea = (element: PageElement): boolean => element.name === 'area' && attributeOf(element, 'href') !== undefined;

const isImage = (element: PageElement): boolean => element.name === 'img' || isImageButton(element) || isArea(element);

const codeOf = (element: PageElement): string =>
  element.name === 'img' ? 'image-alt-missing' : isArea(element) ? 'image-alt-area' : 'image-alt-button';

// The names that cameras and screenshot tools give: `IMG_1234`, `DSC00012`, `PXL_20240102_030405`.
const cameraName = /^(?:IMG|DSC[FN]?|PXL|MVI|Screenshot)[-_]?\d{3}[-_\d]*$/i;

/** Whether the text is the name of an image file. A sentence about a type (`Save it as .png`) is not. */
const isFileName = (alt: string): boolean =>
  /[^\s.]\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i.test(alt) || cameraName.test(alt);

const isInNoscript = isWithin(({ name }) => name === 'noscript');

/** Returns the problem of an element with the attribute `alt`, whose value may be empty: for decorative images only. */
function judge(element: PageElement, page: Page): Finding | undefined {
  const alt = attributeOf(element, 'alt');
  const value = alt?.value.trim() ?? '';
  if (!alt || (value === '' && element.name !== 'img'))
    return { code: codeOf(element), severity: 'error', args: {}, ...element.tag };
  // The content of `<noscript>` repeats the image before or after it.
  return isFileName(value) && !isInNoscript(element, page)
    ? {
        code: 'image-alt-file-name',
        severity: 'warn',
        args: { alt: truncate(value) },
        ...valueRange(alt, page.source.text),
      }
    : undefined;
}

/** Whether the role makes the element an image without alt text. Its content has no names. */
const hasImageRole = (element: PageElement): boolean => /^\s*img(?:\s|$)/i.test(textOf(element, 'role'));

/** Whether the element is part of a link or button with an ARIA name, which is read instead of the content. */
const isInNamedControl = isWithin((element) => ['a', 'button'].includes(element.name) && hasAccessibleName(element));

const titledElements = memoizeLast(
  (page: Page) => new Set(named(page, 'title').map(({ parent, hasText }) => hasText && parent)),
);

const isUntitledGraphic = (element: PageElement, page: Page): boolean =>
  hasImageRole(element) && !isImage(element) && !titledElements(page).has(element) && !isInNamedControl(element, page);

const unnamedGraphics = (page: Page): readonly Finding[] =>
  withAttribute(page, 'role')
    .filter((element) => isUntitledGraphic(element, page) && !hasAccessibleName(element))
    .filter((element) => !isHiddenOrTemplate(element, page))
    .map((element) => ({ code: 'image-alt-role', severity: 'error', args: { tag: element.name }, ...element.tag }));

/** Whether the element is an image without alt text or a title inside. */
export const isWithoutAlt = (element: PageElement, page: Page): boolean =>
  isImage(element)
    ? !isSetByTemplate(element, 'alt') && !isDecorative(element) && judge(element, page)?.severity === 'error'
    : isUntitledGraphic(element, page);

/**
 * Reports images without a text alternative (WCAG 2.2, 1.1.1, https://www.w3.org/TR/WCAG22/#non-text-content), and file
 * names in place of one. An empty `alt` marks an image as decorative.
 */
export const imageAlt: Rule = {
  id: 'image-alt',
  check: ({ page }) => [
    ...named(page, 'img', 'input', 'area')
      .filter((element) => isImage(element) && !isSetByTemplate(element, 'alt'))
      .filter((element) => !isDecorative(element) && !hasAccessibleName(element) && !isHiddenOrTemplate(element, page))
      .flatMap((element) => judge(element, page) ?? []),
    ...unnamedGraphics(page),
  ],
};
