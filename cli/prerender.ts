/** `site-elements/prerender`: writes the shadow roots of the elements into pages, for a build or a server. */
import { elements } from 'virtual:elements';
import { inlineScripts } from 'virtual:inline-scripts';
import { partsOf } from '../core/element/element-class.tsx';
import { packageRoot } from './package-root.ts';
import { readBuilds } from './preload/read-chunk-list.ts';
import { keepFulfilled } from './prerender/keep-fulfilled.ts';
import { prerenderPage } from './prerender/prerender-page.ts';
import { streamWith } from './prerender/prerender-stream.ts';
import type { PrerenderedPage, PrerenderOptions, PrerenderStreamOptions } from './prerender/prerender-types.ts';

export type {
  PrerenderedPage,
  PrerenderFinding,
  PrerenderOptions,
  PrerenderStreamOptions,
} from './prerender/prerender-types.ts';

// The contracts have different tags; the map takes any of them.
const partsByTag = new Map(
  elements.map(({ Class, sheet }) => {
    const tag: string = Class.contract.tag;
    return [tag, { ...partsOf(Class), inline: inlineScripts.get(tag), prerenderedSheet: sheet }];
  }),
);

/** Reads the chunk lists of this package once. */
const readOwnBuilds = keepFulfilled(() => packageRoot().then(readBuilds));

/**
 * Prerenders all elements of a page. Other bytes stay as they are, except for the marked `<link>` elements. A page that is prerendered
 * already is prerendered again. Runs in Node, without a DOM and without globals; calls may overlap. Throws a UserError for an invalid
 * `url` or `styles`.
 */
export const prerender = (html: string, options: PrerenderOptions = {}): Promise<PrerenderedPage> =>
  prerenderPage(html, partsByTag, __VERSION__, options, { readBuilds: readOwnBuilds });

/**
 * Returns a stream that prerenders one page of a server: the bytes before its first element are passed on at once, the rest when the
 * page has ended, because an element may depend on markup after it. A page that is not UTF-8 stays as it is.
 */
export const prerenderStream = (
  options: PrerenderStreamOptions = {},
): TransformStream<string | Uint8Array, Uint8Array> =>
  streamWith((html, fixedLength) => prerenderPage(html, partsByTag, __VERSION__, options, { fixedLength }), options);
