/** The crumb: a cookie that a request repeats, so that other sites cannot forge it (runtime 7; decisions 18). */

/** Cookies may be denied altogether: reading then throws in some browsers. */
function cookies(document: Document): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The page's crumb, if the server has set one; what no header can carry is none (anybody may have written the cookie). */
export function crumbOf(document: Document): string | undefined {
  const cookie = cookies(document)
    .split('; ')
    .find((text) => text.startsWith('crumb='));
  const crumb = decoded(cookie?.slice('crumb='.length) ?? '');
  return /^[\x20-\x7e]+$/.test(crumb) ? crumb : undefined;
}

/** Takes over the crumb that came with a refusal; the server may also have set the cookie itself. */
export function resetCrumb(document: Document, crumb: unknown): void {
  if (typeof crumb !== 'string') return;
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `crumb=${encodeURIComponent(crumb)}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Cookies are denied: the second try fails as the first did, and its failure is told.
  }
}
