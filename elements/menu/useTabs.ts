import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { decoded } from '../../core/model/links/decoded.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { matches, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { fragmentOf, wrapIndex } from './model/tabs.ts';

interface Options {
  /** The titles of the sections: a new list after each change of the sections. */
  readonly titles: readonly string[];
  readonly currentIndex: number;
  /** Returns the sections, in the order of their titles. */
  readonly panels: () => readonly Element[];
  /** The tab list. */
  readonly list: RefObject<HTMLElement | null>;
}

interface Tabs {
  readonly index: number;
  /** Shows a section, unless a listener cancels. */
  readonly select: (index: number) => void;
}

/** Returns the node that the URL of the page links to, and the id in the URL. */
function linkTarget(document: Document): { readonly id: string; readonly node: Element | null } {
  const id = decoded(windowOf(document).location.hash.slice(1));
  return { id, node: id ? unclobber(document).getElementById(id) : null };
}

/** Shows the section of a link to it or to its content, and of a match of find-in-page. */
function useReveal({ titles, panels }: Options, index: number, reveal: (index: number) => void): void {
  const host = useHost();
  const latest = useLatest({
    reveal,
    revealLinked: (): void => {
      const { id, node } = linkTarget(host.ownerDocument);
      const to = node
        ? panels().findIndex((panel) => unclobber(panel).contains(node))
        : titles.findIndex((title) => id !== '' && fragmentOf(title) === id);
      if (to < 0 || to === index) return;
      reveal(to);
      (node ?? host).scrollIntoView();
    },
  });
  useLayoutEffect(() => latest.current.revealLinked(), []);
  useHostEffect(({ ownerDocument }, signal) =>
    windowOf(ownerDocument).addEventListener('hashchange', () => latest.current.revealLinked(), { signal }),
  );
  useLayoutEffect(() => {
    const controller = new AbortController();
    for (const [at, panel] of panels().entries())
      panel.addEventListener('beforematch', () => latest.current.reveal(at), { signal: controller.signal });
    return () => controller.abort();
  }, [titles]);
}

/** Shows one section at a time if there are several: that of the tab that the visitor selects. */
export function useTabs(options: Options): Tabs {
  const { titles, currentIndex, panels, list } = options;
  const index = wrapIndex(currentIndex, titles.length);
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const write = useWriteAttribute();
  const before = useRef<number>(undefined);

  const showPanel = (shown: number): void => {
    for (const [at, panel] of panels().entries()) {
      const isHidden = at !== shown && titles.length > 1;
      if (isHidden || matches(panel, '[hidden="until-found"]')) write(panel, 'hidden', isHidden ? 'until-found' : null);
    }
  };
  const reveal = (to: number): void => {
    if (to === index) return;
    // At once, so that the page can scroll to the content.
    showPanel(to);
    writeBack({ currentIndex: to });
  };
  const select = (requested: number): void => {
    const to = wrapIndex(requested, titles.length);
    if (to !== index && emit('site-show', { from: index, to })) reveal(to);
  };

  useLayoutEffect(() => {
    const tabs = [...(list.current?.children ?? [])];
    // Ids would not reach out of the shadow root. An engine without this property keeps it as a plain value.
    for (const [at, panel] of panels().entries()) if (tabs[at]) Reflect.set(tabs[at], 'ariaControlsElements', [panel]);
  }, [titles]);
  useLayoutEffect(() => {
    showPanel(index);
    const { current: from = index } = before;
    before.current = index;
    if (from !== index) emit('site-shown', { from, to: index });
  }, [index, titles]);
  useReveal(options, index, reveal);
  useStates({ ready: titles.length > 1 });
  useExpose(contract, {
    select: (requested) => {
      if (!Number.isFinite(requested))
        throw new TypeError(formatMessage(messages['menu-index-invalid'], { value: String(requested) }));
      select(requested);
    },
  });
  return { index, select };
}
