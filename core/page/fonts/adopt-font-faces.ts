/** The `@font-face` rules of a page, as adopted stylesheets, so that they work under a strict CSP. */
import { fallbackCss, fontFaceCss } from '../../model/fonts/font-face-css.ts';
import type { FontSettings } from '../../model/fonts/read-font-settings.ts';
import { isSafeUrl } from '../../model/safe-url.ts';
import { pageService } from '../page.ts';
import { originOf, unclobber, windowOf } from '../unclobber.ts';

/** Adopts rules; returns the function that removes them. */
function adoptRules(document: Document, css: string): () => void {
  const page = unclobber(document);
  if (css === '') return () => {};
  const sheet = new (windowOf(document).CSSStyleSheet)();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Returns the absolute URL of a file; undefined if its scheme is not http or https. */
export function fontUrl(document: Document, src: string): URL | undefined {
  const { baseURI } = unclobber(document);
  const url = URL.canParse(src, baseURI) ? new URL(src, baseURI) : undefined;
  return url && isSafeUrl(url.href, ['http:', 'https:']) ? url : undefined;
}

/** Returns the URL of a file that is, or is not, on the origin of the page. */
const urlAt = (document: Document, isOwn: boolean) => {
  const origin = originOf(document);
  return (src: string): string | undefined => {
    const url = fontUrl(document, src);
    return url && (url.origin === origin) === isOwn ? url.href : undefined;
  };
};

/** Whether the file of a font is on another origin, so that it needs consent. */
export const isForeign = (document: Document, src: string): boolean => urlAt(document, false)(src) !== undefined;

interface OwnFaces {
  css: string;
  remove: (() => void) | undefined;
}

/**
 * Adopts the files on the origin of the page, and the local fonts that are shown until files have loaded. The script in the page has
 * possibly adopted the same before. Returns the function that removes them.
 */
export function adoptOwnFonts(document: Document, { families }: FontSettings): () => void {
  const faces = pageService(document, 'font-faces', (): OwnFaces => ({ css: '', remove: undefined }));
  const css = fallbackCss(families) + fontFaceCss(families, urlAt(document, true));
  if (!faces.remove || faces.css !== css) {
    faces.remove?.();
    faces.css = css;
    faces.remove = adoptRules(document, css);
  }
  const { remove } = faces;
  return () => {
    remove();
    if (faces.remove === remove) faces.remove = undefined;
  };
}

/** Adopts the files on other origins, which need consent. Returns the function that removes them. */
export const adoptForeignFonts = (document: Document, { families }: FontSettings): (() => void) =>
  adoptRules(document, fontFaceCss(families, urlAt(document, false)));
