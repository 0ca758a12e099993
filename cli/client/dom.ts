/**
 * Creates nodes for the pages of `serve`, never from HTML text, so that they work under any Content Security Policy.
 */

type Child = Node | string | undefined;

/** Attributes by name: `true` sets an empty one, `false` and `undefined` omit it. Functions are event listeners. */
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
