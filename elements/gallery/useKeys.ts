import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { isElement } from '../../core/page/composed-tree.ts';
import { pageService } from '../../core/page/page.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { hasModifier, stepOfKey } from './model/keys.ts';
import type { Slides } from './slides.ts';

interface Settings {
  readonly keyboard: boolean;
  readonly keys: readonly string[];
  readonly isInView: boolean;
  readonly isRtl: boolean;
  readonly isVertical: boolean;
}

/** Elements that use arrow keys themselves. */
const needsArrows =
  'input, textarea, select, video, audio, iframe, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="textbox"], [role="listbox"], [role="menu"], [role="tablist"], [role="radiogroup"], [role="application"], [role="grid"], [role="tree"]';

const isElsewhere = (host: Element, path: readonly EventTarget[]): boolean =>
  path.some(
    (node) =>
      isElement(node) && (matches(node, needsArrows) || (matches(node, ':modal') && !unclobber(node).contains(host))),
  );

/** The galleries of a page that show a few slides at a time. */
const galleriesOn = (page: Document) => pageService(page, 'moving-galleries', () => new Set<Element>());

/** Keys that scroll vertically; the other arrow keys scroll horizontally. */
const vertical = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

const scrolls = (node: Element, key: string): boolean => {
  const { overflowX, overflowY } = getComputedStyle(node);
  const isVertical = vertical.includes(key);
  const { scrollHeight, clientHeight, scrollWidth, clientWidth, ownerDocument } = unclobber(node);
  const room = isVertical ? scrollHeight - clientHeight : scrollWidth - clientWidth;
  // The page scrolls unless its overflow is hidden, other boxes only if they declare it.
  const isPage = node === unclobber(ownerDocument).scrollingElement;
  return room > 1 && (isPage ? /^(?!hidden|clip)/ : /^(?:auto|scroll)/).test(isVertical ? overflowY : overflowX);
};

/** Without the focus in it, only the single gallery of a page has keys, and never those that scroll the page. */
function isLeftToPage(host: Element, { key }: KeyboardEvent, path: readonly EventTarget[]): boolean {
  const page = host.ownerDocument;
  if (path.includes(host)) return false;
  if (galleriesOn(page).size > 1 || path.some((node) => isElement(node) && matches(node, host.localName))) return true;
  if (!/^(?:Arrow|Page|Home|End| )/.test(key)) return false;
  const { scrollingElement } = unclobber(page);
  return [...path, scrollingElement].some((node) => node && isElement(node) && scrolls(node, key));
}

/** Arrow keys change slides while the gallery is in view (docs/spec.md#widgets-4). */
export function useKeys(settings: Settings, slides: Slides, isAutoplaying: boolean): void {
  const { keyboard, isInView } = settings;
  const press = (host: Element, event: KeyboardEvent): void => {
    const path = event.composedPath();
    if (event.defaultPrevented || hasModifier(event) || isElsewhere(host, path)) return;
    const by = stepOfKey(event.key, settings);
    if (by === 0 || isLeftToPage(host, event, path)) return;
    event.preventDefault();
    if (!event.repeat || !slides.isMoving) slides.step(by);
  };
  const isOn = keyboard && isInView && !isAutoplaying && slides.nodes.length > slides.shown;
  const latest = useLatest(isOn ? press : undefined);
  useHostEffect((host, signal) => {
    const galleries = galleriesOn(host.ownerDocument).add(host);
    signal.addEventListener('abort', () => galleries.delete(host));
    unclobber(host.ownerDocument).addEventListener('keydown', (event) => latest.current?.(host, event), { signal });
  });
}
