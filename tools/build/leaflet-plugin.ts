import type { Plugin } from 'rollup';

/** By the end of its file: what Leaflet has, and what takes its place. */
const changes: Readonly<Record<string, readonly [before: string, after: string]>> = {
  '/core/Browser.js': ["div.innerHTML = '<svg/>';", "div.appendChild(svgCreate('svg'));"],
  '/geometry/Bounds.js': ['if (!this.min && !this.max) {', "if (!Object.hasOwn(this, 'min')) {"],
};

/** A loop over the names of an object, where Leaflet means those that the object has itself. An event has none of its own. */
const loop = /for \((?:var )?(?<name>\w+) in (?<owner>(?!event\b)[\w.]+)\) \{/g;

/**
 * What Leaflet does that a page may forbid or break. It asks the browser about SVG by HTML from a string, at once when it
 * is loaded: a page that enforces Trusted Types would not get any further; its other uses of HTML are in parts that are not
 * ours. And it takes what a page has added to Object.prototype for tiles, layers, options and bounds.
 */
export const leafletPlugin = (): Plugin => ({
  name: 'leaflet',
  transform(code, id) {
    if (!id.includes('/leaflet/src/')) return null;
    const own = code.replace(loop, '$& if (!Object.hasOwn($<owner>, $<name>)) continue;');
    const [, change] = Object.entries(changes).find(([end]) => id.endsWith(end)) ?? [];
    if (!change) return { code: own, map: null };
    const [before, after] = change;
    if (!code.includes(before)) this.error(`Leaflet has changed: ${before} is not there any more.`);
    return { code: own.replace(before, after), map: null };
  },
});
