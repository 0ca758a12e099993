/**
 * The part of the DOM that views read while they render, over parse5's tree. Views do not write while they render, so only
 * attributes can be changed; the page's source is not affected. It is long because its classes refer to each other.
 */
import type { DefaultTreeAdapterTypes } from 'parse5';
import {
  attributeOf,
  childNodes,
  isTreeElement,
  matchesSelector,
  parentOf,
  selectAll,
  type TreeElement,
  type TreeNode,
  textOf,
} from './select.ts';

const elementType = 1;
const textType = 3;

/** A node of a page on the server. */
export class ServerNode {
  readonly ownerDocument: ServerDocument | null;
  readonly #tree: TreeNode;

  constructor(tree: TreeNode, ownerDocument: ServerDocument | null) {
    this.#tree = tree;
    this.ownerDocument = ownerDocument;
  }

  get tree(): TreeNode {
    return this.#tree;
  }

  get nodeType(): number {
    return isTreeElement(this.#tree) ? elementType : this.#tree.nodeName === '#text' ? textType : 8;
  }

  get nodeName(): string {
    return this.#tree.nodeName;
  }

  get isConnected(): boolean {
    return true;
  }

  get textContent(): string | null {
    return textOf(this.#tree);
  }

  get document(): ServerDocument {
    // Only a document has no owner.
    return this.ownerDocument ?? (this as unknown as ServerDocument);
  }

  get childNodes(): readonly ServerNode[] {
    return childNodes(this.#tree).map((child) => this.document.nodeOf(child));
  }

  get firstChild(): ServerNode | null {
    return this.childNodes[0] ?? null;
  }

  get children(): readonly ServerElement[] {
    return childNodes(this.#tree)
      .filter(isTreeElement)
      .map((child) => this.document.elementOf(child));
  }

  get firstElementChild(): ServerElement | null {
    return this.children[0] ?? null;
  }

  get childElementCount(): number {
    return this.children.length;
  }

  get parentNode(): ServerNode | null {
    const parent = parentOf(this.#tree);
    return parent && this.document.nodeOf(parent);
  }

  get parentElement(): ServerElement | null {
    const parent = parentOf(this.#tree);
    return parent && isTreeElement(parent) ? this.document.elementOf(parent) : null;
  }

  getRootNode(): ServerNode {
    return this.document;
  }

  contains(other: ServerNode | null): boolean {
    for (let at: ServerNode | null = other; at; at = at.parentNode) if (at === this) return true;
    return false;
  }

  querySelectorAll(selector: string): readonly ServerElement[] {
    return selectAll(this.#tree, selector).map((element) => this.document.elementOf(element));
  }

  querySelector(selector: string): ServerElement | null {
    const [found] = selectAll(this.tree, selector, 1);
    return found ? this.document.elementOf(found) : null;
  }

  addEventListener(): void {}
  removeEventListener(): void {}
}

const dataName = (key: string): string => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** An element of a page on the server. URLs are resolved against the URL of the page. */
export class ServerElement extends ServerNode {
  get element(): TreeElement {
    // Documents create it for elements only.
    return this.tree as TreeElement;
  }

  get localName(): string {
    return this.element.tagName;
  }

  get tagName(): string {
    return this.element.tagName.toUpperCase();
  }

  get namespaceURI(): string {
    return this.element.namespaceURI;
  }

  getAttribute(name: string): string | null {
    return attributeOf(this.element, name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return attributeOf(this.element, name) !== undefined;
  }

  getAttributeNames(): readonly string[] {
    return this.element.attrs.map(({ name }) => name);
  }

  setAttribute(name: string, value: string): void {
    this.removeAttribute(name);
    this.element.attrs.push({ name, value });
  }

  removeAttribute(name: string): void {
    this.element.attrs = this.element.attrs.filter((attribute) => attribute.name !== name);
  }

  matches(selector: string): boolean {
    return matchesSelector(this.element, selector);
  }

  closest(selector: string): ServerElement | null {
    for (let at: ServerElement | null = this; at; at = at.parentElement) if (at.matches(selector)) return at;
    return null;
  }

  get dataset(): Readonly<Record<string, string | undefined>> {
    const read = (key: string | symbol): string | undefined => attributeOf(this.element, dataName(String(key)));
    return new Proxy(
      {},
      {
        get: (_, key) => read(key),
        getOwnPropertyDescriptor: (_, key) =>
          read(key) === undefined ? undefined : { value: read(key), configurable: true, enumerable: true },
      },
    );
  }

  get style(): { getPropertyValue(): string } {
    return { getPropertyValue: () => '' };
  }

  get shadowRoot(): null {
    return null;
  }

  get id(): string {
    return this.#text('id');
  }

  get className(): string {
    return this.#text('class');
  }

  get slot(): string {
    return this.#text('slot');
  }

  get lang(): string {
    return this.#text('lang');
  }

  get title(): string {
    return this.#text('title');
  }

  get hidden(): boolean {
    return this.hasAttribute('hidden');
  }

  get type(): string {
    return this.#text('type');
  }

  get name(): string {
    return this.#text('name');
  }

  get alt(): string {
    return this.#text('alt');
  }

  get srcset(): string {
    return this.#text('srcset');
  }

  get src(): string {
    return this.#url('src');
  }

  get currentSrc(): string {
    return '';
  }

  get href(): string {
    return this.#url('href');
  }

  get pathname(): string {
    return URL.canParse(this.href) ? new URL(this.href).pathname : '';
  }

  /** Sizes of an image that is not loaded. */
  get naturalWidth(): number {
    return 0;
  }

  get naturalHeight(): number {
    return 0;
  }

  get complete(): boolean {
    return false;
  }

  #text(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  #url(name: string): string {
    const text = this.getAttribute(name);
    if (text === null) return '';
    return URL.canParse(text, this.document.baseURI) ? new URL(text, this.document.baseURI).href : text;
  }
}

/** Nothing changes on the server. */
class ServerObserver {
  observe(): void {}
  disconnect(): void {}
  takeRecords(): readonly never[] {
    return [];
  }
}

/** A constructed stylesheet on the server: its text. */
export class ServerStyleSheet {
  text = '';

  replaceSync(css: string): void {
    this.text = css;
  }
}

/** A page on the server. */
export class ServerDocument extends ServerNode {
  readonly URL: string;
  readonly readyState = 'complete';
  readonly hidden = false;
  readonly activeElement = null;
  readonly visibilityState = 'visible';
  readonly adoptedStyleSheets: readonly ServerStyleSheet[] = [];
  readonly #nodes = new WeakMap<TreeNode, ServerNode>();
  #baseURI: string | undefined;

  constructor(tree: DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.DocumentFragment, url: string) {
    super(tree, null);
    this.URL = url;
  }

  override get nodeType(): number {
    return 9;
  }

  /** The same for the whole page: nothing changes on the server. */
  get baseURI(): string {
    if (this.#baseURI === undefined) {
      const href = this.querySelector('base[href]')?.getAttribute('href') ?? '';
      this.#baseURI = URL.canParse(href, this.URL) ? new URL(href, this.URL).href : this.URL;
    }
    return this.#baseURI;
  }

  get defaultView(): Readonly<Record<string, unknown>> {
    return {
      CSSStyleSheet: ServerStyleSheet,
      MutationObserver: ServerObserver,
      matchMedia: () => null,
      getComputedStyle: () => ({ display: '' }),
      document: this,
      origin: new URL(this.URL).origin,
    };
  }

  get documentElement(): ServerElement | null {
    return this.firstElementChild;
  }

  /** Returns the node for a node of the tree; always the same one. */
  nodeOf(tree: TreeNode): ServerNode {
    if (tree === this.tree) return this;
    const known = this.#nodes.get(tree);
    if (known) return known;
    const node = isTreeElement(tree) ? new ServerElement(tree, this) : new ServerNode(tree, this);
    this.#nodes.set(tree, node);
    return node;
  }

  elementOf(tree: TreeElement): ServerElement {
    // It creates a ServerElement for each element.
    return this.nodeOf(tree) as ServerElement;
  }

  getElementById(id: string): ServerElement | null {
    return this.querySelector(`[id="${CSS_escape(id)}"]`);
  }
}

const CSS_escape = (text: string): string => text.replace(/["\\]/g, '\\$&');
