import { useLayoutEffect } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import { donationUrl } from '../../core/model/commerce/checkout-urls.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { formatMoney } from '../../core/model/money/format.ts';
import type { ExactMoney } from '../../core/model/money/read-money.ts';
import { isLess, readTypedAmount } from '../../core/model/money/typed-amount.ts';
import { goToCheckout } from '../../core/page/checkout.ts';
import { languageOf } from '../../core/page/language.ts';
import { closest, unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import {
  findTypedField,
  hasButton,
  isGivenAmount,
  isTypedField,
  isTypedSelected,
  roleButtonAt,
  selectTyped,
} from './donate-form.ts';
import { messages } from './messages.en.ts';

type Values = ValuesOf<typeof contract>;

/** The typed amount, or what is wrong with it. */
type Checked = { readonly money: ExactMoney; readonly problem?: never } | { readonly problem: string };

function checkAmount(typed: string, values: Values, getMessage: GetMessage, language: string): Checked {
  const { currency, minAmount, maxAmount } = values;
  const shown = (value: string): string => formatMoney({ currency, value }, language) ?? value;
  if (typed.trim() === '') return { problem: getMessage('donate-amount-missing') };
  const read = readTypedAmount(typed, currency);
  if (!read.ok) return { problem: getMessage(`donate-amount-${read.problem}`, { example: shown('25') }) };
  const { money } = read;
  const [min, max] = [minAmount, maxAmount].map((value) =>
    value === undefined ? undefined : { currency, value: String(value) },
  );
  if (!/[1-9]/.test(money.value)) return { problem: getMessage('donate-amount-missing') };
  if (min && isLess(money, min)) return { problem: getMessage('donate-amount-min', { amount: shown(min.value) }) };
  if (max && isLess(max, money)) return { problem: getMessage('donate-amount-max', { amount: shown(max.value) }) };
  return { money };
}

/** Checks the amount that a visitor types, in the field's own validity, and sends it as decimal text. */
function useTypedAmount(values: Values) {
  const host = useHost();
  const getMessage = useMessages(messages);
  const read = (): Checked | undefined => {
    const field = isTypedSelected(host) ? findTypedField(host) : null;
    return field ? checkAmount(field.value, values, getMessage, languageOf(host)) : undefined;
  };
  const validate = (): void => findTypedField(host)?.setCustomValidity(read()?.problem ?? '');
  useLayoutEffect(() => {
    validate();
    const field = findTypedField(host);
    return () => field?.setCustomValidity('');
  });
  return { read, validate };
}

const textOf = (data: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** Makes a node with the role of a button one: Enter, Space and clicks send the form around it, or lead to the checkout. */
function useRoleButton({ donatePageId }: Values): void {
  const host = useHost();
  const emit = useEmit(contract);

  const press = (button: Element): void => {
    const form = closest(button, 'form');
    // Only forms match.
    if (form) unclobber(form as HTMLFormElement).requestSubmit();
    else if (donatePageId && emit('site-donate', { typedAmount: undefined, fields: {} }))
      void goToCheckout(donationUrl({ donatePageId }), { document: host.ownerDocument });
  };

  const pressKey = (button: Element, event: KeyboardEvent): void => {
    if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    // The space bar would scroll the page.
    event.preventDefault();
    press(button);
  };

  const latest = useLatest({ press, pressKey });
  useHostEffect((node, signal) => {
    const onEvent = (event: Event): void => {
      const button = event.defaultPrevented ? undefined : roleButtonAt(event.target);
      if (!button) return;
      if (event.type === 'click') latest.current.press(button);
      // The only other type below is that of keys.
      else latest.current.pressKey(button, event as KeyboardEvent);
    };
    for (const type of ['click', 'keydown']) unclobber(node).addEventListener(type, onEvent, { signal });
  });
}

/** Enhances the form or the button of the author. */
export function useDonate(values: Values): void {
  const host = useHost();
  const bridge = useBridge();
  const emit = useEmit(contract);
  const children = useAuthorChildren();
  const { read, validate } = useTypedAmount(values);
  useRoleButton(values);

  useLayoutEffect(() => {
    if (!hasButton(host)) bridge.emit('site-error', { code: 'donate-button-missing', args: {} });
  }, [children]);

  const submit = (event: Event): void => {
    const checked = read();
    // Only forms are submitted.
    const form = event.target as HTMLFormElement;
    // A form with `novalidate` is submitted unchecked.
    if (checked?.problem !== undefined) {
      event.preventDefault();
      unclobber(form).reportValidity();
    } else if (!emit('site-donate', { typedAmount: checked?.money, fields: textOf(new FormData(form)) }))
      event.preventDefault();
  };

  const change = ({ target }: Event): void => {
    if (isTypedField(target)) selectTyped(host);
    if (isTypedField(target) || isGivenAmount(target)) validate();
  };

  const send = ({ formData }: FormDataEvent): void => {
    const checked = read();
    if (checked?.problem === undefined && checked) formData.set('customAmount', checked.money.value);
    else if (!checked) formData.delete('customAmount');
  };

  const latest = useLatest({ submit, change, send });
  useHostEffect((node, signal) => {
    const element = unclobber(node);
    element.addEventListener('submit', (event) => latest.current.submit(event), { signal });
    element.addEventListener('input', (event) => latest.current.change(event), { signal });
    element.addEventListener('change', (event) => latest.current.change(event), { signal });
    element.addEventListener('formdata', (event) => latest.current.send(event), { signal });
  });
}
