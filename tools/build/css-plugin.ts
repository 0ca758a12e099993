import { bundle, type Selector, type TokenOrValue, transform, type Variable } from 'lightningcss';
import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';

const runtime = JSON.stringify(fromRoot('core/page/sheet.ts'));

/** Minifies CSS. The syntax is not lowered for older browsers: the rules stay as they are written. */
export const minifyCss = (filename: string, css: string): string =>
  transform({ filename, code: Buffer.from(css), minify: true }).code.toString();

/** Whether a selector only matches tags that are not defined yet. */
const isForUndefined = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'pseudo-class' &&
      ((part.kind === 'not' && JSON.stringify(part.selectors).includes('"kind":"defined"')) ||
        (part.kind === 'where' && part.selectors.every(isForUndefined))),
  );

const dropUndefined = (selector: Selector): [] | undefined => (isForUndefined(selector) ? [] : undefined);

/** Only undefined tags have this property (core/element/prerendered.css), so the value of others is always the fallback. */
const keepFallback = ({ name, fallback }: Variable): TokenOrValue[] | undefined =>
  name.ident === '--_site-prerendered' && fallback
    ? // Lightning CSS does not accept the nulls that it passes.
      JSON.parse(JSON.stringify(fallback, (_, value) => value ?? undefined))
    : undefined;

/**
 * Bundles a stylesheet that elements adopt, without the rules that only match undefined elements. Imports are inlined,
 * because browsers ignore `@import` in adopted stylesheets.
 */
export const adoptedCss = (filename: string): string =>
  bundle({
    filename,
    minify: true,
    visitor: {
      Rule: { style: (rule) => (rule.value.selectors.every(isForUndefined) ? [] : undefined) },
      Selector: dropUndefined,
      Variable: keepFallback,
    },
  }).code.toString();

/** Returns a module that exports the stylesheet of a file (css.d.ts): minified text, constructed once per document. */
export const sheetModule = (file: string): string => {
  const css = adoptedCss(file);
  return `import { sheet } from ${runtime};\nexport default /*#__PURE__*/ sheet(${JSON.stringify(css)});\n`;
};

/** Makes `import sheet from './dialog.css'` a `Sheet`. */
export const cssPlugin = (): Plugin => ({
  name: 'css',
  load(id) {
    if (!id.endsWith('.css')) return null;
    this.addWatchFile(id);
    return { code: sheetModule(id), map: { mappings: '' }, moduleSideEffects: false };
  },
});
