/** No framework: elements in markup and the DOM's own methods, as in the script of a page. */
import type { Mount, State, View } from '../view.ts';

type Nodes = Map<string, HTMLElement>;

/** Updates the children of the parent to these keys, in order: keeps existing nodes, creates new ones, removes the rest. */
function arrange(parent: ParentNode, keys: readonly string[], nodes: Nodes, make: (key: string) => HTMLElement): void {
  for (const [key, node] of nodes) {
    if (keys.includes(key)) continue;
    node.remove();
    nodes.delete(key);
  }
  const wanted = keys.map((key) => {
    const node = nodes.get(key) ?? make(key);
    nodes.set(key, node);
    return node;
  });
  if (wanted.some((node, index) => node !== parent.children[index])) parent.append(...wanted);
}

const setText = (node: HTMLElement, text: string): void => {
  if (node.textContent === text) return;
  node.textContent = text;
  if (node.localName === 'p') node.prepend(Object.assign(document.createElement('img'), { alt: text }));
};

const attribute = (name: string, value: unknown): string => (value === undefined ? '' : ` ${name}="${value}"`);

function parse(view: View, { given, onEvent }: State): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = `<${view.tag}${view.values.map((name) => attribute(name, given[name])).join('')}></${view.tag}>`;
  const element = document.importNode(template.content, true).firstElementChild as HTMLElement;
  for (const name of view.events) element.addEventListener(name, onEvent);
  return element;
}

function give(element: Element, view: View, given: State['given'], before: State['given']): void {
  const isNew = (name: string): boolean => given[name] !== before[name];
  for (const name of view.values.filter(isNew)) {
    if (given[name] === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(given[name]));
  }
  for (const name of view.properties.filter(isNew)) Reflect.set(element, name, given[name]);
}

export const mount: Mount = (view, box, initial) => {
  const copies: Nodes = new Map();
  const section = document.createElement('section');
  const list = document.createElement('div');
  box.append(section, list);
  const given = new WeakMap<Element, State['given']>();
  const children = new WeakMap<Element, Nodes>();

  const fill = (element: HTMLElement, { children: keys, texts, note }: State): void => {
    const nodes = children.get(element) ?? new Map();
    children.set(element, nodes);
    const all = note ? [...keys, 'note'] : keys;
    arrange(element, all, nodes, (key) => document.createElement(key === 'note' ? 'b' : 'p'));
    for (const [key, node] of nodes) setText(node, key === 'note' ? note : (texts[key] ?? ''));
  };
  let { html } = initial;
  section.innerHTML = html;
  const update = (state: State): void => {
    if (state.html !== html) section.innerHTML = html = state.html;
    const write = (element: HTMLElement): HTMLElement => {
      give(element, view, state.given, given.get(element) ?? {});
      given.set(element, state.given);
      fill(element, state);
      return element;
    };
    arrange(list, state.isShown ? state.copies : [], copies, () => write(parse(view, state)));
    for (const element of copies.values()) write(element);
  };
  update(initial);
  initial.ready();
  return { update, unmount: () => box.replaceChildren() };
};
