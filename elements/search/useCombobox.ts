import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { rectOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import type { contract } from './contract.ts';
import type { FormState } from './form-state.ts';
import { isSuggestible, optionAfterKey } from './model/active-option.ts';
import type { Outcome } from './model/calls.ts';
import type { SearchResult } from './model/results.ts';
import { fieldsOf, findField } from './search-form.ts';
import { activate, createList, fillList } from './suggestion-list.ts';
import { useFailure } from './useFailure.ts';
import { type SearchCall, useSearchCall } from './useSearchCall.ts';

/** Milliseconds after the last letter until suggestions are requested. */
const typingTime = 200;

/** The smallest width of the box in CSS pixels, if the element is as wide. */
const smallestWidth = 288;

/** Makes a field an editable combobox with a list, as in https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
function useList(field: HTMLInputElement | null, label: string): RefObject<HTMLElement | undefined> {
  const host = useHost();
  const write = useWriteAttribute();
  const list = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (!field) return undefined;
    const created = createList(host);
    list.current = created;
    const attributes = Object.entries({
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': created.id,
      'aria-expanded': 'false',
      'aria-activedescendant': null,
    });
    const before = attributes.map(([name]) => field.getAttribute(name));
    for (const [name, value] of attributes) write(field, name, value);
    return () => {
      created.replaceWith();
      list.current = undefined;
      for (const [index, [name]] of attributes.entries()) write(field, name, before[index] ?? null);
    };
  }, [field]);
  useLayoutEffect(() => list.current?.setAttribute('aria-label', label), [field, label]);
  return list;
}

/** Places the box below the field, wherever that is in the form. */
function place(box: HTMLElement, field: Element): void {
  const around = rectOf(box.parentElement ?? box);
  const { bottom, left, width } = rectOf(field);
  const size = Math.max(width, Math.min(smallestWidth, around.width));
  box.style.top = `${bottom - around.top}px`;
  box.style.left = `${Math.min(left - around.left, around.width - size)}px`;
  box.style.width = `${size}px`;
}

interface Options {
  readonly values: ValuesOf<typeof contract>;
  readonly form: FormState;
  readonly box: RefObject<HTMLElement | null>;
  readonly label: string;
}

interface Suggestions {
  readonly call: SearchCall;
  /** Whether the visitor has typed, and has not closed the list since. */
  readonly isWanted: boolean;
  /** The index of the active option; -1 for none. */
  readonly active: number;
  readonly setActive: (active: number) => void;
  readonly suggest: () => void;
  /** Suggests when the visitor pauses. */
  readonly suggestSoon: () => void;
  readonly close: () => void;
}

/** Requests suggestions for what is typed. */
function useSuggestions(field: HTMLInputElement | null, { values, form }: Options): Suggestions {
  const call = useSearchCall(values.src, values.suggestions);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = (): void => clearTimeout(timer.current);
  useLayoutEffect(() => end, []);

  const settle = ({ phase }: Outcome): void => {
    if (phase === 'absent') form.isAbsent = true;
    setActive(-1);
  };
  const suggest = (): void => {
    const query = field?.value.trim() ?? '';
    end();
    if (!field?.form || form.isAbsent) return;
    const { query: known, phase } = call.get();
    // A list that opens has no suggestions for another text.
    if (!isWanted && (known !== query || phase !== 'found')) call.show('');
    setWanted(true);
    if (!isSuggestible(query)) call.show('');
    else if (known !== query || phase !== 'found')
      void call.run({ query, fields: fieldsOf(field.form), onSettle: settle });
  };
  const latest = useLatest(suggest);
  return {
    call,
    isWanted,
    active,
    setActive,
    suggest,
    suggestSoon: () => {
      end();
      setActive(-1);
      timer.current = setTimeout(() => latest.current(), isSuggestible(field?.value.trim() ?? '') ? typingTime : 0);
    },
    close: () => {
      end();
      setWanted(false);
      setActive(-1);
    },
  };
}

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Reacts to keys in the field: returns whether the browser should not. */
function pressKey(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement, keys: KeyActions): boolean {
  const { active, isOpen } = keys;
  const next = optionAfterKey(event.key, active, list.children.length);
  if (next !== undefined) {
    if (isOpen) keys.setActive(next);
    else keys.suggest();
    return true;
  }
  if (event.key === 'Enter' && isOpen && active >= 0) {
    // The list contains links only.
    (list.children[active] as HTMLElement | undefined)?.click();
    return true;
  }
  if (event.key === 'Escape' && (isOpen || field.value)) {
    if (!isOpen) {
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    keys.close();
    return true;
  }
  // The cursor moves in the field.
  if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) keys.setActive(-1);
  return false;
}

/** Reacts to keys in other controls of the element: returns whether the browser should not. */
function closeByKey({ key }: KeyboardEvent, field: HTMLInputElement, { isOpen, close }: KeyActions): boolean {
  if (key !== 'Escape' || !isOpen) return false;
  field.focus();
  close();
  return true;
}

interface KeyActions extends Pick<Suggestions, 'active' | 'setActive' | 'suggest' | 'close'> {
  readonly isOpen: boolean;
  /** Whether a failure is shown, with a button. */
  readonly hasProblem: boolean;
}

/** Reacts to the visitor's keys, text and pointer, and to the focus. */
function useFieldEvents(field: HTMLInputElement | null, { list, form, keys, suggestSoon }: FieldEvents): void {
  const host = useHost();
  const isInList = (target: EventTarget | null): boolean =>
    // The targets of these events are nodes.
    list.current?.contains(target as Node | null) ?? false;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || isModified(event) || !field || !list.current) return;
    const isHandled =
      event.target === field ? pressKey(event, field, list.current, keys) : closeByKey(event, field, keys);
    if (!isHandled) return;
    event.preventDefault();
    // A dialog around the field stays open.
    event.stopPropagation();
  };
  const onInput = ({ target, type }: Event): void => {
    // Text that is being composed is not complete.
    if (target === field && (type === 'compositionend' || !form.isComposing)) suggestSoon();
  };
  const onFocusOut = ({ relatedTarget: target }: FocusEvent): void => {
    // The targets of these events are nodes. "Retry" follows the controls of the form in the tab order.
    const isNear = keys.hasProblem ? unclobber(host).contains(target as Node | null) : target === field;
    if (!isNear && !isInList(target)) keys.close();
  };
  const onMouseDown = (event: Event): void => {
    // The focus stays in the field.
    if (isInList(event.target)) event.preventDefault();
  };
  const onUse = ({ type, target }: Event): void => {
    if (type === 'submit' || isInList(target)) keys.close();
  };
  const latest = useLatest({ onKeyDown, onInput, onFocusOut, onMouseDown, onUse, close: keys.close });
  useHostEffect((node, signal) => {
    const element = unclobber(node);
    element.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal });
    for (const type of ['input', 'compositionend'])
      element.addEventListener(type, (event) => latest.current.onInput(event), { signal });
    element.addEventListener('focusout', (event) => latest.current.onFocusOut(event), { signal });
    element.addEventListener('mousedown', (event) => latest.current.onMouseDown(event), { signal });
    for (const type of ['submit', 'click'])
      element.addEventListener(type, (event) => latest.current.onUse(event), { signal });
    windowOf(node.ownerDocument).addEventListener('popstate', () => latest.current.close(), { signal });
  });
}

interface FieldEvents extends Pick<Suggestions, 'suggestSoon'> {
  readonly list: RefObject<HTMLElement | undefined>;
  readonly form: FormState;
  readonly keys: KeyActions;
}

export interface Combobox extends Pick<SearchCall, 'state'> {
  /** The suggestions: a server may return more than were requested. */
  readonly items: readonly SearchResult[];
  /** Whether the last call has failed, and the next one has not ended yet. */
  readonly hasProblem: boolean;
  readonly retry: () => void;
  readonly isOpen: boolean;
  /** Whether the visitor waits for suggestions. */
  readonly isWanted: boolean;
}

/** Suggests results below the field. */
export function useCombobox(options: Options): Combobox {
  const { values, form, box, label } = options;
  const host = useHost();
  const write = useWriteAttribute();
  useAuthorChildren();
  const field = values.suggestions > 0 ? findField(host) : null;
  const list = useList(field, label);
  const suggestions = useSuggestions(field, options);
  const { call, isWanted, active } = suggestions;
  const { state, repeat } = call;
  const items = state.page?.items.slice(0, values.suggestions) ?? [];
  const hasOptions = items.length > 0;
  const hasProblem = useFailure(state.phase === 'failed', state.phase === 'loading');
  const isOpen = isWanted && field !== null && (hasOptions || hasProblem);
  const retry = (): void => {
    // The button leaves the page after the call.
    field?.focus();
    repeat();
  };

  useFieldEvents(field, {
    list,
    form,
    keys: { ...suggestions, isOpen, hasProblem: isOpen && hasProblem },
    suggestSoon: suggestions.suggestSoon,
  });

  useLayoutEffect(() => {
    // The visitor may have typed before this code was loaded; text that was restored is not typed.
    if (!field || field.value === field.defaultValue || field.value === form.restored || form.isComposing) return;
    if (form.hasInput) suggestions.suggest();
  }, [field]);
  useLayoutEffect(() => {
    if (list.current) fillList(list.current, items, state.query);
  }, [field, state.page, values.suggestions]);
  useLayoutEffect(() => {
    if (!field || !list.current) return;
    if (isOpen && box.current) place(box.current, field);
    write(field, 'aria-expanded', String(isOpen && hasOptions));
    write(field, 'aria-activedescendant', isOpen ? activate(list.current, active) : null);
  }, [field, isOpen, active, state.page]);
  useStates({ open: isOpen });
  return { state, items, hasProblem, retry, isOpen, isWanted };
}
