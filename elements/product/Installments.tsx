/** The message of a provider of payments in installments, which the provider writes into the author's markup after consent. */
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { moneyOfCents } from '../../core/model/money/read-money.ts';
import { consent } from '../../core/page/consent.ts';
import { unclobber } from '../../core/page/unclobber.ts';

export interface InstallmentsProps {
  /** The author's template. */
  readonly template: HTMLTemplateElement;
  readonly provider: string | undefined;
  /** The price of the selected variant in the smallest units of the currency; undefined if nothing can be bought. */
  readonly cents: number | undefined;
  readonly currency: string;
  readonly getMessage: GetMessage;
}

type Names = Readonly<Record<string, string>>;

const placeholders = /\{(amount|cents|currency)\}/g;

const fill = (text: string, values: Names): string =>
  text.replace(placeholders, (whole, name) => values[name] ?? whole);

/** Copies the template into a slot of the element. Returns the function that writes the values into its attributes. */
function copyTemplate(host: HTMLElement, template: HTMLTemplateElement, signal: AbortSignal): (values: Names) => void {
  const document = unclobber(host.ownerDocument);
  const copy = document.importNode(template.content, true);
  // A script runs once, so it cannot follow the variant; strict pages refuse to change what contains script.
  const filled = [...copy.querySelectorAll('*:not(script)')].flatMap((element) =>
    [...unclobber(element).attributes].flatMap((attribute) =>
      attribute.value.search(placeholders) < 0 || /^(?:on|srcdoc)/i.test(attribute.name)
        ? []
        : { attribute, text: attribute.value },
    ),
  );
  const container = document.createElement('div');
  container.slot = 'installments';
  container.dataset.siteOwned = '';
  let isPlaced = false;
  signal.addEventListener('abort', () => container.remove());
  return (values) => {
    for (const { attribute, text } of filled) attribute.value = fill(text, values);
    if (isPlaced) return;
    isPlaced = true;
    // The scripts of the provider run now, and find the values.
    container.append(copy);
    host.append(container);
  };
}

/** Requests consent, and then shows the message with the price of the selected variant. */
export function Installments({ template, provider, cents, currency, getMessage }: InstallmentsProps): ReactNode {
  const host = useHost();
  const box = useRef<HTMLDivElement>(null);
  const write = useRef<(values: Names) => void>(undefined);
  const { allows, grant, subscribe } = consent(host.ownerDocument);
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => allows('media'),
    () => false,
  );
  const amount = cents === undefined ? undefined : moneyOfCents(cents, currency)?.value;
  const isShown = isAllowed && amount !== undefined;
  useLayoutEffect(() => {
    if (!isAllowed) return undefined;
    const controller = new AbortController();
    write.current = copyTemplate(host, template, controller.signal);
    return () => controller.abort();
  }, [isAllowed, template]);
  useLayoutEffect(() => {
    if (isShown) write.current?.({ amount, cents: String(cents), currency });
  }, [isShown, template, amount, currency]);
  const name = provider ?? getMessage('offer-installments-provider');
  return (
    <div ref={box} part="installments" className="installments" tabIndex={-1} hidden={amount === undefined}>
      {!isAllowed && (
        <p part="question">
          {getMessage('offer-installments', { provider: name })}{' '}
          <button
            type="button"
            part="allow"
            className="allow"
            aria-label={getMessage('offer-installments-allow-provider', { provider: name })}
            onClick={() => {
              // The button disappears: the box keeps the position of the focus for the next key press.
              box.current?.focus();
              grant('media');
            }}
          >
            {getMessage('offer-installments-allow')}
          </button>
        </p>
      )}
      <slot name="installments" />
    </div>
  );
}
