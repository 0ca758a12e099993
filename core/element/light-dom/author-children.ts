/**
 * Reads the author's children again after each change that the contract `reads`, with one observer. The observer
 * ignores nodes that the element creates and attributes that it writes.
 */
import type { ObservedChildren } from '../../model/contract/contract.ts';
import { isElement } from '../../page/composed-tree.ts';
import { store } from '../../page/page.ts';
import { closest, matches, unclobber, windowOf } from '../../page/unclobber.ts';
import type { Bridge, Resource } from '../bridge.ts';
import { isGivenSlot } from './given-slot.ts';
import { Ledger } from './ledger.ts';

/** Marks nodes in the light DOM that an element creates again whenever it connects. */
const ownedAttribute = 'data-site-owned';

const isOwned = (node: Node): boolean => isElement(node) && closest(node, `[${ownedAttribute}]`) !== null;

const slotOf = (child: Element): string => unclobber(child).slot;

/** Returns whether the author wrote a child, for the default layout. */
export function isAuthorChild(child: Element): boolean {
  const slot = slotOf(child);
  return (!slot || isGivenSlot(slot)) && closest(child, `[${ownedAttribute}]`) === null;
}

export class AuthorChildren implements Resource {
  readonly ledger = new Ledger();
  /** The author's children in the default layout: a new array after each observed change. */
  readonly list = store<readonly Element[]>([]);
  readonly #host: Element;
  readonly #reads: ObservedChildren | undefined;
  readonly #observer: MutationObserver;

  constructor({ host, contract }: Bridge) {
    this.#host = host.element;
    // An own property, so that additions to Object.prototype are not read.
    this.#reads = Object.hasOwn(contract, 'reads') ? contract.reads : undefined;
    const { MutationObserver } = windowOf(host.element.ownerDocument);
    this.#observer = new MutationObserver((records) => this.#handle(records));
    this.#removeOwned();
    for (const child of this.#host.children) if (isGivenSlot(slotOf(child))) unclobber(child).removeAttribute('slot');
    this.#read();
    if (this.#reads) this.#observe(this.#reads);
  }

  /** Stops observing and restores all written attributes. */
  release(): void {
    this.#observer.disconnect();
    this.ledger.restoreAll();
    this.#removeOwned();
  }

  /** Writes to the light DOM without notifying the observer, and handles the author's earlier changes first. */
  quietly(write: () => void): void {
    this.#handle(this.#observer.takeRecords());
    write();
    this.#observer.takeRecords();
  }

  #observe({ attributes, text = false }: ObservedChildren): void {
    this.#observer.observe(this.#host, {
      childList: true,
      subtree: true,
      characterData: text,
      ...(attributes.length > 0 && { attributeFilter: [...attributes, 'slot'] }),
    });
  }

  #removeOwned(): void {
    // Search engines read the structured data that prerendering has written.
    for (const node of this.#host.querySelectorAll(`:scope > [${ownedAttribute}]:not(script)`))
      unclobber(node).remove();
  }

  #read(): void {
    this.list.set([...this.#host.children].filter(isAuthorChild));
  }

  #handle(records: readonly MutationRecord[]): void {
    if (records.some((record) => this.#matters(record))) this.#read();
  }

  #matters({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord): boolean {
    const { selector = '', text = false, attributes = [] } = this.#reads ?? {};
    if (isOwned(target)) return false;
    const isChild = unclobber(target).parentNode === this.#host;
    if (type === 'attributes') {
      // A node that matched before it lost an attribute is relevant too.
      const isNamed = attributes.includes(attributeName ?? '') && selector.includes(`[${attributeName}`);
      return target !== this.#host && isElement(target) && (isChild || isNamed || matches(target, selector));
    }
    const around = isElement(target) ? target : target.parentElement;
    const isInText = text && around !== null && closest(around, selector) !== null;
    if (type === 'characterData' || isInText) return isInText;
    return [...addedNodes, ...removedNodes].some(
      (node) =>
        isElement(node) && !isOwned(node) && (target === this.#host || matches(node, `${selector}, :has(${selector})`)),
    );
  }
}
