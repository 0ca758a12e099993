/** Creates nodes of SVG images. Classes style them: a strict Content Security Policy forbids `style` attributes. */

/** `svgElement('rect', { x: '10%', width: 3 })`. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly SVGElement[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Creates an image that fills the width of its container, with a text alternative. Its height is in CSS pixels. */
export const svgImage = (label: string, height: number, ...children: readonly SVGElement[]): SVGSVGElement =>
  svgElement('svg', { role: 'img', 'aria-label': label, width: '100%', height }, ...children);
