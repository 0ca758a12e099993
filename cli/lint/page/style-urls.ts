/** Reads the URLs of CSS in a page: `<style>` elements and `style` attributes. */
import { isInTemplate } from './closest.ts';
import { type CssUrl, cssUrls } from './css-urls.ts';
import { offsetsInAttribute } from './offsets-in-attribute.ts';
import {
  attributeOf,
  contentStart,
  named,
  type Page,
  type PageAttribute,
  type PageElement,
  textOf,
  withAttribute,
} from './page.ts';

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
  const at = offsetsInAttribute(attribute, text);
  return cssUrls(attribute.value).map(({ url, start, end }) => ({ url, start: at(start), end: at(end) }));
}

/** Returns the URLs of CSS in a page, outside of templates. */
export const styleUrls = (page: Page): readonly CssUrl[] => [
  ...named(page, 'style')
    .filter((style) => isCss(style) && !isInTemplate(style, page))
    .flatMap((style) => urlsInElement(style, page)),
  ...withAttribute(page, 'style').flatMap((element) => {
    const style = attributeOf(element, 'style');
    return style && !isInTemplate(element, page) ? urlsInAttribute(style, page.source.text) : [];
  }),
];
