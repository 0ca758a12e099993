/** Determines which elements have an accessible name from their content (accname 1.2, step 2F). */
import { hasAccessibleName, isDecorative, isNamedByValue, isSetByTemplate } from './accessible-name.ts';
import { memoizeLast } from './memoize-last.ts';
import { attributeOf, type Page, type PageElement, textOf } from './page.ts';

// Attributes from which a framework or script writes the content: `v-text`, `x-html`, `th:text`, `ng-bind-html`,
// `[innerHTML]`, `data-i18n`.
const fillsContent =
  /^(?:[vx]-(?:text|html)|th:u?text|ng-bind.*|\[(?:innertext|innerhtml|textcontent)\]|(?:data-)?i18n.*)$/;

/** Elements whose content is unknown, because a script or another document provides it. */
const unknownContent = new Set('audio canvas embed iframe math object script slot template video'.split(' '));

/** Elements whose text is not rendered, or is the value of a control. */
const unnamedContent = new Set(['option', 'select', 'style', 'textarea']);

/** Elements that are empty in every page: void elements, and `<i>`, which frameworks use for icons. */
const emptyByDesign = new Set(['br', 'hr', 'i', 'img', 'input', 'source', 'wbr']);

// Classes of icon fonts: `icon-cart`, `fa fa-home`, `bi-x`, `glyphicon-search`, `material-icons`.
const iconClass = /(?:^|[\s_-])(?:icons?|fa[brs]?|bi|glyphicon|dashicons|ri)(?=$|[\s_-])/i;

const isIcon = (element: PageElement): boolean =>
  iconClass.test(textOf(element, 'class')) || /background/i.test(textOf(element, 'style'));

/** Whether the element is empty, and has an attribute by which a script finds the elements that it fills in. */
const isFilledByScript = (element: PageElement): boolean =>
  element.next === element.index + 1 &&
  !emptyByDesign.has(element.name) &&
  element.attributes.some(({ name }) => name === 'id' || name === 'class' || name.startsWith('data-')) &&
  !isIcon(element);

/**
 * Whether the content of the element is unknown. Custom elements have a hyphen in their name. The parser ends a button
 * before a control inside it, browsers do not.
 */
const isUnknown = (element: PageElement): boolean =>
  element.closedBy !== undefined ||
  unknownContent.has(element.name) ||
  element.name.includes('-') ||
  element.attributes.some(({ name }) => fillsContent.test(name));

/** Whether an image names the elements around it. One without `alt` may, and the rule image-alt reports it. */
function isNamingImage(image: PageElement): boolean {
  const alt = attributeOf(image, 'alt');
  return isSetByTemplate(image, 'alt') || (alt ? alt.value.trim() !== '' : !isDecorative(image));
}

/** Whether the content of the element is certainly empty, except for content that a script may add. */
export const isEmpty = (element: PageElement): boolean =>
  element.next === element.index + 1 && !element.hasText && !isUnknown(element);

/** Whether the attributes of the element name the elements around it. */
const isNaming = (element: PageElement): boolean =>
  hasAccessibleName(element) ||
  (element.name === 'img' && isNamingImage(element)) ||
  (element.name === 'input' && isNamedByValue(element));

/** Returns, by index, whether each element is in an SVG image, or is one. */
function inSvg({ elements }: Page): readonly boolean[] {
  const found: boolean[] = [];
  for (const { name, parent } of elements) found.push(name === 'svg' || (parent && found[parent.index]) === true);
  return found;
}

/**
 * Returns, by index, whether the content of each element gives it a name, or may: scripts, templates and custom elements
 * add content, and show text that is `hidden` in the markup. Text with `aria-hidden` is never part of a name.
 */
export const contentNames = memoizeLast((page: Page): readonly boolean[] => {
  const isGraphic = inSvg(page);
  const named = page.elements.map(
    (element) => element.hasText || isUnknown(element) || (!isGraphic[element.index] && isFilledByScript(element)),
  );
  // Backwards, so that the content of an element is known before the element itself.
  for (const element of page.elements.toReversed()) {
    const { parent, index, name } = element;
    if (!parent || named[parent.index] || textOf(element, 'aria-hidden') === 'true') continue;
    named[parent.index] = isNaming(element) || (named[index] === true && !unnamedContent.has(name));
  }
  return named;
});
