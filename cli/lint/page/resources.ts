/** The files that a page loads: scripts, stylesheets, images, media, fonts, manifests and frames. */
import { isInTemplate } from './closest.ts';
import { elements } from './known-elements.ts';
import { memoizeLast } from './memoize-last.ts';
import { offsetsInAttribute } from './offsets-in-attribute.ts';
import {
  attributeOf,
  named,
  type Page,
  type PageAttribute,
  type PageElement,
  type Range,
  textOf,
  valueRange,
} from './page.ts';
import { srcsetUrls } from './srcset.ts';
import { styleUrls } from './style-urls.ts';

/** The URL of a file that a page loads. Its range is that of the URL. */
export interface PageResource extends Range {
  readonly url: string;
}

/** The attributes that load a file, by tag. */
export const loadingAttributes: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  link: ['href', 'imagesrcset'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  input: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
};

// Other relations, such as `canonical` and `next`, name pages.
const fileRelation =
  /(?:^|\s)(?:stylesheet|icon|apple-touch-icon(?:-precomposed)?|mask-icon|manifest|preload|modulepreload)(?=\s|$)/i;

/** Whether an element with such attributes loads a file, and does not name a page or submit a value. */
export const loadsFile = (element: PageElement): boolean =>
  (element.name !== 'link' || fileRelation.test(textOf(element, 'rel'))) &&
  (element.name !== 'input' || textOf(element, 'type').toLowerCase() === 'image');

/** Returns the URLs of an attribute: those of its candidates, or its value. */
function urlsOf(attribute: PageAttribute, text: string): readonly PageResource[] {
  if (!attribute.name.endsWith('srcset')) return [{ url: attribute.value, ...valueRange(attribute, text) }];
  const at = offsetsInAttribute(attribute, text);
  return srcsetUrls(attribute.value).map(({ url, start, end }) => ({ url, start: at(start), end: at(end) }));
}

/** Returns the URL of an attribute, or undefined if it is in a template, which a script inserts at unknown places. */
const urlOf = (element: PageElement, name: string, page: Page): readonly PageResource[] => {
  const attribute = attributeOf(element, name);
  return attribute && !isInTemplate(element, page) ? urlsOf(attribute, page.source.text) : [];
};

/** Returns the URLs of pages that links in the head name, such as `canonical`. */
export const relatedUrls = (page: Page): readonly PageResource[] =>
  named(page, 'link').flatMap((element) => (loadsFile(element) ? [] : urlOf(element, 'href', page)));

/** Returns the URLs of frames. Those with `srcdoc` load none. */
export const frameUrls = memoizeLast((page: Page): readonly PageResource[] =>
  named(page, 'iframe').flatMap((frame) => (attributeOf(frame, 'srcdoc') ? [] : urlOf(frame, 'src', page))),
);

/** The names of attributes that load a file. Others of the kind `url`, such as `href`, name pages. */
const loadingNames = ['src', 'source', 'poster'];

/** The attributes of the package's elements that load a file, by tag. */
const elementAttributes = [...elements].map(([tag, known]) => ({
  tag,
  names: loadingNames.filter((name) => known.attributes.get(name)?.kind === 'url'),
}));

/** Returns the URLs of files that the package's elements load. */
export const elementUrls = (page: Page): readonly PageResource[] =>
  elementAttributes.flatMap(({ tag, names }) =>
    named(page, tag).flatMap((element) => names.flatMap((name) => urlOf(element, name, page))),
  );

/** Returns the URLs to which a page sends forms. */
export const actionUrls = (page: Page): readonly PageResource[] =>
  named(page, 'form', 'button', 'input').flatMap((element) =>
    urlOf(element, element.name === 'form' ? 'action' : 'formaction', page),
  );

/** Returns the URLs of all files that HTML and CSS load. A template loads nothing before a script inserts it. */
export const resources = memoizeLast((page: Page): readonly PageResource[] => [
  ...named(page, ...Object.keys(loadingAttributes))
    .filter((element) => loadsFile(element) && !isInTemplate(element, page))
    .flatMap((element) => (loadingAttributes[element.name] ?? []).flatMap((name) => attributeOf(element, name) ?? []))
    .flatMap((attribute) => urlsOf(attribute, page.source.text)),
  ...styleUrls(page),
]);
