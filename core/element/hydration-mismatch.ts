/**
 * Compares hydrated nodes with what the view renders: neither React nor Preact patches attributes that differ, and Preact
 * patches nodes and text silently.
 */

type Props = Readonly<Record<string, unknown>>;

const isIgnored = (name: string): boolean => /^(children|key|ref|style|suppressHydrationWarning|on[A-Z].*)$/.test(name);

const attributeNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** The name of a prop in markup: in lower case, or for SVG with hyphens, unless SVG has it in camel case. */
const nameIn = (node: Element, name: string): string =>
  attributeNames[name] ??
  (node instanceof SVGElement && !node.hasAttribute(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : node instanceof SVGElement
      ? name
      : name.toLowerCase());

function textFor(name: string, value: unknown): string | null {
  if (value === null || value === undefined || typeof value === 'function') return null;
  if (typeof value === 'boolean' && !/^(aria|data)-/.test(name)) return value ? '' : null;
  return String(value);
}

/** Returns the props that React keeps on each node, or those in Preact's tree. */
function propsByNode(root: HTMLElement): ReadonlyMap<Element, Props> {
  const found = new Map<Element, Props>();
  for (const node of root.querySelectorAll('*')) {
    const key = Object.keys(node).find((name) => name.startsWith('__reactProps'));
    if (key) found.set(node, Reflect.get(node, key));
  }
  // Preact's names for the children and the node of a virtual node.
  const visit = (virtual: { __k?: unknown; __e?: unknown; type?: unknown; props?: Props } | null): void => {
    if (!virtual) return;
    if (typeof virtual.type === 'string' && virtual.__e instanceof Element) found.set(virtual.__e, virtual.props ?? {});
    for (const child of [virtual.__k].flat()) if (child) visit(child);
  };
  visit(Reflect.get(root, '__k') ?? null);
  return found;
}

/** Attributes that a visitor's use changes, or that hydration itself writes. */
const isVolatile = (name: string): boolean => /^(?:open|style|aria-busy|data-site-.*)$/.test(name);

function* expectedAttributes(node: Element, props: Props): Iterable<readonly [name: string, text: string | null]> {
  for (const [key, value] of Object.entries(props)) if (!isIgnored(key)) yield [nameIn(node, key), textFor(key, value)];
}

/** Describes the first attribute that differs, apart from those that effects have changed; undefined if none does. */
export function findMismatch(root: HTMLElement, changes: readonly MutationRecord[] = []): string | undefined {
  const isChanged = (node: Node, name: string): boolean =>
    changes.some(({ target, attributeName }) => target === node && attributeName === name);
  for (const [node, props] of propsByNode(root)) {
    const expected = new Map(expectedAttributes(node, props));
    for (const name of new Set([...expected.keys(), ...node.getAttributeNames()])) {
      const [text = null, actual] = [expected.get(name), node.getAttribute(name)];
      if (text !== actual && !isVolatile(name) && !isChanged(node, name))
        return `<${node.localName} ${name}>: expected ${text}, found ${actual}`;
    }
  }
  return undefined;
}
