/**
 * Custom properties on the author's nodes, for values that CSS cannot read from attributes. They are written through
 * the CSSOM, because a strict CSP refuses `style` attributes. Their unique names replace none of the author's
 * declarations, and identify leftovers in cloned or saved markup.
 */

import { unclobber } from '../../page/unclobber.ts';
import type { Bridge, Resource } from '../bridge.ts';
import { AuthorChildren } from './author-children.ts';

/** The name of a custom property that only elements write. */
export type GivenName = `--site-given-${string}`;

/** The properties that an element may set. A property that is `undefined` is removed if it is a leftover. */
export type Properties = Readonly<Record<GivenName, string | undefined>>;

/** The properties by node. */
export type PropertiesByNode = ReadonlyMap<HTMLElement, Properties>;

function put(node: HTMLElement, name: string, value: string | undefined): void {
  const { style } = unclobber(node);
  if (value === undefined) style.removeProperty(name);
  else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

function write(node: HTMLElement, properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    // Without the attribute there is nothing to remove, and reading `style` would allocate an object.
    if (value !== undefined || unclobber(node).hasAttribute('style')) put(node, name, value);
  }
}

function removeProperties(node: HTMLElement, properties: Properties): void {
  for (const name of Object.keys(properties)) put(node, name, undefined);
  // Reads the attribute first: Chromium and WebKit do not remove a `style` attribute that they have not serialized yet.
  if (unclobber(node).getAttribute('style') === '') unclobber(node).removeAttribute('style');
}

export class NodeProperties implements Resource {
  readonly #children: AuthorChildren;
  #current: PropertiesByNode = new Map();

  constructor(bridge: Bridge) {
    this.#children = bridge.resource(AuthorChildren);
  }

  /** Sets the properties of each node, and removes them from nodes that are no longer in the map. */
  set(wanted: PropertiesByNode): void {
    const before = this.#current;
    this.#current = wanted;
    this.#children.quietly(() => {
      for (const [node, properties] of before) if (!wanted.has(node)) removeProperties(node, properties);
      for (const [node, properties] of wanted) write(node, properties);
    });
  }

  /** Removes all properties that were set. */
  release(): void {
    this.set(new Map());
  }
}
