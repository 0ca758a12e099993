import { normalizeHref } from '../../../core/model/links/link-kind.ts';
import { closest, isInTemplate } from '../../lint/page/closest.ts';
import { memoizeLast } from '../../lint/page/memoize-last.ts';
import { offsetsInAttribute } from '../../lint/page/offsets-in-attribute.ts';
import { attributeOf, named, type Page, type PageAttribute, type PageElement, textOf } from '../../lint/page/page.ts';
import { baseElementOf, baseOf } from '../../lint/page/page-base.ts';
import { pageStyles } from '../../lint/page/page-styles.ts';
import { loadingAttributes, loadsFile } from '../../lint/page/resources.ts';
import { srcsetUrls } from '../../lint/page/srcset.ts';
import { hasClass } from '../job.ts';
import { siteContextsOf } from '../site-contexts.ts';
import { cssReferences } from './map-css.ts';
import {
  type MappedUrls,
  mapUrls,
  type PixelSize,
  type TextPlace,
  type UrlKind,
  type UrlReference,
} from './map-urls.ts';
import { pageNames, type SavedFiles, type SitePlace } from './saved-files.ts';
import { isFolderPath, isPlatformHost, parseUrl, relativeUrl, resolveSegments } from './saved-url.ts';

/** The attributes of lazy images, which a script of the site builder reads. */
const lazyAttributes: ReadonlySet<string> = new Set(['data-src', 'data-srcset', 'data-image', 'data-poster']);

const imageTags: ReadonlySet<string> = new Set(['img', 'source', 'image', 'input']);

/** Metadata that names an image for other sites. */
const imageMetadata = /^(?:(?:og|twitter):image(?::(?:url|secure_url|src))?|image|thumbnailUrl)$/i;

/** The comments of HTTrack and of browsers with the URL of the page. */
const savedFrom = /<!--\s*(?:Mirrored from|saved from url=\(\d+\))\s*(\S+)/gi;

const noscriptAround = closest(({ name }) => name === 'noscript');

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** Returns the URLs of the site in the contexts of a page. */
function contextUrls(page: Page): readonly string[] {
  return siteContextsOf(page).flatMap((context) => {
    const website = member(context, 'website');
    const urls = ['baseUrl', 'authenticUrl', 'canonicalUrl', 'internalUrl'].map((key) => member(website, key));
    return urls.filter((url) => typeof url === 'string');
  });
}

/** Returns the absolute URLs that a page declares as those under which it was published. */
const publishedUrls = memoizeLast((page: Page): readonly string[] => {
  const canonical = named(page, 'link')
    .filter((link) => /(?:^|\s)canonical(?:\s|$)/i.test(textOf(link, 'rel')))
    .map((link) => textOf(link, 'href'));
  const comments = [...page.source.text.matchAll(savedFrom)].map(([, url = '']) =>
    /^https?:/i.test(url) ? url : `http://${url}`,
  );
  return [...canonical, ...comments].filter((url) => parseUrl(url)?.host);
});

/** Hosts of the site builder that serve files of all sites. */
const fileHost = /^(?:images|assets|static\d*)\./;

/**
 * Returns URLs of the site that a page belongs to. That of a `<base>` counts only if nothing else shows one, because a base
 * may name a host for files.
 */
const siteUrls = memoizeLast((page: Page): readonly string[] => {
  const base = baseElementOf(page);
  const known = [...publishedUrls(page), ...contextUrls(page)];
  return known.length > 0 ? known : [base ? textOf(base, 'href') : ''];
});

/** Returns the hosts of the site that a page belongs to, each with and without `www.`. */
export const siteHosts = memoizeLast((page: Page): readonly string[] => {
  const hosts = siteUrls(page).flatMap((url) => parseUrl(url)?.host || []);
  return [...new Set(hosts)]
    .filter((host) => !isPlatformHost(host) || !fileHost.test(host))
    .flatMap((host) => [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`]);
});

/** Returns the ports of the site. */
const sitePorts = memoizeLast(
  (page: Page) => new Set(siteUrls(page).flatMap((url) => (parseUrl(url)?.host ? (parseUrl(url)?.port ?? []) : []))),
);

/** Whether a URL has no host, or one of the site. */
function isSiteUrl(url: string, page: Page): boolean {
  const { host, port } = parseUrl(url) ?? { host: '', port: '' };
  return host === undefined || (siteHosts(page).includes(host) && sitePorts(page).has(port));
}

/** Whether relative URLs of a page lead to its site. */
export function hasOwnBase(page: Page): boolean {
  const base = baseElementOf(page);
  return !base || isSiteUrl(textOf(base, 'href'), page);
}

/** Whether a URL leads to the site that a page belongs to. */
export const isOfSite = (url: string, page: Page): boolean =>
  isSiteUrl(url, page) && (parseUrl(url)?.host !== undefined || hasOwnBase(page));

/** Returns the folder that makes the path of a page equal to that of one of its published URLs. */
function publishedRoot(page: Page): readonly string[] | undefined {
  const from = page.source.file;
  for (const url of publishedUrls(page)) {
    const { path = '' } = parseUrl(url) ?? {};
    const segments = resolveSegments(`/${path}`, []) ?? [];
    const names = segments.length === 0 ? [] : pageNames(segments, isFolderPath(path)).map((name) => name.join('/'));
    const name = names.find((one) => from === one || from.endsWith(`/${one}`));
    if (name !== undefined) return from.slice(0, -name.length).split('/').slice(0, -1);
  }
  return undefined;
}

/** The place of a page, and the reference to its `<base>` if that must become relative. */
interface PagePlace {
  readonly place: TextPlace;
  readonly base?: { readonly attribute: PageAttribute; readonly text: string };
}

function placeOf(page: Page, files: SavedFiles): PagePlace {
  const { file } = page.source;
  const own = files.placeOf(file);
  const root = publishedRoot(page) ?? own.root;
  const site: SitePlace = { ...own, root, hosts: new Set([...own.hosts, ...siteHosts(page)]) };
  const foreign: PagePlace = { place: { ...site, file, base: undefined } };
  const kind = baseOf(page);
  const element = baseElementOf(page);
  const attribute = element && attributeOf(element, 'href');
  if (kind.kind === 'page' || !attribute)
    return kind.kind === 'page' ? { place: { ...site, file, base: file } } : foreign;
  if (kind.kind === 'unknown' && kind.reason !== 'external-base') return foreign;
  const { host, path } = parseUrl(attribute.value) ?? { host: undefined, path: '' };
  if (host !== undefined && !site.hosts.has(host)) return foreign;
  const isRooted = host !== undefined || path.startsWith('/');
  const segments = resolveSegments(isRooted ? `/${path}` : path, own.folder);
  if (!segments) return foreign;
  const full = isRooted ? [...root, ...segments] : segments;
  const folder = isFolderPath(path) ? full : full.slice(0, -1);
  const base = isFolderPath(path) && full.length > 0 ? `${full.join('/')}/` : full.join('/');
  const place = { ...site, folder, file, base };
  return isRooted ? { place, base: { attribute, text: relativeUrl(file, base) } } : { place };
}

/** Returns the size of an image that its markup declares. */
function sizeOf(element: PageElement): PixelSize | undefined {
  const sides = /^\s*(\d{1,6})x(\d{1,6})\s*$/.exec(textOf(element, 'data-image-dimensions'));
  const [width, height] = sides
    ? [sides[1], sides[2]]
    : ['width', 'height'].map((name) => /^\s*(\d{1,6})(?:px)?\s*$/.exec(textOf(element, name))?.[1]);
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** Returns the image that an image in `noscript` replaces: the element after it. Other elements are returned unchanged. */
function imageOf(element: PageElement, page: Page): PageElement {
  const noscript = element.name === 'img' ? noscriptAround(element, page) : undefined;
  const next = noscript && page.elements[noscript.next];
  return next?.name === 'img' && next.parent === noscript?.parent ? next : element;
}

function kindOf(element: PageElement, attribute: string): UrlKind {
  const { name, parent } = element;
  if (name === 'script') return 'script';
  if (attribute.endsWith('srcset')) return 'image';
  if (name === 'link') return /(?:^|\s)stylesheet(?:\s|$)/i.test(textOf(element, 'rel')) ? 'stylesheet' : 'file';
  const isMedia = name === 'source' && parent?.name !== 'picture';
  const isImage = imageTags.has(name) || attribute === 'data-image' || attribute.endsWith('poster');
  return isImage && !isMedia ? 'image' : 'file';
}

function attributeNames(element: PageElement): readonly string[] {
  const loading = loadsFile(element) ? (loadingAttributes[element.name] ?? []) : [];
  const names = element.attributes.map(({ name }) => name).filter((name) => lazyAttributes.has(name));
  return [...loading, ...new Set(names)];
}

function fileReferences(element: PageElement, page: Page): readonly UrlReference[] {
  const image = imageOf(element, page);
  return attributeNames(element).flatMap((name) => {
    const attribute = attributeOf(element, name);
    if (!attribute || attribute.value.trim() === '') return [];
    const offset = offsetsInAttribute(attribute, page.source.text);
    const kind = kindOf(element, name);
    const isSet = name.endsWith('srcset');
    const urls = isSet ? srcsetUrls(attribute.value) : [{ url: attribute.value, start: 0 }];
    const shared = { kind, size: sizeOf(image), isData: name.startsWith('data-'), ...(!isSet && { attribute }) };
    const group = kind === 'image' && !name.endsWith('poster') ? { group: image.index } : {};
    return urls.map(({ url, start }) => ({ url, at: (one: number) => offset(start + one), ...shared, ...group }));
  });
}

const isMetadata = (element: PageElement): boolean =>
  element.name === 'meta'
    ? ['property', 'name', 'itemprop'].some((name) => imageMetadata.test(textOf(element, name)))
    : /^\s*image_src\s*$/i.test(textOf(element, 'rel'));

/** Returns the URLs of one attribute. */
function reference(attribute: PageAttribute | undefined, page: Page, kind: UrlKind): readonly UrlReference[] {
  if (!attribute || attribute.value.trim() === '') return [];
  return [{ url: attribute.value, at: offsetsInAttribute(attribute, page.source.text), kind, attribute }];
}

function referencesOf(element: PageElement, page: Page): readonly UrlReference[] {
  const { name } = element;
  if (isInTemplate(element, page)) return [];
  const slide = attributeOf(element, 'data-click-through-url');
  const links = name === 'a' || name === 'area' ? attributeOf(element, 'href') : undefined;
  const metadata = name === 'meta' ? 'content' : name === 'link' ? 'href' : undefined;
  return [
    ...reference(links, page, 'link'),
    ...reference(hasClass(element, 'sqs-audio-embed') ? attributeOf(element, 'data-url') : undefined, page, 'file'),
    ...(slide && /^(?:https?:)?\//i.test(normalizeHref(slide.value)) ? reference(slide, page, 'link') : []),
    ...(metadata && isMetadata(element) ? reference(attributeOf(element, metadata), page, 'metadata') : []),
    ...fileReferences(element, page),
  ];
}

/** The URLs of a page, and those that its data contains. */
export interface MappedPage extends MappedUrls {
  /** Returns the URL of the file of the site that a URL leads to; undefined without one, and if it leads to it without a change. */
  readonly localUrl: (url: string) => string | undefined;
}

/**
 * Returns the edits that lead the URLs of a page to the files of its site: links between pages, and remote URLs of
 * images, stylesheets, scripts, media and CSS with a local copy. The file of the page is relative to the folder of the
 * site. A `<base>` of the site becomes relative, because all other relative URLs depend on it.
 */
export function mapPage(page: Page, files: SavedFiles): MappedPage {
  const { place, base } = placeOf(page, files);
  const references = [
    ...page.attributed.flatMap((element) => referencesOf(element, page)),
    ...pageStyles(page).flatMap(({ css, at }) => cssReferences(css, at)),
  ];
  const localUrl = (url: string): string | undefined =>
    mapUrls([{ url, at: (offset) => offset, kind: 'file' }], place, files).changes[0]?.to;
  const mapped = { ...mapUrls(references, place, files), localUrl };
  if (!base) return mapped;
  const at = offsetsInAttribute(base.attribute, page.source.text);
  const range = { start: at(0), end: at(base.attribute.value.length) };
  const change = { from: base.attribute.value, to: base.text, kind: 'base' as const, ...range };
  const inOrder = (a: { start: number }, b: { start: number }): number => a.start - b.start;
  return {
    ...mapped,
    fixes: [...mapped.fixes, { ...range, text: base.text }].sort(inOrder),
    changes: [...mapped.changes, change].sort(inOrder),
  };
}
