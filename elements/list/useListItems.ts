import { useLayoutEffect, useMemo, useRef } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useBridge } from '../../core/element/root.tsx';
import { warnOnce } from '../../core/element/warn-once.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { isPlainClick } from '../../core/page/plain-click.ts';
import { closest, isElement, matches, originOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { messages } from './messages.en.ts';
import { findBox, isFilterLink, isPlainLink, linkOf } from './read-list.ts';

const listItems = lazyModule((_retry) => import('./list-items.tsx'));

/** Whether the page may have to show other items before it is used: those of its URL, or of its history. */
const isSelected = ({ location, history }: Window): boolean =>
  [...new URLSearchParams(location.search).keys()].some(
    (name) => ['tag', 'category', 'sort'].includes(name) || name.endsWith('pages'),
  ) || 'siteList' in Object(history.state);

/** Milliseconds for which a click waits for the code of the items. */
const longestWait = 1000;

type Use = MouseEvent | SubmitEvent;

const isSubmit = (event: Use): event is SubmitEvent => event.type === 'submit';

/** Returns a use that shows items in the page, as a function that repeats it; undefined for all others. */
function repeatable(event: Use): (() => void) | undefined {
  const { target } = event;
  if (!target || !isElement(target)) return undefined;
  if (isSubmit(event)) {
    const { submitter, defaultPrevented } = event;
    // Only forms are submitted.
    const form = unclobber(target as HTMLFormElement);
    return form.method === 'get' && !defaultPrevented ? () => form.requestSubmit(submitter) : undefined;
  }
  // The selector matches links, and those of SVG, which have no origin.
  const link = linkOf(target) as HTMLAnchorElement | null;
  if (!link || !isPlainClick(event) || !isPlainLink(link)) return undefined;
  if (link.origin !== originOf(target.ownerDocument)) return undefined;
  return matches(link, '[rel~="next" i]') || isFilterLink(link) ? () => link.click() : undefined;
}

/** Loads the code of the items when it is needed, and repeats what the visitor uses meanwhile. */
export function useListItems() {
  const host = useHost();
  const bridge = useBridge();
  const children = useAuthorChildren();
  const pending = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeaving = useRef(false);
  const repeat = (): void => {
    const use = pending.current;
    pending.current = undefined;
    clearTimeout(timer.current);
    use?.();
  };
  // Without the code, links and forms lead to their pages.
  const leave = (): void => {
    isLeaving.current = true;
    repeat();
    isLeaving.current = false;
  };
  const { module, load } = useLazyModule(listItems, 'list-items-missing', leave);
  const controller = useMemo(() => module?.createController(bridge), [module, bridge]);
  const use = (event: Use): void => {
    if (isLeaving.current) return;
    if (module && controller) {
      if (isSubmit(event)) module.submit(controller, event);
      else if (controller.follow(event)) event.preventDefault();
      return;
    }
    const again = findBox(host) && repeatable(event);
    if (!again) return;
    event.preventDefault();
    pending.current = again;
    clearTimeout(timer.current);
    timer.current = setTimeout(leave, longestWait);
    load();
  };
  const reach = ({ target }: Event): void => {
    if (!target || !isElement(target)) return;
    const link = linkOf(target);
    if (closest(target, 'a[rel~="next" i], nav, form') || (link && isFilterLink(link))) load();
  };
  const latest = useLatest({ use, reach });
  useHostEffect((node, signal) => {
    const element = unclobber(node);
    for (const type of ['click', 'submit'] as const)
      element.addEventListener(type, (event) => latest.current.use(event), { signal });
    for (const type of ['pointerover', 'focusin'])
      element.addEventListener(type, (event) => latest.current.reach(event), { signal, passive: true });
    signal.addEventListener('abort', () => clearTimeout(timer.current));
  });
  useLayoutEffect(() => {
    if (!findBox(host)) warnOnce(`site-elements: ${messages['list-missing']}`);
    else if (isSelected(windowOf(host.ownerDocument))) load();
  }, [children]);
  useLayoutEffect(() => {
    if (module) repeat();
  }, [module]);
  return { module, controller };
}
