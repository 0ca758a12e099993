/** A separate page that records everything elements expose to the outside, by tag. */

import { isGivenSlot } from '../../core/element/light-dom/given-slot.ts';

/** The observed names of one tag, without duplicates. */
export interface Observed {
  readonly slots: Set<string>;
  readonly parts: Set<string>;
  readonly states: Set<string>;
  readonly cssProperties: Set<string>;
  readonly events: Set<string>;
}

type View = Window & typeof globalThis;

/** Events that the platform dispatches, or a polyfill where they are missing. */
const ofPlatform: readonly string[] = ['command', 'keydown'];

const splitTokens = (text: string | null): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean);

/** Names that `exportparts` gives: `inner: outer` is seen as `outer`. */
const exported = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((pair) => pair.split(':').at(-1)?.trim() ?? '')
    .filter(Boolean);

interface StyledRule {
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
}

/** All rules with declarations, however deep. */
const styledRules = (rules: CSSRuleList): StyledRule[] =>
  [...rules].flatMap((rule) => {
    // The members of rules differ between engines, so each may be missing.
    const { style, selectorText = '', cssRules } = rule as Partial<CSSStyleRule>;
    const own = style ? [{ selector: selectorText, style }] : [];
    return [...own, ...(cssRules ? styledRules(cssRules) : [])];
  });

const rulesOf = (tree: Document | ShadowRoot): StyledRule[] =>
  tree.adoptedStyleSheets.flatMap(({ cssRules }) => styledRules(cssRules));

const isOurs = (property: string): boolean => property.startsWith('--site-');

const readIn = ({ style }: StyledRule): string[] =>
  [...style.cssText.matchAll(/var\(\s*(--site-[\w-]+)/g)].map(([, name = '']) => name);

const setIn = (style: CSSStyleDeclaration): string[] => [...style].filter(isOurs);

/** Set inside the shadow root, a property is wiring; on the host it is a default that a page may override. */
const isWiring = ({ selector }: StyledRule): boolean => !selector.startsWith(':host');

/** Stylesheets are shared: a rule for a class that no node of the element ever had is for another element. */
const isUsed = ({ selector }: StyledRule, classes: ReadonlySet<string>): boolean =>
  selector.split(',').some((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) => classes.has(name)));

/** Custom properties that an element reads, in its shadow root and around it. */
const readBy = ({ shadowRoot, ownerDocument }: Element, classes: ReadonlySet<string>): string[] => {
  const inside = shadowRoot ? rulesOf(shadowRoot).filter((rule) => isUsed(rule, classes)) : [];
  return [...inside, ...rulesOf(ownerDocument)].flatMap(readIn);
};

/** Custom properties that an element sets itself, inside or on the nodes that it is given. */
const wiredBy = (element: Element): string[] => {
  const { shadowRoot } = element;
  const trees = [element, ...(shadowRoot ? [shadowRoot] : [])];
  const styled = trees.flatMap((tree) => [...tree.querySelectorAll<HTMLElement>('[style]')]);
  const rules = shadowRoot ? rulesOf(shadowRoot).filter(isWiring) : [];
  return [...rules, ...styled].flatMap(({ style }) => setIn(style));
};

export class ObservedPage {
  readonly #frame = document.createElement('iframe');
  readonly #seen = new Map<string, Observed>();
  readonly #hosts = new Set<Element>();
  /** Every class of every node that was ever in a shadow root. */
  readonly #classes = new Map<string, Set<string>>();
  #wrapped: View | undefined;

  /** Opens an empty page that loads a bundle, if one is named. */
  static async open(bundle?: string): Promise<ObservedPage> {
    const page = new ObservedPage();
    await page.#load(bundle);
    return page;
  }

  get view(): View {
    if (!this.#wrapped) throw new Error('the page is not open');
    return this.#wrapped;
  }

  /** Adds markup at the end of the page and returns its first element. */
  place(markup: string): HTMLElement {
    const box = this.view.document.createElement('div');
    box.innerHTML = markup;
    this.view.document.body.append(box);
    const [first] = box.children;
    if (!first) throw new Error('the markup has no element');
    // The markup of drives starts with one of our elements.
    return first as HTMLElement;
  }

  /** The names observed for a tag so far. */
  seen(tag: string): Observed {
    const hosts = [...this.#hosts].filter(({ localName }) => localName === tag);
    const wired = hosts.flatMap(wiredBy);
    const classes = this.#classes.get(tag) ?? new Set();
    const settable = hosts.flatMap((host) => readBy(host, classes)).filter((name) => !wired.includes(name));
    this.#addAll(tag, 'cssProperties', settable);
    return this.#of(tag);
  }

  close(): void {
    this.#frame.remove();
  }

  async #load(bundle: string | undefined): Promise<void> {
    this.#frame.title = 'observed page';
    this.#frame.style.cssText = 'inline-size: 800px; block-size: 600px';
    document.body.append(this.#frame);
    const page = this.#frame.contentDocument;
    // The window of a frame has the interfaces of its realm.
    const view = this.#frame.contentWindow as View | null;
    if (!page || !view) throw new Error('the frame has no page');
    page.open();
    page.write('<!doctype html><html lang="en"><title>observed</title><body>');
    this.#wrapped = view;
    this.#wrap(view);
    if (bundle) await this.#run(page, bundle);
  }

  #run(page: Document, bundle: string): Promise<unknown> {
    const script = page.createElement('script');
    script.type = 'module';
    script.src = bundle;
    const loaded = new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error(`${bundle} did not load`)));
    });
    page.body.append(script);
    return loaded;
  }

  #of(tag: string): Observed {
    const none = { slots: new Set(), parts: new Set(), states: new Set(), cssProperties: new Set(), events: new Set() };
    const seen = this.#seen.get(tag) ?? (none as Observed);
    this.#seen.set(tag, seen);
    return seen;
  }

  #addAll(tag: string, kind: keyof Observed, names: readonly string[]): void {
    for (const name of names) this.#of(tag)[kind].add(name);
  }

  #wrap({ Element, HTMLElement, EventTarget, MutationObserver, CustomStateSet }: View): void {
    const watch = (shadow: ShadowRoot): void => this.#watch(shadow, MutationObserver);
    const dispatched = (target: EventTarget, type: string): void => this.#dispatched(target, type);
    const stateAdded = (tag: string, name: string): void => this.#addAll(tag, 'states', [name]);
    // Not a WeakMap: WebKit collects wrappers that no script refers to, and makes new ones.
    const tagOf = new Map<object, string>();
    const { attachShadow } = Element.prototype;
    const { attachInternals } = HTMLElement.prototype;
    const { dispatchEvent } = EventTarget.prototype;
    const { add } = CustomStateSet.prototype;

    Element.prototype.attachShadow = function (options) {
      const shadow = attachShadow.call(this, options);
      watch(shadow);
      return shadow;
    };
    HTMLElement.prototype.attachInternals = function () {
      const internals = attachInternals.call(this);
      tagOf.set(internals.states, this.localName);
      return internals;
    };
    CustomStateSet.prototype.add = function (name) {
      stateAdded(tagOf.get(this) ?? '', name);
      return add.call(this, name);
    };
    EventTarget.prototype.dispatchEvent = function (event) {
      dispatched(this, event.type);
      return dispatchEvent.call(this, event);
    };
  }

  #dispatched(target: EventTarget, type: string): void {
    // A node that is not known to be an element has no local name.
    const { localName = '', getRootNode } = target as Partial<Element>;
    if (ofPlatform.includes(type)) return;
    const root = getRootNode?.call(target as Node);
    const host = localName.startsWith('site-') ? localName : (root as Partial<ShadowRoot> | undefined)?.host?.localName;
    if (host) this.#addAll(host, 'events', [type]);
  }

  /** Records every node that is ever in the shadow root: mutation records include removed nodes. */
  #watch(shadow: ShadowRoot, Observer: typeof MutationObserver): void {
    this.#hosts.add(shadow.host);
    const look = (root: ParentNode & Node): void => {
      const all = [...(root instanceof this.view.Element ? [root] : []), ...root.querySelectorAll('*')];
      for (const element of all) this.#look(shadow.host.localName, element);
    };
    new Observer((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes])
          if (node instanceof this.view.Element || node instanceof this.view.DocumentFragment) look(node);
    }).observe(shadow, { subtree: true, childList: true, attributeFilter: ['part', 'exportparts', 'name', 'class'] });
  }

  #look(tag: string, element: Element): void {
    this.#classes.set(tag, new Set([...(this.#classes.get(tag) ?? []), ...element.classList]));
    this.#addAll(tag, 'parts', splitTokens(element.getAttribute('part')));
    this.#addAll(tag, 'parts', exported(element.getAttribute('exportparts')));
    const slot = element.localName === 'slot' ? (element.getAttribute('name') ?? '') : undefined;
    // Classes that the element adds to the author's children belong to the element.
    if (slot !== undefined && !isGivenSlot(slot)) this.#addAll(tag, 'slots', [slot]);
  }
}
