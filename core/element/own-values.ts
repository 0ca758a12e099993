/** The valid values that were set by attribute or property: the first layer of an element's values. */

import type { Contract } from '../model/contract/contract.ts';
import { describeAccepted } from '../model/contract/describe.ts';
import type { Attribute } from '../model/contract/kinds.ts';
import { attributeName } from '../model/contract/names.ts';
import type { MessageArgs } from '../model/finding.ts';
import { formatMessage } from '../model/message-format.ts';
import { messages } from './messages.en.ts';
import { warnOnce } from './warn-once.ts';

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : typeof value);

export class OwnValues {
  readonly #element: Element;
  readonly #contract: Contract;
  readonly #onChange: () => void;
  readonly #resolved: (key: string) => unknown;
  #values: Readonly<Record<string, unknown>> = {};

  constructor(element: Element, contract: Contract, onChange: () => void, resolved: (key: string) => unknown) {
    this.#resolved = resolved;
    this.#element = element;
    this.#contract = contract;
    this.#onChange = onChange;
  }

  get values(): Readonly<Record<string, unknown>> {
    return this.#values;
  }

  /** Called with the new text of an attribute, or `null` after its removal. */
  readAttribute(key: string, text: string | null): void {
    const kind = this.#kind(key);
    const value = text === null ? undefined : kind.parse(text);
    if (text !== null && value === undefined) {
      this.#refuse('attribute-ignored', kind, { attribute: attributeName(key), value: text });
    }
    this.#put(key, value);
  }

  /** Sets a property. Reflecting kinds write their attribute, so that the DOM is the only state; then returns true. */
  writeProperty(key: string, given: unknown): boolean {
    const kind = this.#kind(key);
    // Preact removes a value by setting "", which is a valid value of text properties only.
    const value = (given === '' && kind.kind !== 'text' ? null : given) ?? undefined;
    const isReflected = Object.hasOwn(kind, 'format');
    if (isReflected) this.#reflect(key, kind, value);
    else if (value === undefined) this.#put(key, value);
    else this.#admit(key, kind, value);
    return isReflected;
  }

  #kind(key: string): Attribute<unknown> {
    // Callers pass keys of the contract only.
    return this.#contract.attributes[key] as Attribute<unknown>;
  }

  #reflect(key: string, kind: Attribute<unknown>, value: NonNullable<unknown> | undefined): void {
    const name = attributeName(key);
    const text = typeof value === 'string' ? value : value === undefined ? null : (kind.format?.(value) ?? null);
    if (text === null) this.#element.removeAttribute(name);
    else this.#element.setAttribute(name, text);
    // After the attribute is removed, a lower layer may still set the flag: it is then set to false explicitly.
    if (value === false && text === null && this.#resolved(key) === true) this.#element.setAttribute(name, 'false');
  }

  #admit(key: string, kind: Attribute<unknown>, value: unknown): void {
    const admitted = kind.admit?.(value);
    if (admitted === undefined) this.#refuse('property-ignored', kind, { property: key, value: shown(value) });
    this.#put(key, admitted);
  }

  #refuse(code: keyof typeof messages, kind: Attribute<unknown>, args: MessageArgs): void {
    warnOnce(
      formatMessage(kind.complaint ?? messages[code], {
        tag: this.#contract.tag,
        accepted: describeAccepted(kind),
        ...args,
      }),
    );
  }

  #put(key: string, value: unknown): void {
    if (Object.is(this.#values[key], value)) return;
    const { [key]: _, ...rest } = this.#values;
    this.#values = value === undefined ? rest : { ...rest, [key]: value };
    this.#onChange();
  }
}
