/** Cookies of the test page, which all pages in its frames share. */

/** Writes a cookie, as in `name=value; Max-Age=0`. */
export const setCookie = (text: string): string => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers.
  document.cookie = `${text}; Path=/`;
  // Chromium writes asynchronously, and only a document's own reads wait for it: other frames and requests would use the
  // old cookies.
  return document.cookie;
};

/** Sets cookies as another script of the site would. */
export const setCookies = (...names: readonly string[]): void => {
  for (const name of names) setCookie(`${name}=1`);
};

/** Removes cookies. */
export const removeCookies = (...names: readonly string[]): void => {
  for (const name of names) setCookie(`${name}=; Max-Age=0`);
};

export const cookieNames = (): readonly string[] =>
  document.cookie.split('; ').flatMap((text) => text.split('=')[0] || []);
