import type { Finding } from '../../finding.ts';
import { positionAt } from '../../text/source.ts';
import { isWithin } from '../page/closest.ts';
import { withoutComments } from '../page/css-urls.ts';
import { hasTemplateCode, isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  contentStart,
  named,
  type Page,
  type PageAttribute,
  type PageElement,
  type Range,
  valueRange,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Elements whose content is text up to their end tag (HTML Standard, 13.2.5.2 to 13.2.5.4, and iframes). */
const rawTextTags = ['script', 'style', 'title', 'textarea', 'iframe'];

/** Markup that is not closed: the range that opens it, what would close it, and what becomes part of it. */
interface Unclosed extends Range {
  readonly opening: string;
  readonly closing: string;
  /** The offset of the first text that becomes part of it. */
  readonly from: number;
  /** The offset at which it ends, or undefined if the page ends first. */
  readonly to?: number;
  /** Matches the first element that becomes part of it. */
  readonly lost: RegExp;
}

const anyTag = /<([a-z][\w-]*)/i;
/** In code, `<` is usually an operator or in a string, unless it begins a line. */
const tagInCode = /^[ \t]*<([a-z][\w-]*)/im;

/** In SVG and MathML, these elements are ordinary ones. */
const isForeign = isWithin(({ name }) => name === 'svg' || name === 'math');

/** Whether the content is a stylesheet or a script that runs. That of a script with `src` does not. */
const isCode = (element: PageElement): boolean =>
  element.name === 'style' || (element.name === 'script' && !attributeOf(element, 'src'));

/** A tag, with only comments before it. */
const startsWithTag = /^\s*(?:<!--(?:[^-]|-(?!->))*-->\s*)*<[a-z]/i;

/** Whether an element contains the beginning of the next one, because its own end tag is missing. */
function containsNext(element: PageElement, content: string): boolean {
  if (element.name === 'style') return /<style[\s>]/i.test(withoutComments(content));
  if (element.name !== 'script') return new RegExp(`<${element.name}[\\s>]`, 'i').test(content);
  // Programs that write pages put a comment into empty scripts.
  if (!isCode(element)) return startsWithTag.test(content);
  // A script may contain tags in its strings and comments.
  return /^[ \t]*<script[\s>]/im.test(content) && !/`|<\\\/|<!--/.test(content);
}

function unclosedElement(element: PageElement, text: string): readonly Unclosed[] {
  const from = contentStart(element, text);
  const isClosed = text.startsWith('</', element.end);
  if (isClosed && !containsNext(element, text.slice(from, element.end))) return [];
  return [
    {
      ...element.tag,
      opening: `<${element.name}>`,
      closing: `</${element.name}>`,
      from,
      lost: isCode(element) && !(isClosed && element.name === 'style') ? tagInCode : anyTag,
      ...(isClosed && { to: element.end }),
    },
  ];
}

const swallowedAttribute = /\s([\w:-]+)\s*=\s*$/;

/**
 * Whether the closing quote of an attribute is missing: its value contains the next attributes or elements, up to the
 * next quote of the page.
 */
export function isUnclosedQuote(attribute: PageAttribute, text: string): boolean {
  if (!attribute.quote) return false;
  const isGlued = /[^\s/>]/.test(text.charAt(attribute.end));
  // Nearly all attributes, before anything is searched.
  if ((!isGlued && !attribute.value.includes('>')) || isDynamic(attribute.value)) return false;
  const { start, end } = valueRange(attribute, text);
  const value = text.slice(start, end);
  const tagEnds = value.indexOf('>');
  if (tagEnds >= 0 && /<\/?[a-z]/i.test(value.slice(tagEnds))) return isGlued || value.trimEnd().endsWith('=');
  return isGlued && value.trimEnd().endsWith('=') && swallowedAttribute.test(value);
}

/** Template code between attributes may contain quotes. */
const hasTemplateNames = ({ attributes }: PageElement): boolean =>
  attributes.some(({ name }) => /[{}]|<[?%]/.test(name));

function unclosedQuotes(element: PageElement, text: string): readonly Unclosed[] {
  const found = element.attributes.filter((attribute) => isUnclosedQuote(attribute, text));
  if (found.length === 0 || hasTemplateNames(element)) return [];
  return found.map((attribute) => {
    const { start: from, end: to } = valueRange(attribute, text);
    const closing = attribute.quote ?? '';
    return {
      start: attribute.start,
      end: from,
      opening: `${attribute.name}=${closing}`,
      closing,
      from,
      to,
      lost: anyTag,
    };
  });
}

const tagEnd = /[\s/]*>/y;
const attributeStart = /\s*([^\s"'<>/=]+)\s*=\s*(["'])/y;

/** Returns the last tag of the page if the page ends inside it, or its last attribute if that has no closing quote. */
function unclosedTag({ source: { text }, elements }: Page): readonly (Unclosed | Finding)[] {
  const last = elements.at(-1);
  if (!last) return [];
  const { tag, attributes, name } = last;
  const end = attributes.at(-1)?.end ?? tag.end;
  tagEnd.lastIndex = end;
  if (tagEnd.test(text)) return [];
  attributeStart.lastIndex = end;
  const [all, attribute, quote] = attributeStart.exec(text) ?? [];
  if (all === undefined || quote === undefined)
    return text.indexOf('>', end) < 0
      ? [{ code: 'unclosed-markup-tag', severity: 'error', args: { tag: name }, ...tag }]
      : [];
  const start = end + all.search(/\S/);
  const from = end + all.length;
  return [{ start, end: from, opening: `${attribute}=${quote}`, closing: quote, from, lost: anyTag }];
}

function unclosedComment({ unclosedComment: start }: Page): readonly Unclosed[] {
  if (start === undefined) return [];
  const from = start + '<!--'.length;
  return [{ start, end: from, opening: '<!--', closing: '-->', from, lost: anyTag }];
}

/** Describes what becomes part of the markup: the first element, or the number of characters. */
function findingOf(
  { start, end, opening, closing, from, to, lost }: Unclosed,
  text: string,
  at: ReturnType<typeof positionAt>,
): Finding {
  const content = text.slice(from, to);
  const severity = 'error';
  const [all, element] = lost.exec(content) ?? [];
  if (all === undefined || element === undefined) {
    const [, attribute] = to === undefined ? [] : (swallowedAttribute.exec(content) ?? []);
    return attribute === undefined
      ? { code: 'unclosed-markup-text', severity, args: { opening, closing, n: content.length }, start, end }
      : { code: 'unclosed-markup-attribute', severity, args: { opening, closing, attribute }, start, end };
  }
  const { line } = at(from + content.indexOf(all) + all.indexOf('<'));
  const args = { opening, closing, element: element.toLowerCase(), line };
  return { code: to === undefined ? 'unclosed-markup-rest' : 'unclosed-markup-element', severity, args, start, end };
}

/** Whether a template may insert the missing end: the markup around a fragment is unknown. */
const mayBeClosed = ({ from, to }: Unclosed, { isWhole, source: { text } }: Page): boolean =>
  !isWhole && to === undefined && hasTemplateCode(text.slice(from));

/** Reports elements, comments and attributes whose end is missing, so that the markup after them becomes part of them. */
export const unclosedMarkup: Rule = {
  id: 'unclosed-markup',
  check({ page }) {
    const { text } = page.source;
    const found = [
      ...named(page, ...rawTextTags)
        .filter((element) => !isForeign(element, page))
        .flatMap((element) => unclosedElement(element, text)),
      ...page.attributed.flatMap((element) => unclosedQuotes(element, text)),
      ...unclosedTag(page),
      ...unclosedComment(page),
    ];
    const at = positionAt(text);
    return found.flatMap((one) => {
      if ('code' in one) return [one];
      return mayBeClosed(one, page) ? [] : [findingOf(one, text, at)];
    });
  },
};
