/** The content of the server: nodes in the light DOM, to which the styles of the page apply. */
import { safeHtml } from '../../core/page/safe-html.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/** Creates a node with the safe part of the HTML. It is complete before it is in the page, so that nothing in it moves. */
export async function createContent(document: Document, html: string): Promise<HTMLElement> {
  const content = unclobber(document).createElement('div');
  content.dataset.siteOwned = '';
  await safeHtml(content, html);
  return content;
}

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
