import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useEmit, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { contract, type PricingView } from './contract.ts';
import { messages } from './messages.en.ts';
import { groupOf, isRadio, nameOf, type Option, optionAt, optionsOf, viewOf } from './options.ts';
import { storedView, storeView } from './stored-view.ts';

/** Checks the radio button of the view. Buttons get the roles of radio buttons. */
function useSelectedOption(options: readonly Option[], view: PricingView): void {
  const host = useHost();
  const write = useWriteAttribute();
  useLayoutEffect(() => {
    for (const option of options) {
      const isSelected = viewOf(option) === view;
      if (isRadio(option)) {
        option.checked = isSelected;
        continue;
      }
      write(option, 'role', 'radio');
      write(option, 'aria-checked', String(isSelected));
      write(option, 'tabindex', isSelected ? null : '-1');
    }
    const group = options.some(isRadio) ? undefined : groupOf(host, options);
    if (group) write(group, 'role', 'radiogroup');
  }, [options, view]);
}

/** Selects an option by its radio button, or by a click or an arrow key on its button. */
function useSelection(options: readonly Option[], select: (option: Option) => void): void {
  const change = ({ target }: Event): void => {
    const option = optionAt(target);
    if (option) select(option);
  };
  const click = (event: Event): void => {
    const option = optionAt(event.target);
    if (!option || isRadio(option)) return;
    // A button in a form would submit it.
    event.preventDefault();
    select(option);
  };
  const pressKey = (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const option = optionAt(target);
    if (!option || isRadio(option) || !key.startsWith('Arrow') || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    // There are two.
    const other = options.find((one) => one !== option);
    other?.focus();
    if (other) select(other);
  };
  const latest = useLatest({ change, click, pressKey });
  useHostEffect((host, signal) => {
    const element = unclobber(host);
    element.addEventListener('change', (event) => latest.current.change(event), { signal });
    element.addEventListener('click', (event) => latest.current.click(event), { signal });
    element.addEventListener('keydown', (event) => latest.current.pressKey(event), { signal });
  });
}

/** Shows the view that the visitor selects, and stores it. Returns the announcement of the last change. */
export function usePricing(view: PricingView): string {
  const host = useHost();
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const getMessage = useMessages(messages);
  const children = useAuthorChildren();
  const options = useMemo(() => optionsOf(host), [host, children]);
  const [announcement, setAnnouncement] = useState('');
  // Two uses can come before the next render.
  const current = useRef(view);
  useLayoutEffect(() => {
    current.current = view;
  }, [view]);

  const select = (option: Option): void => {
    const selected = viewOf(option);
    if (!selected || selected === current.current) return;
    current.current = selected;
    storeView(host, selected);
    writeBack({ view: selected });
    setAnnouncement(getMessage('pricing-shown', { option: nameOf(option) }));
    emit('site-shown', { view: selected });
  };

  // Before the effect that checks the radio button of the view.
  useLayoutEffect(() => {
    const radios = options.filter(isRadio);
    const checked = radios.find((radio) => radio.checked);
    const declared = radios.find((radio) => radio.defaultChecked);
    // Radio buttons work before the script.
    if (checked && declared && checked !== declared) return select(checked);
    const start = storedView(host) ?? (checked && viewOf(checked));
    if (start && start !== view) writeBack({ view: start });
  }, [host]);

  useSelectedOption(options, view);
  useSelection(options, select);
  useStates({ ready: options.length > 0 });
  return announcement;
}
