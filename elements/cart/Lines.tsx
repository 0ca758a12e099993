import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useListener } from '../../core/element/hooks/listener.ts';
import { useCountdown } from '../../core/element/ui/countdown.ts';
import { Icon } from '../../core/element/ui/icon.tsx';
import type { CartEntry } from '../../core/model/cart/cart.ts';
import { encodeText } from '../../core/model/encode-text.ts';
import { formatMoney } from '../../core/model/money/format.ts';
import { moneyOfCents, plusTimes } from '../../core/model/money/read-money.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import type { LineActions } from './line-actions.ts';
import { fieldLabel, itemOf, nameOf, type Row, typedQuantity, undoDuration } from './model/rows.ts';
import { onTyping } from './on-typing.ts';
import type { Lines as LinesState } from './useLines.ts';

interface RowProps {
  readonly row: Row;
  readonly problem: string | undefined;
  readonly language: string;
  readonly actions: LineActions;
  readonly getMessage: GetMessage;
}

/** Moves the focus to a node of a row if what had the focus in this row is gone. */
function useRowFocus(ref: RefObject<HTMLElement | null>, { row, actions }: RowProps): void {
  useLayoutEffect(() => {
    const node = ref.current;
    if (actions.focusKey.current === row.key) node?.focus({ preventScroll: true });
    return () => {
      const active = node ? treeOf(node)?.activeElement : undefined;
      if (active && node?.closest('li')?.contains(active)) actions.focusKey.current = row.key;
    };
  }, []);
}

function lineTotal({ unitPrice, quantity }: CartEntry, language: string): string | undefined {
  const zero = unitPrice && moneyOfCents(0, unitPrice.currency);
  const total = zero && plusTimes(zero, unitPrice, quantity);
  return total && formatMoney(total, language);
}

/** The field of the quantity: what is typed takes effect on Enter, and when the focus leaves the field. */
function Quantity({
  row,
  problem,
  problemId,
  actions,
  getMessage,
}: RowProps & { readonly problemId: string }): ReactNode {
  const { entry } = row;
  const [draft, setDraft] = useState<string>();
  const name = nameOf(entry);
  const { quantity, stock = Infinity, isPending } = entry;
  const commit = (): void => {
    setDraft(undefined);
    if (draft !== undefined && draft !== String(quantity)) actions.type(row, draft);
  };
  const step = (by: number): void => {
    const next = quantity + by;
    if (isPending) return;
    const typed = draft === undefined ? undefined : typedQuantity(draft);
    if (typed !== undefined) {
      // The number in the field, which has not been sent yet.
      setDraft(undefined);
      actions.type(row, String(Math.max(1, typed + by)));
    } else if (next >= 1 && (by < 0 || next <= stock)) actions.step(row, by);
  };
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={getMessage('cart-less', { name })}
        aria-disabled={isPending || quantity <= 1}
        onClick={() => step(-1)}
      >
        <Icon path="M7 12h10" />
      </button>
      <input
        part="quantity"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={getMessage('cart-quantity', { name })}
        aria-valuenow={quantity}
        aria-valuemin={1}
        aria-valuemax={Number.isFinite(stock) ? Math.max(1, stock) : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        readOnly={isPending}
        value={draft ?? quantity}
        {...onTyping(setDraft)}
        onBlur={commit}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (event.key === 'Enter') {
            // The same key would activate a button to which the focus moves.
            event.preventDefault();
            commit();
          } else if (event.key === 'Escape' && draft !== undefined) {
            // The key undoes what was typed, and does not close the drawer.
            event.stopPropagation();
            event.preventDefault();
            setDraft(undefined);
          } else if (by) {
            event.preventDefault();
            step(by);
          }
        }}
      />
      <button
        type="button"
        aria-label={getMessage('cart-more', { name })}
        aria-disabled={isPending || quantity >= stock}
        onClick={() => step(1)}
      >
        <Icon path="M7 12h10M12 7v10" />
      </button>
    </span>
  );
}

/** Returns the options, and what the visitor has entered, as pairs of a name and a value. */
const detailsOf = ({ options = [], fields = {} }: CartEntry): readonly (readonly [string, string])[] => [
  ...options.map(({ name, value }) => [name, value] as const),
  ...Object.entries(fields).map(([name, value]) => [fieldLabel(name), value] as const),
];

function Line(props: RowProps): ReactNode {
  const { row, problem, language, actions, getMessage } = props;
  const { entry } = row;
  const problemId = `problem-${encodeText(row.key)}`;
  const remove = useRef<HTMLButtonElement>(null);
  useRowFocus(remove, props);
  const title = entry.productName ?? entry.sku ?? entry.id;
  const details = detailsOf(entry);
  const price = entry.unitPrice && formatMoney(entry.unitPrice, language);
  const { stock } = entry;
  const hint = stock !== undefined && entry.quantity >= stock ? getMessage('cart-stock', { n: stock }) : undefined;
  return (
    <>
      {entry.imageUrl && <img part="image" src={entry.imageUrl} alt="" loading="lazy" decoding="async" />}
      <div className="about">
        {entry.productUrl ? (
          <a part="name" href={entry.productUrl}>
            {title}
          </a>
        ) : (
          <span part="name">{title}</span>
        )}
        {details.length > 0 && (
          <span part="options" className="muted">
            {details.map(([name, value]) => `${name}: ${value}`).join(' · ')}
          </span>
        )}
        {price && (
          <span part="price" className="muted">
            {getMessage('cart-price', { price })}
          </span>
        )}
      </div>
      <span part="line-total" className="amount">
        {lineTotal(entry, language)}
      </span>
      <div className="controls">
        <Quantity {...props} problemId={problemId} />
        <button
          ref={remove}
          type="button"
          part="remove"
          className="plain"
          aria-label={getMessage('cart-remove-line', { name: nameOf(entry) })}
          aria-disabled={entry.isPending}
          onClick={() => entry.isPending || actions.remove(row)}
        >
          {getMessage('cart-remove')}
        </button>
      </div>
      <p part={problem ? 'problem' : undefined} id={problemId} className={problem ? 'problem' : 'muted'}>
        {problem ?? hint}
      </p>
    </>
  );
}

/** A removed item. Its time pauses while the pointer is on it, and while a key has moved the focus to it. */
function RemovedLine(props: RowProps): ReactNode {
  const { row, problem, actions, getMessage } = props;
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const item = itemOf(props.row.entry);
  useRowFocus(item ? undo : box, props);
  useListener(box, 'pointerenter', () => setPointer(true));
  useListener(box, 'pointerleave', () => setPointer(false));
  useCountdown(undoDuration, !hasPointer && !hasFocus, () => actions.forget(row));
  const name = nameOf(row.entry);
  return (
    <div
      ref={box}
      className="removed"
      tabIndex={item ? undefined : -1}
      onFocusCapture={({ target }) => setFocus(target.matches(':focus-visible'))}
      onBlurCapture={() => setFocus(false)}
    >
      <span>{getMessage('cart-removed', { name })}</span>
      {item && (
        <button
          ref={undo}
          type="button"
          part="undo"
          className="plain"
          aria-label={getMessage('cart-undo-line', { name })}
          onClick={() => actions.undo(row)}
        >
          {getMessage('cart-undo')}
        </button>
      )}
      {problem && (
        <p part="problem" className="problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A row is rendered again only when it has changed, so that long carts stay smooth. */
const ListItem = (props: RowProps): ReactNode =>
  useMemo(
    () => <li part="line">{props.row.isRemoved ? <RemovedLine {...props} /> : <Line {...props} />}</li>,
    // Of the messages, one is enough to notice another language.
    [props.row, props.problem, props.language, props.getMessage('cart-remove')],
  );

interface Props extends Omit<LinesState, 'announcement'> {
  readonly language: string;
  readonly getMessage: GetMessage;
}

/** The items of the cart. */
export function Lines({ rows, problems, actions, language, getMessage }: Props): ReactNode {
  const known = new Set(rows.map(({ key }) => key));
  const others = [...problems].filter(([key]) => !known.has(key));
  const list = useRef<HTMLUListElement>(null);
  // The effects of the rows run first.
  useLayoutEffect(() => {
    const { current } = actions.focusKey;
    actions.focusKey.current = undefined;
    // The row that had the focus is gone: another tab has removed its item, or its time for Undo is over.
    if (current !== undefined && !known.has(current)) list.current?.focus({ preventScroll: true });
  });
  return (
    <>
      {others.map(([key, { name, textIn }]) => (
        <p key={key} part="problem" className="problem">
          {name}: {textIn(getMessage)}
        </p>
      ))}
      {rows.length > 0 && (
        // Safari does not report lists without markers as lists.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <ul ref={list} part="lines" role="list" tabIndex={-1} aria-label={getMessage('cart-list')}>
          {rows.map((row) => (
            <ListItem
              key={row.key}
              row={row}
              problem={problems.get(row.key)?.textIn(getMessage)}
              language={language}
              actions={actions}
              getMessage={getMessage}
            />
          ))}
        </ul>
      )}
    </>
  );
}
