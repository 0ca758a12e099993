/** Keeps the page behind a modal from scrolling, without shifting its content. */
import { pageService } from './page.ts';
import { unclobber } from './unclobber.ts';

interface Lock {
  holders: number;
  sheet: CSSStyleSheet | undefined;
}

/** Hides the scrollbar. If that widens the page, padding on its side keeps the layout unchanged. */
function lockingSheet(document: Document): CSSStyleSheet | undefined {
  const page = unclobber(document);
  const { defaultView, documentElement } = page;
  if (!defaultView) return undefined;
  const before = documentElement.clientWidth;
  const side = documentElement.getBoundingClientRect().left + defaultView.scrollX > 0 ? 'left' : 'right';
  const padding = Number.parseFloat(defaultView.getComputedStyle(documentElement).getPropertyValue(`padding-${side}`));
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync(':root { overflow: hidden !important }');
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const gained = documentElement.clientWidth - before;
  if (gained > 0) sheet.insertRule(`:root { padding-${side}: ${padding + gained}px !important }`);
  return sheet;
}

const lockOf = (document: Document): Lock =>
  pageService(document, 'scroll-lock', () => ({ holders: 0, sheet: undefined }));

/** Returns whether a modal of ours is open. */
export const isScrollLocked = (document: Document): boolean => lockOf(document).holders > 0;

/** Locks the page's scrolling until the returned function is called; several callers share one lock. */
export function lockScroll(document: Document): () => void {
  const lock = lockOf(document);
  lock.holders += 1;
  if (lock.holders === 1) lock.sheet = lockingSheet(document);
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    lock.holders -= 1;
    if (lock.holders > 0) return;
    const page = unclobber(document);
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== lock.sheet);
    lock.sheet = undefined;
  };
}
