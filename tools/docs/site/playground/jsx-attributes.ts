/** Writes attributes of HTML as props of React. */

import { childrenOf, isElement } from './edit-attributes.ts';
import { attributeOf, type Element, textOf } from './export-content.ts';

/** Whether an attribute of one of our elements is on when it is present. */
export type IsFlag = (tag: string, attribute: string) => boolean;

const camelCase = (name: string): string => name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The props of React whose names differ from the attributes by more than case. */
const renamed = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['http-equiv', 'httpEquiv'],
  ['accept-charset', 'acceptCharset'],
]);

/** The props of React that are written in camel case, by their attributes. */
const cased = new Map(
  (
    'accessKey allowFullScreen autoCapitalize autoComplete autoFocus autoPlay cellPadding cellSpacing charSet colSpan ' +
    'contentEditable crossOrigin dateTime encType enterKeyHint fetchPriority formAction formEncType formMethod ' +
    'formNoValidate formTarget frameBorder hrefLang imageSizes imageSrcSet inputMode itemID itemProp itemRef itemScope ' +
    'itemType maxLength minLength noModule noValidate playsInline popoverTarget popoverTargetAction radioGroup readOnly ' +
    'referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap'
  )
    .split(' ')
    .map((prop) => [prop.toLowerCase(), prop]),
);

const booleans = new Set(
  (
    'allowfullscreen async autofocus autoplay controls default defer disabled formnovalidate hidden inert ismap itemscope ' +
    'loop multiple muted nomodule novalidate open playsinline readonly required reversed'
  ).split(' '),
);

const globalBooleans = new Set(['autofocus', 'hidden', 'inert']);

/** Inputs whose value visitors do not change. */
const fixedInputs = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio']);

const isCustom = ({ tagName }: Element): boolean => tagName.includes('-');

const isSvg = ({ namespaceURI }: Element): boolean => String(namespaceURI).endsWith('/svg');

/** Splits at a character that is outside of quotes and parentheses. */
function splitOutside(text: string, separator: string): readonly string[] {
  const parts = [''];
  let quote = '';
  let depth = 0;
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    if (character === separator && quote === '' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

const styleKey = (property: string): string => {
  if (property.startsWith('--')) return JSON.stringify(property);
  const key = camelCase(property.toLowerCase().replace(/^-ms-/, 'ms-'));
  return /^[a-z]\w*$/i.test(key) ? key : JSON.stringify(property);
};

/** Returns the declarations of a `style` attribute as the source of an object. */
export function styleObject(style: string): string {
  const entries = splitOutside(style, ';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    const [property, value] = [declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()];
    return at < 0 || property === '' || value === '' ? [] : [`${styleKey(property)}: ${JSON.stringify(value)}`];
  });
  return `{ ${entries.join(', ')} }`;
}

const isWritable = (name: string): boolean =>
  /^[a-z_][\w-]*$/i.test(name) && !['key', 'ref', 'children'].includes(name);

const quoted = (name: string, value: string): string =>
  /["&\n\r\t\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;

function propName(element: Element, name: string): string {
  if (name === 'class') return 'className';
  if (name.startsWith('data-') || name.startsWith('aria-') || isCustom(element)) return name;
  if (isSvg(element)) return camelCase(name);
  if (element.tagName === 'input' && name === 'value' && !fixedInputs.has(attributeOf(element, 'type') ?? ''))
    return 'defaultValue';
  return renamed.get(name) ?? cased.get(name) ?? name;
}

function attribute(element: Element, name: string, value: string, isFlag: IsFlag): string {
  if (name === 'style') return `style={${styleObject(value)}}`;
  if (name === 'checked' && element.tagName === 'input') return 'defaultChecked';
  const prop = propName(element, name);
  const isPresence = isCustom(element)
    ? globalBooleans.has(name) || (value !== 'false' && isFlag(element.tagName, name))
    : (booleans.has(name) && value !== 'until-found') || (name === 'download' && value === '');
  return isPresence ? prop : quoted(prop, value);
}

/** The selected options of a list, and the text of a text area, are props of their control. */
function initialValue(element: Element): readonly string[] {
  if (element.tagName === 'textarea') return textOf(element) === '' ? [] : [quoted('defaultValue', textOf(element))];
  if (element.tagName !== 'select') return [];
  const options = childrenOf(element).flatMap((child) => [child, ...childrenOf(child)]);
  const selected = options
    .filter(isElement)
    .filter((option) => option.tagName === 'option' && attributeOf(option, 'selected') !== undefined)
    .map((option) => attributeOf(option, 'value') ?? textOf(option).trim());
  const isMultiple = attributeOf(element, 'multiple') !== undefined;
  if (selected.length === 0) return [];
  return [isMultiple ? `defaultValue={${JSON.stringify(selected)}}` : quoted('defaultValue', selected.at(-1) ?? '')];
}

export interface JsxAttributes {
  readonly attributes: readonly string[];
  /** Attributes that are left out, as sentences. */
  readonly notes: readonly string[];
}

/** Returns the props of an element. */
export function jsxAttributes(element: Element, isFlag: IsFlag): JsxAttributes {
  const notes: string[] = [];
  const attributes = element.attrs.flatMap(({ name, prefix, value }) => {
    const full = prefix ? `${prefix}:${name}` : name;
    if (name === 'selected' && element.tagName === 'option') return [];
    if (name === 'style' && /!\s*important/i.test(value))
      notes.push('React ignores declarations with "!important" in "style": write them in a stylesheet.');
    if (/^on/i.test(name)) notes.push(`The attribute "${name}" is left out: pass a function as a prop instead.`);
    else if (prefix && isWritable(name)) return [quoted(camelCase(full), value)];
    else if (isWritable(name)) return [attribute(element, name, value, isFlag)];
    else notes.push(`The attribute "${full}" is left out: JSX has no syntax for its name.`);
    return [];
  });
  return { attributes: [...attributes, ...initialValue(element)], notes };
}
