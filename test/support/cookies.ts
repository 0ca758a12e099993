/** Cookies of the test page, which all pages in its frames share. */

const write = (page: Document, text: string): string => {
  page.cookie = `${text}; Path=/`;
  // Chromium writes asynchronously, and only a document's own reads wait for it: another frame would see the old cookies.
  return page.cookie;
};

/** Sets cookies as another script of the site would. */
export const setCookies = (...names: readonly string[]): void => {
  for (const name of names) write(document, `${name}=1`);
};

/** Removes cookies. */
export const removeCookies = (...names: readonly string[]): void => {
  for (const name of names) write(document, `${name}=; Max-Age=0`);
};

export const cookieNames = (): readonly string[] =>
  document.cookie.split('; ').flatMap((text) => text.split('=')[0] || []);
