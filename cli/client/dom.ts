/** Nodes of the pages that the command shows; never from HTML text, so that they work under any policy. */

type Child = Node | string | undefined;

/** Attributes as written; `true` for an empty one, `false` or `undefined` for none; functions are listeners. */
type Properties = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;

/** `el('button', { type: 'button', click: () => … }, 'Clear')`. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(key, value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.flatMap((child) => child ?? []));
  return element;
}
