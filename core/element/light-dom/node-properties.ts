/**
 * Custom properties on the author's nodes, for what CSS cannot read from their attributes. They are written through
 * the CSSOM (a strict CSP refuses `style` attributes) and have unique names, so that nothing that the author
 * wrote is replaced, every rule of the author's wins over ours, and leftovers in cloned or saved markup are known.
 */
import type { Bridge, Part } from '../bridge.ts';
import { AuthorChildren } from './author-children.ts';

/** The name of a property that only elements write. */
export type GivenName = `--site-given-${string}`;

/** The properties that an element may give; one that is `undefined` here is taken off where it is a leftover. */
export type Properties = Readonly<Record<GivenName, string | undefined>>;

/** The properties by node. */
export type PropertiesByNode = ReadonlyMap<HTMLElement, Properties>;

function put({ style }: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) style.removeProperty(name);
  else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

function write(node: HTMLElement, properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    // Without the attribute there is nothing to take off, and asking for `style` would cost memory.
    if (value !== undefined || node.hasAttribute('style')) put(node, name, value);
  }
}

function takeBack(node: HTMLElement, properties: Properties): void {
  for (const name of Object.keys(properties)) put(node, name, undefined);
  // Read as text: Chromium and WebKit do not remove an attribute that they have yet to write out.
  if (node.getAttribute('style') === '') node.removeAttribute('style');
}

export class NodeProperties implements Part {
  readonly #children: AuthorChildren;
  #current: PropertiesByNode = new Map();

  constructor(bridge: Bridge) {
    this.#children = bridge.part(AuthorChildren);
  }

  /** Sets the properties of each node, and removes them from nodes that are no longer in the map. */
  set(wanted: PropertiesByNode): void {
    const before = this.#current;
    this.#current = wanted;
    this.#children.quietly(() => {
      for (const [node, properties] of before) if (!wanted.has(node)) takeBack(node, properties);
      for (const [node, properties] of wanted) write(node, properties);
    });
  }

  /** Takes everything back. */
  release(): void {
    this.set(new Map());
  }
}
