/** The items of the list, loaded when the visitor reaches a control of the list, or the URL of the page selects items. */
import { type MouseEvent, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { AuthorChildren } from '../../core/element/light-dom/author-children.ts';
import type { useBridge } from '../../core/element/root.tsx';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { isPlainClick } from '../../core/page/plain-click.ts';
import { matches, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { readEntry, writeEntry } from './history-entry.ts';
import { messages } from './items/messages.en.ts';
import { ListController, type ListState } from './list-controller.ts';

const pages = lazyModule((_retry) => import('./list-pages.ts'));

/** Milliseconds after the last scroll event until the position is stored: Safari allows 100 changes of entries in 30 seconds. */
const settleTime = 300;

/** Returns a controller of the author's list. */
export function createController(bridge: ReturnType<typeof useBridge>): ListController {
  const host = bridge.host.element;
  return new ListController(host, {
    children: bridge.resource(AuthorChildren),
    load: async (...call) => {
      const module = await pages.load().catch((cause) => {
        bridge.emit('site-error', { code: 'list-pages-missing', args: {}, cause });
      });
      return module ? module.loadPage(host, ...call) : 'failed';
    },
    onLoad: (url) => bridge.emit('site-load', { url }),
    onLoaded: (url, count) => bridge.emit('site-loaded', { url, count }),
    onFiltered: ({ tag, category }, count) => bridge.emit('site-filtered', { tags: tag, categories: category, count }),
  });
}

const knownNames: readonly string[] = ['tag', 'category', 'sort', ''];

/** Returns what a form sends with this button, without files. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Whether the items of a form can be shown in the page instead: it opens no other page, and its button changes nothing. */
const isPlainGet = (form: HTMLFormElement, submitter: Element | null): boolean =>
  !matches(form, '[target]:not([target="" i], [target="_self" i])') &&
  !(submitter && matches(submitter, '[formaction], [formmethod], [formtarget]'));

/** Handles a submitted form. */
export function submit(controller: ListController, event: SubmitEvent): void {
  // Only forms are submitted.
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (event.defaultPrevented || !controller.isFilter(form) || !isPlainGet(form, submitter)) return;
  if (controller.send(form, fieldsOf(form, submitter), false)) event.preventDefault();
}

/** Shows what a control selects at once if no request is needed. */
function change(controller: ListController, { target }: Event): void {
  // Only controls are changed.
  const { form } = target as HTMLInputElement;
  if (!form || !controller.isFilter(form) || !isPlainGet(form, null)) return;
  const names = Array.from(unclobber(form).elements, (control) => control.getAttribute('name') ?? '');
  if (names.every((name) => knownNames.includes(name))) controller.send(form, fieldsOf(form, null), true);
}

/** Stores the scroll position in the entry of the list, and restores the list of other entries. */
function useHistory(controller: ListController): void {
  useHostEffect(({ ownerDocument: document, id }, signal) => {
    const view = windowOf(document);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = (): void => {
      if (readEntry(document, id) && !controller.isRestoring) writeEntry(document, id, { scroll: view.scrollY });
    };
    const end = (): void => clearTimeout(timer);
    const wait = (): void => {
      end();
      timer = setTimeout(store, settleTime);
    };
    view.addEventListener('scroll', wait, { signal, passive: true });
    view.addEventListener('pagehide', store, { signal });
    // The position belongs to the entry before.
    view.addEventListener('popstate', end, { signal, capture: true });
    view.addEventListener('popstate', () => controller.restore(), { signal });
    // Items that arrive late do not move a page that the visitor uses already.
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      view.addEventListener(type, () => controller.keepScroll(), { signal, passive: true, capture: true });
    signal.addEventListener('abort', end);
  });
}

/** Prepares the list while the browser has time, so that a filter is fast. Returns a function that ends it. */
function prepareWhenIdle(controller: ListController): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) return () => {};
  let id = 0;
  const prepare = (deadline: IdleDeadline): void => {
    if (!controller.prepare(() => deadline.timeRemaining() > 1)) id = requestIdleCallback(prepare);
  };
  id = requestIdleCallback(prepare);
  return () => cancelIdleCallback(id);
}

function statusOf({ phase, hasFailed, count, added }: ListState, getMessage: GetMessage): string {
  if (phase === 'loading') return getMessage('list-loading');
  if (hasFailed || count === undefined) return '';
  if (added > 0) return getMessage('list-added', { n: added, total: count });
  return count > 0 ? getMessage('list-count', { n: count }) : getMessage('list-none');
}

interface Props {
  readonly controller: ListController;
}

/** The number of items, the link to more items without one of the author, and why items could not be loaded. */
export function Items({ controller }: Props): ReactNode {
  const host = useHost();
  const getMessage = useMessages(messages);
  const children = useAuthorChildren();
  const { state: states } = controller;
  const state = useSyncExternalStore(states.subscribe, states.get, states.get);
  const { phase, hasFailed, isFiltered, count, changes, canClear, next } = state;
  useLayoutEffect(() => {
    controller.read();
    return prepareWhenIdle(controller);
  }, [children]);
  useLayoutEffect(() => () => controller.release(), []);
  useHistory(controller);
  useHostEffect((_, signal) => {
    const node = unclobber(host);
    node.addEventListener('change', (event) => change(controller, event), { signal });
  });
  // A state for filters would cost more than they do: browsers compute the styles of all items again when one changes.
  useStates({ loading: phase === 'loading' });
  const more = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isPlainClick(event) && controller.more()) event.preventDefault();
  };
  return (
    <>
      <div part="bar" className={isFiltered || count === 0 ? undefined : 'spoken'}>
        <span part="status" role="status">
          <span key={changes}>{statusOf(state, getMessage)}</span>
        </span>
        {canClear && (
          <button part="clear" type="button" onClick={() => controller.clear()}>
            {getMessage('list-clear')}
          </button>
        )}
      </div>
      {next !== undefined && (
        <a part="more" href={next} onClick={more}>
          {getMessage('list-more')}
        </a>
      )}
      {hasFailed && (
        <div part="problem">
          <span role="alert">{phase === 'idle' && getMessage('list-failed')}</span>
          <button part="retry" type="button" aria-disabled={phase === 'loading'} onClick={() => controller.retry()}>
            {getMessage('list-retry')}
          </button>
        </div>
      )}
    </>
  );
}
