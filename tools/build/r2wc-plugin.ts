import type { Plugin } from 'rollup';

/** Replaces the code of r2wc for props, events and transforms, none of which our elements use. */
const changes: readonly (readonly [before: RegExp, after: string])[] = [
  [/Array\.isArray\((e\.\w+)\) \? \1\.slice\(\) : Object\.keys\(\1\)/g, '[]'],
  [/for \(const \w of \w\)/g, 'if (false) $&'],
  [/attributeChangedCallback\(\w, \w, \w\) \{/g, '$& return;'],
  [/e\.props \|\| .+, e\.events \|\| .+;/, ''],
  [/\w+\.shadow \?/, 'false ?'],
  [/static get observedAttributes\(\) \{[^}]+\}/, ''],
];

/**
 * Leaves out the code of r2wc that mirrors attributes, properties and events, a tenth of `bridge.js`:
 * `core/element/mount-r2wc.ts` passes no props and no events, and our subclass overrides the callback.
 */
export const r2wcPlugin = (): Plugin => ({
  name: 'r2wc',
  transform(code, id) {
    if (!/[\\/]@r2wc[\\/]core[\\/]/.test(id)) return null;
    for (const [before] of changes)
      if (code.search(before) < 0) this.error(`r2wc has changed: nothing matches ${before} any more.`);
    return { code: changes.reduce((text, [before, after]) => text.replace(before, after), code), map: null };
  },
});
