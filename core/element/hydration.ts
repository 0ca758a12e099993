/** Takes over prerendered shadow roots: their nodes, with focus, selection, scroll positions and running media, stay. */
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { namedModules } from '../page/lazy-module.ts';
import { findMismatch } from './hydration-mismatch.ts';
import type { MountedRoot } from './mount-r2wc.ts';
import { renderNow } from './queue.ts';
import { renderContainer } from './render-container.ts';

/** Refers to the rule of a prerendered `style` attribute (cli/prerender/inline-styles.ts). */
const styleReference = 'data-site-style';

/** A rule of such an attribute; braces may occur in its strings. */
const movedStyle = /\[data-site-style="?(\d+)"?\][^{]*\{((?:"[^"]*"|'[^']*'|[^{}"'])*)\}/g;

/** Imports the modules that the markup needs: those of a module are known once it has been imported. */
export async function loadModules({ dataset }: HTMLElement): Promise<void> {
  for (const name of dataset.siteRoot?.split(' ') ?? []) await namedModules.get(name)?.load();
}

/** Restores `style` attributes from the stylesheet to which a strict Content Security Policy forced them to move. */
function restoreStyles(root: HTMLElement, styles: readonly HTMLStyleElement[]): void {
  // Read from the text: the CSSOM rounds numbers, and the box would change by a fraction of a pixel.
  const declarations = new Map(
    styles.flatMap(({ textContent }) =>
      [...(textContent ?? '').matchAll(movedStyle)].map(([, number, text]) => [number, text] as const),
    ),
  );
  for (const node of root.querySelectorAll<HTMLElement>(`[${styleReference}]`)) {
    node.style.cssText = declarations.get(node.getAttribute(styleReference) ?? '') ?? '';
    node.removeAttribute(styleReference);
  }
}

export interface Hydration {
  readonly root: HTMLElement;
  readonly view: ReactNode;
  /** Called when the markup differs from what the view renders. */
  readonly onMismatch: (what: string) => void;
}

/**
 * Mounts the view into prerendered markup. The shadow root has adopted its stylesheets, so the inline copies are removed. Returns
 * undefined if the markup differs from what the view renders: it then has to be rendered anew.
 */
export function hydrateView({ root, view, onMismatch }: Hydration): MountedRoot | undefined {
  const styles = [...(root.parentNode?.querySelectorAll<HTMLStyleElement>('style') ?? [])];
  restoreStyles(root, styles);
  let mounted: MountedRoot | undefined;
  let mismatch: string | undefined;
  renderNow(() => {
    mounted = hydrateRoot(renderContainer(root), view, {
      onRecoverableError: (cause) => {
        mismatch ??= cause instanceof Error ? cause.message : String(cause);
      },
    });
  });
  mismatch ??= findMismatch(root);
  for (const style of styles) style.remove();
  root.removeAttribute('data-site-root');
  root.removeAttribute('data-site-wake');
  if (mismatch === undefined) return mounted;
  onMismatch(mismatch);
  mounted?.unmount();
  return undefined;
}
