import { useLayoutEffect, useMemo, useRef } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { decoded } from '../../core/model/links/decoded.ts';
import { isElement } from '../../core/page/composed-tree.ts';
import { closest, matches, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import { type Item, isOpen, itemAround, itemsOf, panelOf, setOpen, syncPanel } from './items.ts';

type Values = ValuesOf<typeof contract>;

/** Returns the item whose title contains the target of a click. */
function titleItem(items: readonly Item[], target: EventTarget | null): Item | undefined {
  if (!target || !isElement(target)) return undefined;
  const title = closest(target, 'summary, [aria-expanded]');
  return items.find((item) => item === title || (title !== null && item === unclobber(title).parentElement));
}

/** Returns the item that the URL of the page links to, and the node to scroll to. */
function linkedItem(
  document: Document,
  items: readonly Item[],
): { readonly item: Item; readonly node: Element } | undefined {
  const { hash } = windowOf(document).location;
  const node = hash ? unclobber(document).getElementById(decoded(hash.slice(1))) : null;
  const item = node && itemAround(items, node);
  return item ? { item, node } : undefined;
}

interface Changes {
  /** Opens or closes an item, unless a listener cancels. */
  readonly change: (item: Item, isOpening: boolean) => void;
  readonly changeAll: (isOpening: boolean) => void;
  /** Opens an item without dispatching `site-toggle`, as the browser does. */
  readonly reveal: (item: Item) => void;
  /** Closes the others if one item has opened, and reports all changes. */
  readonly update: () => void;
}

function useChanges(items: readonly Item[], { multiple, firstExpanded }: Values): Changes {
  const emit = useEmit(contract);
  const write = useWriteAttribute();
  const open = useRef<ReadonlySet<Item>>(undefined);

  const change = (item: Item, isOpening: boolean): void => {
    if (isOpen(item) !== isOpening && emit('site-toggle', { item, open: isOpening })) setOpen(item, isOpening, write);
  };
  const update = (canCloseOthers = !multiple): void => {
    const before = open.current ?? new Set(items.filter(isOpen));
    const opened = items.filter((item) => isOpen(item) && !before.has(item));
    if (canCloseOthers && opened.length === 1) for (const item of items) if (item !== opened[0]) change(item, false);
    open.current = new Set(items.filter(isOpen));
    for (const item of items) if (isOpen(item) !== before.has(item)) emit('site-toggled', { item, open: isOpen(item) });
  };

  useLayoutEffect(() => {
    for (const item of items) syncPanel(item, write);
    const [first] = items;
    if (!open.current && firstExpanded && first && !items.some(isOpen)) setOpen(first, true, write);
    update();
  }, [items]);

  return {
    change,
    changeAll: (isOpening) => {
      for (const item of items) change(item, isOpening);
      update(false);
    },
    reveal: (item) => {
      setOpen(item, true, write);
      update();
    },
    update,
  };
}

/** Opens and closes the items: one at a time unless `multiple`, and the one that a link or find-in-page leads to. */
export function useAccordion(values: Values): void {
  const emit = useEmit(contract);
  const children = useAuthorChildren();
  const host = useHost();
  const items = useMemo(() => itemsOf(host, children), [host, children]);
  const { change, changeAll, reveal, update } = useChanges(items, values);

  const latest = useLatest({
    openLinked: (): void => {
      const linked = linkedItem(host.ownerDocument, items);
      if (!linked || isOpen(linked.item)) return;
      reveal(linked.item);
      linked.node.scrollIntoView();
    },
    click: (event: MouseEvent): void => {
      const item = titleItem(items, event.target);
      if (!item || event.defaultPrevented) return;
      const isOpening = !isOpen(item);
      // The browser opens and closes details itself.
      if (!matches(item, 'details')) change(item, isOpening);
      else if (!emit('site-toggle', { item, open: isOpening })) event.preventDefault();
      update();
    },
    match: ({ target }: Event): void => {
      const item = items.find((one) => panelOf(one) === target);
      if (item) reveal(item);
    },
  });

  // After the first item is open, so that it does not animate from its closed height.
  useStates({ ready: true });

  useHostEffect((element, signal) => {
    latest.current.openLinked();
    element.addEventListener('click', (event) => latest.current.click(event), { signal });
    element.addEventListener('beforematch', (event) => latest.current.match(event), { signal });
    windowOf(element.ownerDocument).addEventListener('hashchange', () => latest.current.openLinked(), { signal });
  });

  useExpose(contract, { expandAll: () => changeAll(true), collapseAll: () => changeAll(false) });
}
