import type { ComponentType, ReactNode } from 'react';
import type { Contract, ValuesOf } from '../model/contract/contract.ts';
import { attributeName } from '../model/contract/names.ts';
import { treeOf } from '../page/composed-tree.ts';
import { type InvokerCommandEvent, supportInvokerCommands } from '../page/invoker-commands.ts';
import { adoptInto, type Sheet, sheetsFor } from '../page/sheet.ts';
import tokens from '../page/tokens.css';
import { unclobber } from '../page/unclobber.ts';
import baseSheet from './base.css';
import { Bridge, type FormEvent } from './bridge.ts';
import type { ElementClass } from './element-types.ts';
import { reactElementClass, takeRoot } from './mount-r2wc.ts';
import { isBeingParsed, isLoading, whenParsed } from './parsing.ts';
import { renderContainer } from './render-container.ts';
import { Root } from './root.tsx';

/** The stylesheets of an element: those of its shadow root, and those of the page around it. */
export interface ElementSheets {
  readonly shadow?: Sheet | readonly Sheet[] | undefined;
  readonly page?: Sheet | undefined;
}

const bridges = new WeakMap<Element, Bridge>();

/** Returns the bridge of an element; the constructor creates it. */
function bridgeOf(element: Element): Bridge {
  const bridge = bridges.get(element);
  if (!bridge) throw new Error(`<${element.localName}> is from another copy of site-elements.`);
  return bridge;
}

type AnyView = ComponentType<Readonly<Record<string, unknown>>>;

const MountedView = ({ container }: { readonly container?: HTMLElement }): ReactNode => {
  // r2wc always passes the element as `container`.
  const element = container as SiteElement;
  return <Root bridge={bridgeOf(element)} View={element[madeOf].View} />;
};

const ReactElement = reactElementClass(MountedView);

/** The parts of a class, on its prototype under a symbol, so that no contract key can collide with it. */
const madeOf = Symbol();

export interface ElementParts {
  readonly contract: Contract;
  readonly keyOfAttribute: ReadonlyMap<string, string>;
  readonly View: AnyView;
  readonly sheets: ElementSheets;
}

/** Returns the parts of a class that `elementClass` created; prerendering uses them without an instance. */
export const partsOf = ({ prototype }: ElementClass): ElementParts => Reflect.get(prototype, madeOf);

const shadowOptions = ({ delegatesFocus = false, referenceTarget }: Contract): ShadowRootInit => ({
  mode: 'open',
  delegatesFocus,
  ...(referenceTarget !== undefined && { referenceTarget }),
});

/** The behavior shared by all elements; `elementClass` adds the members of the contract. */
class SiteElement extends ReactElement {
  declare readonly [madeOf]: ElementParts;
  /** Attributes whose callback is outdated, because a property was set after them, both before the upgrade. */
  readonly #outdated = new Set<string>();
  /** Whether the parser may have created the element: it runs microtasks after the constructor. */
  #isParsed = this.isConnected;

  constructor() {
    super();
    const { contract } = this[madeOf];
    delete this.container;
    // r2wc renders into the `container` of `this`, which the element itself does not show to the page.
    const mounted: { container?: ShadowRoot } = Object.create(this);
    const attach = (): void => {
      const declared = internals.shadowRoot;
      // A declarative shadow root is reused: its content is shown until the first render replaces it.
      bridge.host.shadow = declared ?? this.attachShadow(shadowOptions(contract));
      bridge.prerendered = declared?.querySelector<HTMLElement>('[data-site-root]') ?? undefined;
      mounted.container = renderContainer(bridge.host.shadow);
      this.#adoptSheets();
    };
    const internals = this.attachInternals();
    const bridge = new Bridge(
      {
        element: this,
        internals,
        // Views get it after it is attached.
        shadow: undefined as unknown as ShadowRoot,
        attach,
        render: () => super.connectedCallback.call(mounted),
        unmount: () => super.disconnectedCallback.call(mounted),
        view: () => <MountedView container={this} />,
        takeRoot: (root) => takeRoot(mounted, root, MountedView),
      },
      contract,
    );
    bridges.set(this, bridge);
    this.#takeOwnProperties(true);
    if (contract.commands) this.addEventListener('command', (event) => this.#obey(event));
    if (isLoading(this))
      queueMicrotask(() => {
        this.#isParsed = true;
      });
    else attach();
  }

  override connectedCallback(): void {
    const bridge = bridgeOf(this);
    this.#takeOwnProperties();
    this.#adoptAround();
    if (this[madeOf].contract.commands) supportInvokerCommands(this.ownerDocument);
    if (!bridge.host.shadow) {
      if (this.#isParsed && isBeingParsed(this)) {
        whenParsed(this, () => {
          if (this.isConnected) this.connectedCallback();
        });
        return;
      }
      bridge.host.attach();
    }
    bridge.connect();
  }

  override disconnectedCallback(): void {
    bridgeOf(this).disconnect();
  }

  /** `moveBefore()` keeps the element's state. Without this callback it would count as a removal and an insertion. */
  connectedMoveCallback(): void {
    this.connectedCallback();
  }

  adoptedCallback(): void {
    this.#adoptSheets();
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    const key = this[madeOf].keyOfAttribute.get(name);
    if (key && !this.#outdated.delete(name)) bridgeOf(this).own.readAttribute(key, text);
  }

  formResetCallback(): void {
    this.#tellForm({ type: 'reset' });
  }

  formDisabledCallback(value: boolean): void {
    this.#tellForm({ type: 'disabled', value });
  }

  formStateRestoreCallback(value: unknown): void {
    this.#tellForm({ type: 'restore', value });
  }

  #tellForm(event: FormEvent): void {
    for (const listener of bridgeOf(this).formEvents) listener(event);
  }

  #adoptSheets(): void {
    const { shadow = [] } = this[madeOf].sheets;
    const { host } = bridgeOf(this);
    if (host.shadow) host.shadow.adoptedStyleSheets = sheetsFor(this.ownerDocument, [baseSheet, ...[shadow].flat()]);
  }

  /** The outer stylesheets: tokens in the document, the element's page styles in the tree that contains it. */
  #adoptAround(): void {
    const { page } = this[madeOf].sheets;
    adoptInto(unclobber(this.ownerDocument), [tokens]);
    const tree = treeOf(this);
    if (tree && page) adoptInto(tree, [page]);
  }

  /**
   * Properties set before the element was upgraded, and fields of a subclass, would hide the accessors, so they are deleted
   * and set again.
   */
  #takeOwnProperties(isUpgrade = false): void {
    // Keys of the contract name properties of this element.
    const properties = this as unknown as Record<string, unknown>;
    const { own } = bridgeOf(this);
    for (const [name, key] of this[madeOf].keyOfAttribute) {
      if (!Object.hasOwn(properties, key)) continue;
      const value = properties[key];
      delete properties[key];
      if (isUpgrade && this.hasAttribute(name)) this.#outdated.add(name);
      // The browser calls no callback for attributes that a constructor writes.
      if (own.writeProperty(key, value) && isUpgrade) own.readAttribute(key, this.getAttribute(name));
    }
  }

  #obey(event: Event & Partial<InvokerCommandEvent>): void {
    const { commands = {} }: { commands?: Readonly<Record<string, string>> } = this[madeOf].contract;
    const { command = '' } = event;
    const method = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (method && event.target === this) bridgeOf(this).call(method, []);
  }
}

/** A property that reads the resolved value and writes like an attribute. */
const accessor = (key: string): PropertyDescriptor => ({
  enumerable: true,
  configurable: true,
  get(this: Element) {
    return bridgeOf(this).values()[key];
  },
  set(this: Element, value: unknown) {
    bridgeOf(this).own.writeProperty(key, value);
  },
});

const methodCall = (name: string): PropertyDescriptor => ({
  configurable: true,
  writable: true,
  value(this: Element, ...args: unknown[]) {
    return bridgeOf(this).call(name, args);
  },
});

/**
 * Creates the class of an element from its contract and its view. The view receives the resolved values as props and
 * uses hooks for children, events and methods. `register` registers the class.
 */
export function elementClass<C extends Contract>(
  contract: C,
  View: ComponentType<ValuesOf<C>>,
  sheets: ElementSheets = {},
): ElementClass<C> {
  const keys = Object.keys(contract.attributes);
  const keyOfAttribute = new Map(keys.map((key) => [attributeName(key), key]));
  class ContractElement extends SiteElement {
    static readonly contract = contract;
    static readonly observedAttributes = [...keyOfAttribute.keys()];
    static readonly formAssociated = contract.formAssociated ?? false;
  }
  Object.defineProperties(ContractElement.prototype, {
    // Both keys are own properties, so additions to Object.prototype are not read as stylesheets.
    [madeOf]: { value: { contract, keyOfAttribute, View, sheets: { shadow: undefined, page: undefined, ...sheets } } },
    ...Object.fromEntries(keys.map((key) => [key, accessor(key)])),
    ...Object.fromEntries(Object.keys(contract.methods ?? {}).map((name) => [name, methodCall(name)])),
  });
  // The code above defines the accessors and methods from the contract, which the compiler cannot infer.
  return ContractElement as unknown as ElementClass<C>;
}
