/** The conversion of one page: what the converters of its blocks share. */
import type { MessageArgs } from '../../core/model/finding.ts';
import { closest, isWithin } from '../lint/page/closest.ts';
import { memoizeLast } from '../lint/page/memoize-last.ts';
import {
  attributeOf,
  contentStart,
  named,
  type Page,
  type PageAttribute,
  type PageElement,
  type Range,
  textOf,
} from '../lint/page/page.ts';
import type { Edits } from './edits.ts';
import type { messages } from './messages.en.ts';

/** `converted`: an element is around it. `left`: it is unchanged and does not work. `decide`: the author has to decide about it. */
export type Outcome = 'converted' | 'left' | 'decide';

/** A part of a page that was recognised. Its range is that of the source. */
export interface Conversion extends Range {
  readonly outcome: Outcome;
  readonly code: keyof typeof messages;
  readonly args: MessageArgs;
}

export interface Job {
  readonly page: Page;
  readonly text: string;
  readonly edits: Edits;
  /** URLs that lead to files of the site, by the attributes in which they replace others. */
  readonly localUrls: ReadonlyMap<PageAttribute, string>;
  /** Returns the URL of the file of the site that a URL leads to; undefined without one. */
  readonly localUrl: (url: string) => string | undefined;
  readonly conversions: Conversion[];
  /** Elements that are not converted any more. */
  readonly done: Set<PageElement>;
  /** The kinds of parts that are converted or reported once for a page. */
  readonly handledKinds: Set<string>;
  /** The site context as it is written in the page, or an empty object. */
  readonly context: Readonly<Record<string, unknown>>;
}

export function hasClass(element: PageElement, name: string): boolean {
  const names = textOf(element, 'class');
  return names.includes(name) && names.split(/\s+/).includes(name);
}

/** Returns the URL in an attribute as it is after conversion, without white space around it; empty without the attribute. */
export function urlIn(element: PageElement, name: string, { localUrls }: Job): string {
  const attribute = attributeOf(element, name);
  return attribute ? (localUrls.get(attribute) ?? attribute.value).trim() : '';
}

/** Returns the elements inside an element. */
export const inside = ({ index, next }: PageElement, { elements }: Page): readonly PageElement[] =>
  elements.slice(index + 1, next);

export const childrenOf = (element: PageElement, page: Page): readonly PageElement[] =>
  inside(element, page).filter(({ parent }) => parent === element);

/** Whether a script is our loader. */
export const isLoader = (element: PageElement): boolean =>
  /(?:^|\/)site\.js(?:[?#]|$)/.test(textOf(element, 'src')) && textOf(element, 'type') === 'module';

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Returns the offset after an element, with its end tag. */
export function outerEnd(element: PageElement, text: string): number {
  if (voids.test(element.name)) return contentStart(element, text);
  const { end, name } = element;
  const after = end + 2 + name.length;
  const isOwn = text.slice(end, after).toLowerCase() === `</${name}` && /[\s/>]/.test(text.charAt(after));
  const close = isOwn ? text.indexOf('>', after) : -1;
  return close < 0 ? end : close + 1;
}

/** Elements whose end tag may be left out. */
const optionalEnd = /^(?:li|dd|dt|p|rt|rp|optgroup|option)$/;

/** Whether elements in a form are open at its end tag. Browsers put what follows into them, but not into the form. */
export function isMisnested(form: PageElement, { page, text }: Job): boolean {
  const isClosed = ({ name, end }: PageElement): boolean =>
    voids.test(name) || optionalEnd.test(name) || end !== form.end;
  const hasEndTag = outerEnd(form, text) > form.end;
  return hasEndTag && !inside(form, page).every(isClosed);
}

/** Returns the range of an element with its tags. */
export const outerRange = (element: PageElement, text: string): Range => ({
  start: element.tag.start,
  end: outerEnd(element, text),
});

/** Returns the range of an element's content. */
export const contentRange = (element: PageElement, text: string): Range => ({
  start: contentStart(element, text),
  end: element.end,
});

/** Returns the text of a range without tags, white space collapsed. */
export const plainText = (text: string, { start, end }: Range): string =>
  text
    .slice(start, end)
    .replace(/<!--[\s\S]*?(?:-->|$)|<(?:"[^"]*"|'[^']*'|[^'">])*>?|&nbsp;?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the element into which a block is converted: its content, or the block itself. */
export const blockContent = (block: PageElement, { page }: Job): PageElement =>
  inside(block, page).find((one) => hasClass(one, 'sqs-block-content')) ?? block;

/** Whether an element is inert, or the content of `noscript`: elements of ours do not find it. */
export const isUnseen = isWithin(({ name }) => name === 'template' || name === 'noscript');

/** Elements whose start tag ends a paragraph (https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody). */
const endsParagraph =
  /^(?:address|article|aside|blockquote|center|details|dialog|dir|div|dl|dd|dt|fieldset|figcaption|figure|footer|form|header|hgroup|h[1-6]|li|listing|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;

const hidesParagraph = /^(?:applet|button|caption|html|marquee|object|td|template|th)$/;

/** A paragraph, an element that has ended one around it, or an element whose content cannot end it. */
const paragraphScope = closest(({ name }) => endsParagraph.test(name) || hidesParagraph.test(name));

/** Returns the elements whose start tag ends a paragraph, as browsers read it: for each paragraph the first one. */
const paragraphEnds = memoizeLast((page: Page): ReadonlySet<PageElement> => {
  const ends = new Map<PageElement, PageElement>();
  const add = (paragraph: PageElement | undefined, element: PageElement | undefined): void => {
    if (element && paragraph?.name === 'p' && !ends.has(paragraph)) ends.set(paragraph, element);
  };
  for (const element of page.elements)
    if (element.parent && endsParagraph.test(element.name)) add(paragraphScope(element.parent, page), element);
  for (const paragraph of named(page, 'p')) add(paragraph, paragraph.closedBy);
  return new Set(ends.values());
});

/** Puts an element around one of the page. A paragraph that the start tag of that one ends is ended before both. */
export function wrapElement(job: Job, element: PageElement, open: string, close: string): void {
  const { page, text, edits } = job;
  const { start, end } = outerRange(element, text);
  edits.wrap(start, end, paragraphEnds(page).has(element) ? `</p>${open}` : open, close);
}

/** Whether an element contains text. */
export const hasText = (element: PageElement, { text }: Job): boolean =>
  plainText(text, contentRange(element, text)) !== '';

/** Records a part of the page. */
export function report(
  job: Job,
  element: PageElement,
  outcome: Outcome,
  code: Conversion['code'],
  args: MessageArgs = {},
): void {
  job.conversions.push({ ...outerRange(element, job.text), outcome, code, args });
}

type ElementTest = (element: PageElement) => boolean;

/** Records why a part stays as it is, and finishes it. Returns that it is not converted. */
export function leave(
  job: Job,
  element: PageElement,
  code: Conversion['code'],
  args: MessageArgs = {},
  isFinished?: ElementTest,
): false {
  report(job, element, 'left', code, args);
  finish(job, element, isFinished);
  return false;
}

/** Records that an element is around a block, and finishes it. Returns that it is converted. */
export function converted(job: Job, block: PageElement, tag: string, kind: string, isFinished?: ElementTest): true {
  report(job, block, 'converted', 'convert-converted', { kind, tag });
  finish(job, block, isFinished);
  return true;
}

/** Excludes an element from further conversion, and the elements in it that pass the test: without one, all of them. */
export function finish(job: Job, element: PageElement, isFinished: ElementTest = () => true): void {
  job.done.add(element);
  for (const one of inside(element, job.page)) if (isFinished(one)) job.done.add(one);
}

/** Removes an attribute, as often as it is there, and the white space before it. */
export function removeAttribute({ edits, text }: Job, { attributes }: PageElement, name: string): void {
  for (const attribute of attributes) {
    if (attribute.name !== name) continue;
    let start = attribute.start;
    while (/\s/.test(text.charAt(start - 1))) start -= 1;
    edits.remove(start, attribute.end);
  }
}

/** Adds attributes at the end of a start tag. */
export const addAttributes = ({ edits }: Job, { attributes, tag }: PageElement, added: string): void =>
  edits.insert(attributes.at(-1)?.end ?? tag.end, added);

/** Renames an element. */
export function rename(element: PageElement, name: string, { edits, text }: Job): void {
  edits.replace(element.tag.start, element.tag.end, `<${name}`);
  const end = outerEnd(element, text);
  if (end > element.end) edits.replace(element.end, end, `</${name}>`);
}
