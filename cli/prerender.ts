/** `site-elements/prerender`: writes the shadow roots of the elements into pages, for a build or a server. */
import { elements } from 'virtual:elements';
import { partsOf } from '../core/element/element-class.tsx';
import { type PrerenderedPage, type PrerenderOptions, prerenderPage } from './prerender/prerender-page.ts';

export type { PrerenderedPage, PrerenderFinding, PrerenderOptions } from './prerender/prerender-page.ts';

// The contracts have different tags; the map takes any of them.
const partsByTag = new Map(elements.map((Class) => [Class.contract.tag as string, partsOf(Class)]));

/**
 * Prerenders all elements of a page. Bytes outside of the elements' templates stay as they are; a page that is prerendered already is
 * prerendered again. Runs in Node, without a DOM and without globals; calls may overlap.
 */
export const prerender = (html: string, options: PrerenderOptions = {}): Promise<PrerenderedPage> =>
  prerenderPage(html, partsByTag, __VERSION__, options);
