/** Schemes that a link or a navigation may use; others could run script or open other programs. */
const safeSchemes: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'ftp:'];

/**
 * Whether a URL, absolute or relative, is safe to put in `href` or to navigate to, or has one of the `schemes` (with
 * their colons) that are given instead. The URL parser of the platform decides, so that tabs, newlines and letter case
 * in a scheme cannot hide it (https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
export function isSafeUrl(text: string, schemes: readonly string[] = safeSchemes): boolean {
  try {
    return schemes.includes(new URL(text, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}

const isImageData = (text: string, types: RegExp): boolean =>
  isSafeUrl(text, ['data:']) && types.test(new URL(text).pathname);

const isLoadable = (text: string): boolean => isSafeUrl(text, ['http:', 'https:', 'blob:']);

/**
 * Whether a URL, absolute or relative, is safe to put in the `src` of an image. An image runs no script, SVG included
 * (https://www.w3.org/TR/SVG2/conform.html#secure-static-mode).
 */
export const isImageUrl = (text: string): boolean => isLoadable(text) || isImageData(text, /^image\//i);

/** Whether a link may lead to an image, or save it: as a document, an SVG file runs script. */
export const isImageLink = (text: string): boolean =>
  isLoadable(text) || isImageData(text, /^image\/(?:avif|bmp|gif|jpeg|png|webp)[;,]/i);
