/** Finds the controls that choose the options of products, and the values that they offer. */
import { Parser } from 'htmlparser2';
import { nearestOf } from './closest.ts';
import { hasTemplateCode, isBound, isDynamic, isTemplated, mayAddMarkup } from './dynamic.ts';
import { memoizeLast } from './memoize-last.ts';
import {
  attributeOf,
  contentStart,
  type Page,
  type PageElement,
  type Range,
  someWithin,
  textOf,
  valueRange,
  withDescendants,
} from './page.ts';
import { isJsonScript, isProductHolder } from './product-places.ts';

const optionName = 'data-variant-option-name';

/** A value that a control offers, and its place. */
interface OfferedValue extends Range {
  readonly value: string;
}

/** A control that may choose an option of a product: a list, a radio button, or a fixed value. */
export interface OptionControl {
  readonly element: PageElement;
  readonly name: string;
  /** The element with `data-variant-option-name`, if that is where the name is from. */
  readonly namedBy: PageElement | undefined;
  readonly values: readonly OfferedValue[];
  /** Whether a script or a template may add values. */
  readonly isOpen: boolean;
}

/** Returns the text of markup, with single spaces. */
function plainText(markup: string): string {
  let text = '';
  const ontext = (part: string): void => {
    text += part;
  };
  // The time of the parser grows with the depth of elements, so it only decodes character references.
  new Parser({ ontext }).end(markup.replace(/<[^<>]*>/g, ''));
  return text.trim().replace(/\s+/g, ' ');
}

function readValue(element: PageElement, page: Page): OfferedValue | undefined {
  const { text } = page.source;
  const attribute = attributeOf(element, 'value');
  if (isBound(element, 'value')) return undefined;
  if (attribute)
    return isDynamic(attribute.value) ? undefined : { value: attribute.value, ...valueRange(attribute, text) };
  if (element.name !== 'option') return undefined;
  const start = contentStart(element, text);
  const content = text.slice(start, element.end);
  const before = content.length - content.trimStart().length;
  return hasTemplateCode(content) || isDynamic(content)
    ? undefined
    : { value: plainText(content), start: start + before, end: start + before + content.trim().length };
}

/** Returns the elements with the values of a control. */
const choicesOf = (control: PageElement, page: Page): readonly PageElement[] =>
  control.name === 'select' ? withDescendants(control, page).filter(({ name }) => name === 'option') : [control];

const isControl = (element: PageElement): boolean =>
  element.name === 'select' || (element.name === 'input' && /^\s*(?:radio|hidden)\s*$/i.test(textOf(element, 'type')));

function readControl(element: PageElement, namedBy: PageElement | undefined, page: Page): OptionControl {
  const values = choicesOf(element, page).map((choice) => readValue(choice, page));
  const known = values.filter((value) => value !== undefined).filter(({ value }) => value !== '');
  const content = page.source.text.slice(element.tag.start, element.end);
  return {
    element,
    name: namedBy ? textOf(namedBy, optionName) : textOf(element, 'name'),
    namedBy,
    values: known,
    isOpen: known.length === 0 || values.includes(undefined) || isTemplated(element) || hasTemplateCode(content),
  };
}

const hasOptionName = (element: PageElement): boolean => attributeOf(element, optionName) !== undefined;

/** Returns the controls of each element that contains those of a product; of nested ones, of the innermost. */
export const controlsByHolder = memoizeLast((page: Page): ReadonlyMap<PageElement, readonly OptionControl[]> => {
  const [holders, namers] = [nearestOf(page, isProductHolder), nearestOf(page, hasOptionName)];
  const found = new Map<PageElement, OptionControl[]>();
  for (const element of page.elements) {
    const holder = isControl(element) ? holders[element.index] : undefined;
    if (!holder) continue;
    const namer = namers[element.index];
    const controls = found.get(holder) ?? [];
    controls.push(readControl(element, namer && namer.index >= holder.index ? namer : undefined, page));
    found.set(holder, controls);
  }
  return found;
});

/** Whether a template, a script or another component may add controls to an element. */
export const mayAddControls = (holder: PageElement, page: Page): boolean =>
  someWithin(
    holder,
    page,
    (element) => element !== holder && (mayAddMarkup(element) || (element.name === 'script' && !isJsonScript(element))),
  ) || hasTemplateCode(page.source.text.slice(holder.tag.start, holder.end));
