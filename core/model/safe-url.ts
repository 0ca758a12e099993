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
