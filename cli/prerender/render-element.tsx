import type { InlineScript } from 'virtual:inline-scripts';
import { renderToString } from 'react-dom/server';
import baseSheet from '../../core/element/base.css';
import { Bridge } from '../../core/element/bridge.ts';
import type { ElementParts } from '../../core/element/element-class.tsx';
import prerenderedSheet from '../../core/element/prerendered.css';
import { Root } from '../../core/element/root.tsx';
import { collectWarnings } from '../../core/element/warn-once.ts';
import type { WakeMoment } from '../../core/model/contract/contract.ts';
import { siteContext } from '../../core/page/context.ts';
import type { LazyModule } from '../../core/page/lazy-module.ts';
import { type Sheet, sheetsFor } from '../../core/page/sheet.ts';
import type { ServerElement, ServerStyleSheet } from './server-dom.ts';
import { structuredData } from './structured-data.ts';

/** The parts of an element, and what only its prerendered markup contains: a stylesheet and a script. */
export interface PrerenderedParts extends ElementParts {
  readonly prerenderedSheet?: Sheet | undefined;
  readonly inline?: InlineScript | undefined;
}

/** The content of a shadow root. */
export interface RenderedElement {
  readonly html: string;
  /** The stylesheets of the shadow root, in their order. */
  readonly css: readonly string[];
  /** The lazy modules that the markup needs. */
  readonly modules: readonly string[];
  /** When it takes over its markup, besides on use. */
  readonly wake: WakeMoment;
  /** The text of the inline script and its data. */
  readonly inline: { readonly script: string; readonly data: unknown } | undefined;
  /** The clicks and keys on the author's content to which the element reacts. */
  readonly uses: readonly string[];
  /** Data for search engines, as JSON-LD. */
  readonly structuredData: string | undefined;
  /** Messages about values that the element ignores. */
  readonly warnings: readonly string[];
}

const nothing = (): void => {};

/** The members of the element that a render uses. Nothing is mounted, so its effects never run. */
function bridgeFor(element: ServerElement, { contract, keyOfAttribute, sheets }: ElementParts): Bridge {
  // Views read only what `ServerElement` has; a test renders every element with it.
  const node = element as unknown as HTMLElement;
  const adoptedStyleSheets = sheetsFor(node.ownerDocument, [baseSheet, ...[sheets.shadow ?? []].flat()]);
  // Views adopt stylesheets into the shadow root and set states; nothing else is read while they render.
  const shadow = { adoptedStyleSheets, ownerDocument: node.ownerDocument, firstChild: null } as unknown as ShadowRoot;
  // Likewise.
  const internals = { states: new Set(), shadowRoot: shadow } as unknown as ElementInternals;
  const bridge = new Bridge(
    {
      element: node,
      shadow,
      internals,
      attach: nothing,
      render: nothing,
      unmount: nothing,
      view: () => null,
      takeRoot: nothing,
    },
    contract,
  );
  for (const [name, key] of keyOfAttribute) {
    const text = element.getAttribute(name);
    if (text !== null) bridge.own.readAttribute(key, text);
  }
  return bridge;
}

/**
 * Renders the view of an element to HTML, as its first render in a browser. Imports the lazy modules that the view needs, and
 * renders again. @throws what the view throws.
 */
export async function renderElement(
  element: ServerElement,
  parts: PrerenderedParts,
  url?: string,
): Promise<RenderedElement> {
  for (;;) {
    const needed = new Set<LazyModule<unknown>>();
    const { result, warnings } = collectWarnings(() => {
      const bridge = bridgeFor(element, parts);
      bridge.onNeeded = (lazy) => needed.add(lazy);
      return { bridge, html: renderToString(<Root bridge={bridge} View={parts.View} />) };
    });
    const { bridge, html } = result;
    const missing = [...needed].filter((lazy) => !lazy.loaded);
    if (missing.length === 0) {
      // On the server each stylesheet is a `ServerStyleSheet`.
      const sheets = bridge.host.shadow.adoptedStyleSheets as unknown as readonly ServerStyleSheet[];
      const { inline, contract } = parts;
      const values = bridge.values();
      const data = inline?.data(values, url, element.textContent ?? '', bridge.host.element);
      return {
        html,
        css: [
          ...sheets.map(({ text }) => text),
          ...[prerenderedSheet, parts.prerenderedSheet ?? []].flat().map(({ css }) => css),
        ],
        modules: [...needed].flatMap(({ name }) => name ?? []),
        wake: (contract.wakeIf?.(values) ?? true) ? (contract.wake ?? 'nothing') : 'nothing',
        inline: inline && data !== undefined ? { script: inline.script, data } : undefined,
        uses: contract.uses?.(values) ?? [],
        structuredData: structuredData(element, values, siteContext(bridge.host.element.ownerDocument).get().item),
        warnings,
      };
    }
    await Promise.all(missing.map((lazy) => lazy.load()));
  }
}
