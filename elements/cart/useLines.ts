import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHost, useSignal } from '../../core/element/hooks/host.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import type { Cart } from '../../core/model/cart/cart.ts';
import { createLineActions, type LineActions, type LineProblem, type Removal } from './line-actions.ts';
import { nextRows, type Row, rowsOf } from './model/rows.ts';
import type { Shop } from './useShoppingCart.ts';

export interface Lines {
  readonly rows: readonly Row[];
  /** Why a row has not been changed, by key. */
  readonly problems: ReadonlyMap<string, LineProblem>;
  /** The last change, for screen-reader users. */
  readonly announcement: string;
  /** The same object in every render. */
  readonly actions: LineActions;
}

/** A map as state, whose entries are set or, with undefined, deleted. */
function useMap<Value>(): [ReadonlyMap<string, Value>, (key: string, value: Value | undefined) => void] {
  const [map, setMap] = useState<ReadonlyMap<string, Value>>(() => new Map());
  const set = (key: string, value: Value | undefined): void =>
    setMap((before) => {
      if (before.get(key) === value) return before;
      const next = new Map(before);
      if (value === undefined) next.delete(key);
      else next.set(key, value);
      return next;
    });
  return [map, set];
}

/** Keeps the places of the rows. */
function useRows(cart: Cart | undefined, removals: ReadonlyMap<string, Removal>): readonly Row[] {
  const last = useRef<readonly Row[]>([]);
  const rows = useMemo(() => {
    const removed = new Map([...removals].map(([key, { entry }]) => [key, entry]));
    return nextRows(last.current, rowsOf(cart?.entries ?? []), removed);
  }, [cart, removals]);
  useLayoutEffect(() => {
    last.current = rows;
  });
  return rows;
}

/** Changes the items of the cart, and keeps what was removed until it can no longer be added again. */
export function useLines(shop: Shop | undefined, getMessage: GetMessage): Lines {
  const host = useHost();
  const signal = useSignal();
  const [removals, setRemoval] = useMap<Removal>();
  const [problems, setProblem] = useMap<LineProblem>();
  const [announcement, setAnnouncement] = useState('');
  const focusKey = useRef<string>(undefined);
  const rows = useRows(shop?.cart, removals);
  const gone = [...problems.keys()].filter((key) => !rows.some((row) => row.key === key));
  const latest = useLatest({ shop, removals, getMessage, gone });
  /** A new change of an item also clears the problems of those that another tab has removed. */
  const beginChange = (key: string): void => {
    for (const one of [key, ...latest.current.gone]) setProblem(one, undefined);
  };
  const actions = useMemo(
    () => createLineActions({ host, signal, latest, setRemoval, setProblem, beginChange, setAnnouncement, focusKey }),
    [],
  );
  return { rows, problems, announcement, actions };
}
