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
      if (known || !document.defaultView) return known;
      const constructed = new document.defaultView.CSSStyleSheet();
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
export function adoptInto(tree: Document | ShadowRoot, sheets: readonly Sheet[]): void {
  // A node without an owner document is a document.
  const document = tree.ownerDocument ?? (tree as Document);
  const missing = sheetsFor(document, sheets).filter((one) => !tree.adoptedStyleSheets.includes(one));
  if (missing.length > 0) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, ...missing];
}
