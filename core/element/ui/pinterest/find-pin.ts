import { sizedSource } from '../../../model/images/address.ts';
import { pinUrl } from '../../../model/pinterest/pin-url.ts';
import { addressContext } from '../../../page/images/hosts.ts';
import { readSlide } from '../../../page/read-slide.ts';
import { imageIn } from '../../../page/slide-media.ts';
import { unclobber } from '../../../page/unclobber.ts';

/**
 * Returns the URL that identifies a page: its canonical URL, or its own without the fragment; in a frame with `srcdoc` that of the
 * page around it. `undefined` if it is not on the web.
 */
function pageUrl(document: Document): string | undefined {
  const page = unclobber(document);
  const canonical = page.querySelector<HTMLLinkElement>('head > link[rel="canonical" i]')?.href;
  const url = [canonical, page.URL, page.baseURI].find((one) => one && /^https?:/.test(one) && URL.canParse(one));
  return url?.replace(/#.*/s, '');
}

/** Returns whether an image is the page's own: of its origin, or of an image host of the site. */
function isOwnImage(url: string, document: Document): boolean {
  const context = addressContext(document);
  const isOfOrigin = URL.canParse(url) && new URL(url).origin === new URL(context.base).origin;
  return (isOfOrigin && /^https?:/.test(url)) || sizedSource(url, context) !== undefined;
}

/** The link that saves an image. */
export interface PinTarget {
  /** `undefined` for a video, and for images that are not the page's own. */
  readonly url: string | undefined;
  /** The caption, or else the text alternative. */
  readonly description: string;
}

/** Returns the link that saves the image in one of the author's nodes. `source` is its URL if the node does not specify it. */
export function findPin(node: Element, source?: string): PinTarget {
  const document = node.ownerDocument;
  const image = imageIn(node);
  const { type, src, alt, caption } = readSlide(node);
  const slotted = unclobber(node).querySelector(':scope > [slot="caption"]')?.textContent?.replace(/\s+/g, ' ').trim();
  const description = caption || slotted || alt;
  // The file that is shown may be a small one; without a file, WebKit returns the URL of the page.
  const ownSource = image?.getAttribute('src')?.trim() ? image.src : image?.srcset && src;
  const given = source ?? (src === image?.currentSrc ? ownSource : src);
  const { base } = addressContext(document);
  const media = given && URL.canParse(given, base) ? new URL(given, base).href : '';
  const page = pageUrl(document);
  const isSaved = type === 'image' && image && page && isOwnImage(media, document);
  return { url: isSaved ? pinUrl({ page, media, description }) : undefined, description };
}
