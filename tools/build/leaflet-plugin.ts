import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';

/** The replacements by the end of the file's path: Leaflet's code, and ours. */
const changes: Readonly<Record<string, readonly [before: string, after: string]>> = {
  '/core/Browser.js': ["div.innerHTML = '<svg/>';", "div.appendChild(svgCreate('svg'));"],
  '/geometry/Bounds.js': ['if (!this.min && !this.max) {', "if (!Object.hasOwn(this, 'min')) {"],
};

/** Reads of the document and of event targets, whose properties a page may replace by `name` attributes. */
const reads: readonly (readonly [before: RegExp, after: string])[] = [
  [/\bdocument\.(?=\w)/g, 'unclobber(document).'],
  [/\bobj\.((?:add|remove)EventListener)\(/g, 'EventTarget.prototype.$1.call(obj, '],
];

const unclobberImport = `import { unclobber } from ${JSON.stringify(fromRoot('core/page/unclobber.ts'))};\n`;

/** Matches a `for…in` loop, which Leaflet uses for own properties. Events are excluded: all their properties are inherited. */
const loop = /for \((?:var )?(?<name>\w+) in (?<owner>(?!event\b)[\w.]+)\) \{/g;

/**
 * Replaces code of Leaflet that pages may forbid or break. When Leaflet is loaded, it detects SVG support by parsing HTML
 * from a string, which throws on a page that enforces Trusted Types; its other uses of HTML are in modules that are not
 * bundled. It reads properties of the document that a page may replace by `name` attributes. It also treats properties that a page has added to Object.prototype as tiles, layers, options and bounds.
 */
export const leafletPlugin = (): Plugin => ({
  name: 'leaflet',
  transform(code, id) {
    if (!id.includes('/leaflet/src/')) return null;
    const own = reads.reduce(
      (text, [read, safe]) => text.replace(read, safe),
      unclobberImport + code.replace(loop, '$& if (!Object.hasOwn($<owner>, $<name>)) continue;'),
    );
    const [, change] = Object.entries(changes).find(([end]) => id.endsWith(end)) ?? [];
    if (!change) return { code: own, map: null };
    const [before, after] = change;
    if (!code.includes(before)) this.error(`Leaflet has changed: ${before} was not found.`);
    return { code: own.replace(before, after), map: null };
  },
});
