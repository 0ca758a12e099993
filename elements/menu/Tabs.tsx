import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { matches } from '../../core/page/unclobber.ts';
import { tabAfterKey } from './model/tabs.ts';

interface Props {
  readonly label: string;
  readonly titles: readonly string[];
  readonly index: number;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onSelect: (index: number) => void;
}

/** Moves the focus from a tab to another by keys. Enter and Space click the focused one, as in every button. */
function moveFocus(event: KeyboardEvent<HTMLElement>, index: number, list: HTMLElement | null): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const tabs = list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
  const to = tabAfterKey(key, index, tabs.length, matches(currentTarget, ':dir(rtl)'));
  if (to === undefined) return;
  event.preventDefault();
  tabs[to]?.focus();
}

/** A tab list with one tab stop: the focused tab, or else that of the section that is shown. */
export function Tabs({ label, titles, index, list, onSelect }: Props): ReactNode {
  const [focused, setFocused] = useState<number>();
  return (
    <div part="tabs" role="tablist" aria-label={label} ref={list}>
      {titles.map((title, at) => (
        <button
          // Tabs have no key but their index.
          // biome-ignore lint/suspicious/noArrayIndexKey: see the comment above
          key={at}
          type="button"
          role="tab"
          part={at === index ? 'tab current' : 'tab'}
          aria-selected={at === index}
          tabIndex={at === (focused ?? index) ? 0 : -1}
          data-title={title}
          onClick={() => onSelect(at)}
          onKeyDown={(event) => moveFocus(event, at, list.current)}
          onFocus={() => setFocused(at)}
          onBlur={() => setFocused(undefined)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
