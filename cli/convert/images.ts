/** Makes lazy images of site builders plain: with `src`, sizes and text, and without their twin in `<noscript>`. */
import { parseSize } from '../../core/model/contract/size.ts';
import { addressOf, platformHosts, sizedSource, widthIn } from '../../core/model/images/address.ts';
import { widths } from '../../core/model/images/width.ts';
import { isWithin } from '../lint/page/closest.ts';
import { attributeOf, named, type PageElement, textOf } from '../lint/page/page.ts';
import { attributeText } from '../text/attribute-text.ts';
import { placeholder } from './files/map-urls.ts';
import { addAttributes, childrenOf, type Job, outerEnd, outerRange, plainText, removeAttribute, urlIn } from './job.ts';

const isHidden = isWithin(({ name }) => name === 'noscript' || name === 'template');

/** Attributes of the script that loaded the image. */
const loaderAttributes = ['data-src', 'data-image', 'data-load', 'data-srcset', 'srcset-lazy'] as const;

const sourceOf = (image: PageElement, job: Job): string =>
  ['data-src', 'data-image'].map((name) => urlIn(image, name, job)).find((url) => url !== '') ?? '';

const isRemote = (url: string): boolean => /^(?:https?:)?\/\//i.test(url);

/** Whether the browser loads nothing, or only the image of a pixel that holds the place. */
const isEmpty = (url: string): boolean => /^\s*(?:$|data:|about:)/i.test(url);

const isLazy = (image: PageElement, job: Job): boolean => isEmpty(textOf(image, 'src')) && sourceOf(image, job) !== '';

/** Whether the browser shows an image at this place: it is not in a `<noscript>` or `<template>`, and has a URL. */
export const isShown = (element: PageElement, job: Job): boolean =>
  element.name === 'img' && !isHidden(element, job.page) && (isLazy(element, job) || !isEmpty(textOf(element, 'src')));

/** Whether the script of the site builder has shown the image before the page was saved, so that it has a `src` too. */
const wasLoaded = (image: PageElement): boolean =>
  !isEmpty(textOf(image, 'src')) && ['data-image', 'data-load'].some((name) => attributeOf(image, name) !== undefined);

/** A `<noscript>` with a second `<img>` for the same image, and nothing else. */
interface Twin {
  readonly holder: PageElement;
  readonly image: PageElement;
}

/** The name of the file that a URL leads to. A saving tool may have changed the rest, and the encoding of characters. */
function fileName(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name).replaceAll('+', ' ');
  } catch {
    return name;
  }
}

/** Returns the twins by their images: the `<noscript>` right before the image, or right after it. */
function twinsOf(job: Job): ReadonlyMap<PageElement, Twin> {
  const { page, text } = job;
  const twins = new Map<PageElement, Twin>();
  for (const holder of named(page, 'noscript')) {
    const [image, ...others] = page.elements.slice(holder.index + 1, holder.next);
    if (image?.name !== 'img' || others.length > 0 || holder.hasText) continue;
    const after = page.elements[holder.next];
    const before = page.elements[holder.index - 1];
    const name = fileName(urlIn(image, 'src', job));
    // A URL of a folder, such as that of a counter of visits.
    if (name === '') continue;
    const isBeside = (one: PageElement | undefined, start: number, end: number): one is PageElement =>
      one?.name === 'img' &&
      [urlIn(one, 'src', job), sourceOf(one, job)].some((url) => fileName(url) === name) &&
      one.parent === holder.parent &&
      !twins.has(one) &&
      /^\s*$/.test(text.slice(start, end));
    if (isBeside(after, outerEnd(holder, text), after?.tag.start ?? 0)) twins.set(after, { holder, image });
    else if (isBeside(before, before ? outerEnd(before, text) : 0, holder.tag.start))
      twins.set(before, { holder, image });
  }
  return twins;
}

/** The platform provides images of its hosts in several widths. */
function srcsetOf(url: string, width: number | undefined): string | undefined {
  const source = sizedSource(url, { base: 'https://site.invalid/', hosts: platformHosts });
  if (!source) return undefined;
  const fitting = widths.filter((one) => width === undefined || one <= width).toReversed();
  return fitting.length > 1
    ? fitting.map((one) => `${addressOf(source, one, 'querystring').replaceAll(',', '%2C')} ${one}w`).join(', ')
    : undefined;
}

/** Returns the absolute URL of an image without a protocol, and one of the platform with `https`. */
const plainUrl = (url: string): string => {
  const source = sizedSource(url, { base: 'https://site.invalid/', hosts: platformHosts });
  return source && URL.canParse(url.replace(/^\/\//, 'https://')) ? source.href : url.replace(/^\/\//, 'https://');
};

/** Whether a URL is that of an image that is shown until another one has loaded. */
const holdsPlace = (url: string): boolean => placeholder.test(fileName(url));

/** Returns the URL of the image: one with a local copy that is not a placeholder, or else that of the image in its full size. */
function urlOf(image: PageElement, job: Job): string {
  const [shown, source] = [urlIn(image, 'src', job), sourceOf(image, job)];
  if (source === '') return shown;
  if (isLazy(image, job) || !isRemote(source)) return source;
  return isRemote(shown) || holdsPlace(shown) ? source : shown;
}

function convertImage(job: Job, image: PageElement, twin: Twin | undefined): void {
  const given = urlOf(image, job);
  const url = plainUrl(given);
  const size = parseSize(textOf(image, 'data-image-dimensions'));
  const hasSize = attributeOf(image, 'width') !== undefined || attributeOf(image, 'height') !== undefined;
  const alt = attributeOf(image, 'alt') ? undefined : twin && attributeOf(twin.image, 'alt')?.value;
  const srcset = widthIn(given) === undefined && !attributeOf(image, 'srcset') ? srcsetOf(url, size?.width) : undefined;
  for (const name of ['src', ...loaderAttributes]) removeAttribute(job, image, name);
  const added = [
    attributeText('src', url),
    attributeText('srcset', srcset),
    attributeText('sizes', srcset && !attributeOf(image, 'sizes') ? 'auto, 100vw' : undefined),
    attributeText('width', size && !hasSize ? String(size.width) : undefined),
    attributeText('height', size && !hasSize ? String(size.height) : undefined),
    attributeText('alt', alt),
    attributeText('loading', attributeOf(image, 'loading') ? undefined : 'lazy'),
  ].join('');
  addAttributes(job, image, added);
  if (twin) {
    const { start, end } = outerRange(twin.holder, job.text);
    job.edits.remove(start, end);
  }
}

/** Makes all lazy images of the page plain. An image with a `src` and a twin would be shown twice without script. */
export function convertImages(job: Job): void {
  const twins = twinsOf(job);
  for (const image of named(job.page, 'img')) {
    if (!isShown(image, job)) continue;
    const twin = twins.get(image);
    if (twin || isLazy(image, job) || wasLoaded(image)) convertImage(job, image, twin);
  }
}

/** Returns the link around an image, if the link contains nothing else, or the image itself. */
export function withLink(image: PageElement, { page, text }: Job): PageElement {
  const { parent } = image;
  if (parent?.name !== 'a') return image;
  const others = childrenOf(parent, page).filter((one) => one !== image && one.name !== 'noscript');
  return others.length === 0 && plainText(text, { start: parent.tag.start, end: parent.end }) === '' ? parent : image;
}
