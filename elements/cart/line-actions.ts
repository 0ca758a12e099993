/** The uses of the rows: each changes the cart, and shows and announces the result at its row. */
import type { RefObject } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { Cart, CartEntry } from '../../core/model/cart/cart.ts';
import { formatMoney } from '../../core/model/money/format.ts';
import { createActionKey } from '../../core/page/action-key.ts';
import { languageOf } from '../../core/page/language.ts';
import type { CartClient, CartResult } from '../../core/page/shopping-cart.ts';
import { itemOf, nameOf, type Row, rowsOf, typedQuantity } from './model/rows.ts';
import type { ProblemText } from './problem-text.ts';
import type { Shop } from './useShoppingCart.ts';

export interface LineActions {
  readonly step: (row: Row, by: number) => void;
  /** Sets the quantity that the visitor has typed; 0 removes the item. */
  readonly type: (row: Row, text: string) => void;
  readonly remove: (row: Row) => void;
  readonly undo: (row: Row) => void;
  /** Hides a removed row, whose time is over. */
  readonly forget: (row: Row) => void;
  /** The key of the row that gets the focus when it is rendered anew. */
  readonly focusKey: RefObject<string | undefined>;
}

/** An item that the visitor has removed, and can add again. */
export interface Removal {
  readonly entry: CartEntry;
  /** Identifies the addition that undoes it, so that a repeated call adds the item once. */
  readonly undoKey: string;
  /** Whether the server has removed it; only then it can be added again. */
  readonly isRemoved: Promise<boolean>;
}

/** Why an item has not been changed. */
export interface LineProblem {
  readonly name: string;
  /** Returns the text in the language of this formatter. */
  readonly textIn: ProblemText;
}

/** The state of the rows. Setters with undefined delete the entry. */
export interface LineState {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  readonly latest: Readonly<
    RefObject<{
      readonly shop: Shop | undefined;
      readonly removals: ReadonlyMap<string, Removal>;
      readonly getMessage: GetMessage;
    }>
  >;
  readonly setRemoval: (key: string, removal: Removal | undefined) => void;
  readonly setProblem: (key: string, problem: LineProblem | undefined) => void;
  /** Clears the problems before a change of this row. */
  readonly beginChange: (key: string) => void;
  readonly setAnnouncement: (text: string) => void;
  readonly focusKey: RefObject<string | undefined>;
}

/** Shows results of changes. */
function createReports({ host, signal, latest, setProblem, beginChange, setAnnouncement }: LineState) {
  const announceQuantity = ({ key, entry }: Row, { entries, subtotalAmount }: Cart): void => {
    const n = rowsOf(entries).find((row) => row.key === key)?.entry.quantity ?? 0;
    const subtotal = formatMoney(subtotalAmount, languageOf(host)) ?? '';
    setAnnouncement(latest.current.getMessage('cart-changed', { name: nameOf(entry), n, subtotal }));
  };

  const showProblem = ({ key, entry }: Row, textIn: ProblemText): void => {
    const name = nameOf(entry);
    setProblem(key, { name, textIn });
    setAnnouncement(`${name}: ${textIn(latest.current.getMessage)}`);
  };

  /** Shows why a change was not made. Returns whether it was made. */
  const check = (row: Row, result: CartResult): boolean => {
    if (!result.ok && !signal.aborted) showProblem(row, () => latest.current.shop?.textOf(result.failure) ?? '');
    return result.ok && !signal.aborted;
  };

  const finish = async (row: Row, change: Promise<CartResult>): Promise<boolean> => {
    beginChange(row.key);
    const result = await change;
    if (result.ok && !signal.aborted) announceQuantity(row, result.cart);
    return check(row, result);
  };
  return { showProblem, check, finish };
}

/** Removes items, and adds them again. */
function createRemovals(state: LineState, { check, finish }: ReturnType<typeof createReports>) {
  const { latest, signal, setRemoval, beginChange, setAnnouncement, focusKey } = state;

  /** Forgets a removal, unless the item has been removed once more. */
  const endRemoval = (key: string, removal: Removal): void => {
    if (latest.current.removals.get(key) === removal) setRemoval(key, undefined);
  };

  const remove = async (client: CartClient, row: Row): Promise<void> => {
    const { key, entry } = row;
    const removing = client.remove(entry.id);
    const removal = { entry, undoKey: createActionKey(), isRemoved: removing.then(({ ok }) => ok) };
    beginChange(key);
    setRemoval(key, removal);
    setAnnouncement(latest.current.getMessage('cart-removed', { name: nameOf(entry) }));
    focusKey.current = key;
    // An item that was not removed is in the cart again.
    if (!check(row, await removing)) endRemoval(key, removal);
  };

  const undo = async (client: CartClient, row: Row): Promise<void> => {
    const removal = latest.current.removals.get(row.key);
    const item = removal && itemOf(removal.entry);
    if (!removal || !item) return;
    // Adding an item that is still in the cart would double it.
    if (!(await removal.isRemoved) || signal.aborted) return;
    focusKey.current = row.key;
    // A failed addition leaves the removal, so that the visitor can repeat it.
    if (await finish(row, client.add(item, removal.undoKey))) endRemoval(row.key, removal);
  };
  return { remove, undo };
}

/** Creates the uses of all rows. */
export function createLineActions(state: LineState): LineActions {
  const { latest, setRemoval, setProblem, beginChange, focusKey } = state;
  const reports = createReports(state);
  const { finish, showProblem } = reports;
  const { remove, undo } = createRemovals(state, reports);

  const type = async (client: CartClient, row: Row, text: string): Promise<void> => {
    const { id, quantity, stock = Infinity } = row.entry;
    const typed = typedQuantity(text);
    if (typed === undefined) return showProblem(row, (getMessage) => getMessage('cart-number'));
    if (typed === 0) return remove(client, row);
    const next = Math.min(typed, stock);
    beginChange(row.key);
    const isMade = next === 0 || next === quantity || (await finish(row, client.setQuantity(id, next)));
    if (isMade && next < typed) showProblem(row, (getMessage) => getMessage('cart-stock', { n: stock }));
  };

  const withClient =
    <Args extends readonly unknown[]>(use: (client: CartClient, ...args: Args) => unknown) =>
    (...args: Args): void => {
      const { shop } = latest.current;
      if (shop) void use(shop.client, ...args);
    };
  return {
    step: withClient((client, row, by) => finish(row, client.changeQuantity(row.entry.id, by))),
    type: withClient(type),
    remove: withClient(remove),
    undo: withClient(undo),
    forget: ({ key }) => {
      setRemoval(key, undefined);
      setProblem(key, undefined);
    },
    focusKey,
  };
}
