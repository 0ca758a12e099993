/**
 * Removes rules that cannot apply to prerendered markup. The element adopts the complete stylesheet once its script has loaded. Until
 * then only states change: `:hover`, `:popover-open` and the attributes in `stateAttribute`. Rules for `:host` and selectors that cannot
 * be parsed are kept.
 */
import { type AttributeSelector, parse as parseSelector, type Selector } from 'css-what';
import { Parser } from 'htmlparser2';
import { AtRule, type Container, type Declaration, parse, type Root, Rule } from 'postcss';

/** Attributes that are set before an element takes over its markup: by the browser, and by scripts without React. */
const stateAttribute = /^(?:aria-.*|data-.*|checked|dir|disabled|hidden|inert|lang|open|style|tabindex)$/;

const closedDialog = 'dialog:not([open])';

/** The private properties whose values a text of CSS uses. */
export const propertiesReadBy = (css: string): readonly string[] =>
  [...css.matchAll(/var\(\s*(--_[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** The names in prerendered markup to which selectors and styles can refer. */
export class MarkupNames {
  // The node that contains the view.
  readonly #tags = new Set(['div']);
  readonly #attributes = new Map<string, Set<string>>();
  /** The private properties that style attributes read. */
  readonly properties = new Set<string>();
  readonly #views = new Set<string>();

  /** Adds the names of a view's HTML. A closed dialog and its content are not displayed: only the script of the element opens it. */
  add(html: string): void {
    // Elements of one tag often have the same view.
    if (this.#views.has(html)) return;
    this.#views.add(html);
    const openTags: string[] = [];
    const isClosed = (): boolean => openTags.includes(closedDialog);
    const parser = new Parser({
      onopentag: (tag, attributes) => {
        openTags.push(tag === 'dialog' && attributes.open === undefined ? closedDialog : tag);
        if (isClosed()) return;
        this.#tags.add(tag);
        for (const [name, value] of Object.entries(attributes)) {
          const values = this.#attributes.get(name) ?? new Set();
          this.#attributes.set(name, values.add(value));
        }
        for (const property of propertiesReadBy(attributes.style ?? '')) this.properties.add(property);
      },
      onclosetag: () => void openTags.pop(),
    });
    parser.end(html);
  }

  /** The number of different views that were added. */
  get size(): number {
    return this.#views.size;
  }

  hasTag(tag: string): boolean {
    return this.#tags.has(tag.toLowerCase());
  }

  /** Returns whether an attribute may match on some node. Only the operators of classes and values are compared. */
  mayMatch({ name, action, value, ignoreCase }: AttributeSelector): boolean {
    if (stateAttribute.test(name)) return true;
    const values = this.#attributes.get(name);
    if (!values || (action !== 'equals' && action !== 'element')) return !!values;
    const caseOf = (text: string): string => (ignoreCase === true ? text.toLowerCase() : text);
    const expected = caseOf(value);
    return [...values]
      .map(caseOf)
      .some((text) => (action === 'equals' ? text === expected : text.split(/\s+/).includes(expected)));
  }
}

const alternatives = /^(?:is|where|has|matches)$/;

/** Returns whether each part of a selector may match on some node, which need not be the same one. */
function mayMatch(selector: readonly Selector[], names: MarkupNames): boolean {
  return selector.every((part) => {
    if (part.type === 'tag') return names.hasTag(part.name);
    if (part.type === 'attribute') return names.mayMatch(part);
    if (part.type === 'pseudo-element') return part.name !== 'slotted' || names.hasTag('slot');
    if (part.type === 'pseudo' && alternatives.test(part.name) && typeof part.data === 'object')
      return part.data?.some((one) => mayMatch(one, names)) ?? true;
    return true;
  });
}

type ParsedSelector = readonly (readonly Selector[])[];

/** Parses one selector of a list; undefined if it is not understood. `&` is any node: the rule around it is checked itself. */
function parsed(selector: string): ParsedSelector | undefined {
  try {
    return parseSelector(selector.replaceAll('&', '*'));
  } catch {
    return undefined;
  }
}

/** Whether an at-rule contains style rules, and means nothing without them. */
const isGroup = ({ name }: AtRule): boolean => /^(?:media|supports|layer|container)$/.test(name);

/** Calls `visit` with each style rule, except those in `@media (scripting: …)`, which display closed dialogs without script. */
function walkStyleRules(container: Container, visit: (rule: Rule) => void): void {
  container.each((node) => {
    if (node instanceof Rule) visit(node);
    const hasRules =
      node instanceof Rule || (node instanceof AtRule && isGroup(node) && !/scripting/.test(node.params));
    if (hasRules) walkStyleRules(node, visit);
  });
}

/** Removes the rules without content. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!(node instanceof Rule) && !(node instanceof AtRule && isGroup(node))) return;
    removeEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
}

/** Removes the animations that no declaration refers to. */
function removeAnimations(root: Root): void {
  const identifiers = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const identifier of value.split(/[\s,]+/)) identifiers.add(identifier);
  });
  root.walkAtRules('keyframes', (node) => {
    if (!identifiers.has(node.params)) node.remove();
  });
}

/** Removes the private properties that nothing reads. */
function removeProperties(root: Root, properties: readonly string[]): void {
  for (;;) {
    const read = new Set([...properties, ...propertiesReadBy(root.toString())]);
    const unread: Declaration[] = [];
    root.walkDecls(/^--_/, (node) => {
      if (!read.has(node.prop)) unread.push(node);
    });
    if (unread.length === 0) return;
    for (const node of unread) node.remove();
  }
}

/** Limits the memory of a server that prerenders many different pages. */
const mostTexts = 200;

/** A stylesheet with its selectors, and the texts of the subsets of its rules that were needed. */
class Rules {
  readonly #css: string;
  readonly #selectors = new Map<string, ParsedSelector | undefined>();
  readonly #texts = new Map<string, string>();
  /** The texts for names that have not changed since. */
  readonly #known = new WeakMap<MarkupNames, { readonly size: number; readonly text: string }>();

  constructor(css: string) {
    this.#css = css;
    walkStyleRules(parse(css), ({ selectors }) => {
      for (const selector of selectors) this.#selectors.set(selector, parsed(selector));
    });
  }

  /** Returns the stylesheet without the rules that cannot apply to markup with these names. */
  usedBy(names: MarkupNames, properties: readonly string[]): string {
    const known = this.#known.get(names);
    if (known?.size === names.size) return known.text;
    const unused = [...this.#selectors].flatMap(([selector, lists]) =>
      lists && !lists.some((one) => mayMatch(one, names)) ? [selector] : [],
    );
    const key = [...unused, ...names.properties].join();
    const text = this.#texts.get(key) ?? this.#without(new Set(unused), [...properties, ...names.properties]);
    if (this.#texts.size === mostTexts) this.#texts.clear();
    this.#texts.set(key, text);
    this.#known.set(names, { size: names.size, text });
    return text;
  }

  #without(unused: ReadonlySet<string>, properties: readonly string[]): string {
    const root = parse(this.#css);
    walkStyleRules(root, (rule) => {
      const { selectors } = rule;
      const used = selectors.filter((selector) => !unused.has(selector));
      if (used.length === 0) rule.remove();
      else if (used.length < selectors.length) rule.selectors = used;
    });
    removeProperties(root, properties);
    removeEmpty(root);
    removeAnimations(root);
    return root.toString();
  }
}

const rulesOf = new Map<string, Rules>();

/**
 * Returns the rules of a stylesheet of an element that can apply to markup with these names. `properties` are the private ones that
 * other stylesheets read, the same in each call.
 */
export function usedRules(css: string, names: MarkupNames, properties: readonly string[]): string {
  const rules = rulesOf.get(css) ?? new Rules(css);
  rulesOf.set(css, rules);
  return rules.usedBy(names, properties);
}
