/**
 * Fits prerendered texts before they are painted, without React. Each element contains it in its shadow root, where it runs before its
 * text is parsed, so the first script of a page fits the texts of all elements, in each frame in which one has been parsed. It fits them
 * again when the fonts have loaded. An element fits its own text once it has taken its markup over.
 */
import type { PropertiesByNode } from '../../core/element/light-dom/node-properties.ts';
import type { InlineData } from './inline-data.ts';
import { fittedStyles, measuredStyles, nodesOf, unmeasuredStyles } from './measured-nodes.ts';

/** Writes properties as the element does with `NodeProperties`, which removes them later. */
function write(styles: PropertiesByNode): void {
  for (const [node, properties] of styles)
    for (const [name, value = ''] of Object.entries(properties)) node.style.setProperty(name, value);
}

/** Whether the parser has reached the end of the element. */
function isParsed(host: Element): boolean {
  for (let node: Node | null = host; node; node = node.parentNode) if (node.nextSibling) return true;
  return document.readyState !== 'loading';
}

const prerendered = () =>
  [...document.querySelectorAll('site-text-fit')].flatMap((host) => {
    const root = host.shadowRoot?.querySelector<HTMLElement>('[data-site-inline]');
    return root ? [{ host, root }] : [];
  });

/** Weak, because a script that was imported is kept, and elements may be removed. */
let fitted = new WeakSet<Element>();

/** Fits the texts that have been parsed since the last frame, in one layout. */
function fitTexts(): void {
  const texts = prerendered().flatMap(({ host, root }) => {
    if (fitted.has(host) || !isParsed(host)) return [];
    fitted.add(host);
    // Prerendering writes this type.
    const { min, max } = JSON.parse(root.dataset.siteInline as string) as InlineData;
    // The view has both.
    const [text, ruler] = ['text', 'ruler'].map((name) => root.querySelector(`.${name}`)) as [HTMLElement, HTMLElement];
    return [{ nodes: nodesOf(host, text, host.children), limits: { min, max }, ruler }];
  });
  for (const { nodes } of texts) write(measuredStyles(nodes));
  const found = texts.map(({ nodes, limits, ruler }) => fittedStyles(nodes, limits, ruler));
  for (const { nodes } of texts) {
    write(unmeasuredStyles(nodes));
    for (const node of nodes) if (node.getAttribute('style') === '') node.removeAttribute('style');
  }
  for (const styles of found) write(styles);
}

function run(): void {
  fitTexts();
  if (document.readyState === 'loading') requestAnimationFrame(run);
  else
    document.fonts.ready.then(() => {
      fitted = new WeakSet();
      fitTexts();
    });
}

const scripts = prerendered().flatMap(({ root }) => root.parentNode?.querySelector('script') ?? []);
// The first script of the page has removed its element.
if (scripts.length === prerendered().length) requestAnimationFrame(run);
for (const script of scripts) script.remove();
