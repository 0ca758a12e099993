import type { Plugin } from 'rollup';

const before = "div.innerHTML = '<svg/>';";
const after = "div.appendChild(svgCreate('svg'));";

/**
 * Leaflet asks the browser about SVG by HTML from a string, at once when it is loaded: a page that enforces Trusted Types
 * would not get any further. Its other uses of HTML are in parts that are not ours.
 */
export const leafletPlugin = (): Plugin => ({
  name: 'leaflet',
  transform(code, id) {
    if (!id.endsWith('/leaflet/src/core/Browser.js')) return null;
    if (!code.includes(before)) this.error(`Leaflet has changed: ${before} is not there any more.`);
    return { code: code.replace(before, after), map: null };
  },
});
