import type { Tree } from './composed-tree.ts';
import { type Unclobbered, unclobber } from './unclobber.ts';

/** A stylesheet that is adopted, never inserted into a `<style>`, so that it works under a strict CSP. */
export interface Sheet {
  readonly css: string;
  /** The constructed stylesheet for this document, created once; `undefined` for a document without a window. */
  sheetFor(document: Document): CSSStyleSheet | undefined;
}

/** Wraps CSS text; the build calls this for each imported `.css` file. */
export function sheet(css: string): Sheet {
  const made = new WeakMap<Document, CSSStyleSheet>();
  return {
    css,
    sheetFor: (document) => {
      const known = made.get(document);
      const { defaultView } = unclobber(document);
      if (known || !defaultView) return known;
      const constructed = new defaultView.CSSStyleSheet();
      constructed.replaceSync(css);
      made.set(document, constructed);
      return constructed;
    },
  };
}

/** The constructed sheets of a document, in order. */
export const sheetsFor = (document: Document, sheets: readonly Sheet[]): CSSStyleSheet[] =>
  sheets.flatMap((one) => one.sheetFor(document) ?? []);

/** Adds the sheets that a document or shadow root does not have yet. */
export function adoptInto(tree: Tree, sheets: readonly Sheet[]): void {
  // A tree without an owner is a document. One without a window cannot have constructed stylesheets.
  const document = tree.ownerDocument ?? (tree as Unclobbered<Document>).defaultView?.document;
  const missing = document ? sheetsFor(document, sheets).filter((one) => !tree.adoptedStyleSheets.includes(one)) : [];
  if (missing.length > 0) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, ...missing];
}
