/** Reads the URLs of CSS in a page: `<style>` elements and `style` attributes. */
import { offsetsInText } from './character-references.ts';
import { isInTemplate } from './closest.ts';
import {
  attributeOf,
  contentStart,
  named,
  type Page,
  type PageAttribute,
  type PageElement,
  type Range,
  textOf,
  valueRange,
} from './page.ts';

/** A URL in CSS, and its range. */
interface CssUrl extends Range {
  readonly url: string;
}

// `url(…)` or `@import` with a string, or `url(…)` without quotes
// (https://www.w3.org/TR/css-syntax-3/#consume-url-token).
const urlToken = /(?:\burl\(|@import)\s*(?:"([^"\n]*)"|'([^'\n]*)')|\burl\(\s*([^\s"'()]+)\s*\)/gi;

/** Replaces the comments of CSS with spaces, so that offsets do not change. */
export function withoutComments(css: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', at)) {
    const end = css.indexOf('*/', start + 2);
    const after = end < 0 ? css.length : end + 2;
    kept.push(css.slice(at, start), ' '.repeat(after - start));
    at = after;
  }
  return kept.join('') + css.slice(at);
}

/** Returns the URLs of CSS, with their offsets in it. Those with an escape are omitted. */
function cssUrls(css: string): readonly CssUrl[] {
  if (!/url\(|@import/i.test(css)) return [];
  return [...withoutComments(css).matchAll(urlToken)].flatMap(({ 0: all, 1: double, 2: single, 3: bare, index }) => {
    const url = double ?? single ?? bare;
    if (url === undefined || url.trim() === '' || url.includes('\\')) return [];
    const start = index + all.lastIndexOf(url);
    return [{ url, start, end: start + url.length }];
  });
}

/** Whether browsers read the content of the element as CSS, and not a preprocessor in the page. */
const isCss = (style: PageElement): boolean => /^\s*(?:text\/css\s*)?$/i.test(textOf(style, 'type'));

function urlsInElement(style: PageElement, { source: { text } }: Page): readonly CssUrl[] {
  const from = contentStart(style, text);
  return cssUrls(text.slice(from, style.end)).map(({ url, start, end }) => ({
    url,
    start: from + start,
    end: from + end,
  }));
}

function urlsInAttribute(attribute: PageAttribute, text: string): readonly CssUrl[] {
  const range = valueRange(attribute, text);
  const inText = offsetsInText(text.slice(range.start, range.end), attribute.value);
  return cssUrls(attribute.value).map(({ url, start, end }) => ({
    url,
    start: range.start + inText(start),
    end: range.start + inText(end),
  }));
}

/** Returns the URLs of CSS in a page, outside of templates. */
export const styleUrls = (page: Page): readonly CssUrl[] => [
  ...named(page, 'style')
    .filter((style) => isCss(style) && !isInTemplate(style, page))
    .flatMap((style) => urlsInElement(style, page)),
  ...page.elements.flatMap((element) => {
    const style = attributeOf(element, 'style');
    return style && !isInTemplate(element, page) ? urlsInAttribute(style, page.source.text) : [];
  }),
];
