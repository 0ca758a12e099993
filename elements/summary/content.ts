/** The content of the server: nodes in the light DOM, to which the styles of the page apply. */
import { safeHtml } from '../../core/page/safe-html.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/**
 * Creates a node with the safe part of the HTML; undefined if the sanitizer cannot be loaded. Its images load at once, because those
 * without a size would move the page later.
 */
export async function createContent(document: Document, html: string): Promise<HTMLElement | undefined> {
  const content = unclobber(document).createElement('div');
  content.dataset.siteOwned = '';
  if (!(await safeHtml(content, html))) return undefined;
  for (const image of content.querySelectorAll<HTMLImageElement>('img[loading]')) image.loading = 'eager';
  return content;
}

/** Whether all images of the content have loaded or failed. */
export const isComplete = (content: HTMLElement): boolean =>
  [...content.querySelectorAll('img')].every(({ complete }) => complete);

/** Whether a visitor sees nothing in the content. */
export const isEmpty = (content: HTMLElement): boolean =>
  !content.textContent?.trim() && content.querySelector('img') === null;

/** Content by the slot that shows it. */
export type Contents = Readonly<Record<'rendered' | 'next', HTMLElement | undefined>>;

/**
 * Adds the contents to the element. Removes all others, also those that were cloned with it. Some libraries of pages replace `append` and
 * `remove`.
 */
export function setContents(host: HTMLElement, contents: Partial<Contents>): void {
  const wanted = Object.values(contents);
  for (const old of host.querySelectorAll<HTMLElement>(':scope > [data-site-owned]'))
    if (!wanted.includes(old)) old.replaceWith();
  for (const [slot, content] of Object.entries(contents)) {
    if (!content) continue;
    content.slot = slot;
    if (content.parentNode !== host) host.appendChild(content);
  }
}
