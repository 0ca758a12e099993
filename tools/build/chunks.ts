import type { GetModuleInfo, ManualChunkMeta } from 'rollup';
import { root } from '../root.ts';

interface Chunk {
  readonly name: string;
  readonly holds: RegExp;
  /**
   * Whether the chunk contains only modules that the bridge or at least two entries need. Modules of a single element
   * stay in the chunk of that element.
   */
  readonly onlyShared?: true;
}

/**
 * Chunks with stable names; the first match wins. A chunk includes the static imports of its modules. The model is in the
 * chunk of the page runtime, because the page needs most of it and chunks must not import each other in a cycle. Modules that
 * only some elements use (buttons, modals, the author's children) are not in the bridge, so that other elements do not
 * load them. The sanitizer is loaded on demand.
 */
const chunks: readonly Chunk[] = [
  { name: 'react', holds: /^\0react$|\/node_modules\/((react|react-dom)(-19-0)?|scheduler|preact)\// },
  // Except messages of chunks that load on demand: they are in the chunk that shows them.
  {
    name: 'messages',
    holds:
      /^\/(core|elements)\/(?!(?<=elements\/)cart\/|(model\/|element\/ui\/)?(account|announcement-bar|audio|captcha|cookie-banner|donate|events|follow|form(?!\/status)|info-bar|language|lightbox\/extras|list|login|map\/interactive|marquee|pinterest|product|popup\/settings|relative-time|reviews|search|spinner|summary|text-fit|video\/player)\/|model\/(commerce|images|files)\/|page\/(captcha|checkout|experiments|fonts|logout-notice|shopping-cart|development|request|system-error|tracking)\/).*messages\.en\.ts$/,
  },
  // A page loads at most one of these files for each language that it declares.
  { name: 'messages-de', holds: /^\/core\/page\/translations\/de\.ts$/ },
  { name: 'messages-fr', holds: /^\/core\/page\/translations\/fr\.ts$/ },
  { name: 'messages-es', holds: /^\/core\/page\/translations\/es\.ts$/ },
  { name: 'messages-ar', holds: /^\/core\/page\/translations\/ar\.ts$/ },
  // Except the consent question, which only players and maps load, and the links to Pinterest.
  { name: 'ui', holds: /^\/core\/element\/ui\/(?!consent-question|pinterest\/)/ },
  {
    name: 'hooks',
    holds: /^\/core\/element\/(light-dom\/(?!loaded-images)|hooks\/(author-children|listener|states|viewport))/,
  },
  // Shared by the modules that render fields and those that read them, so that neither waits for the other.
  {
    name: 'fields',
    holds:
      /^\/(core\/model\/(form\/(custom-messages|field-types|definition|parse-values|messages\.en)|files\/file-limits)|elements\/form\/files\/file-input)\.ts$/,
  },
  // The lazy imports of gallery, cart, map and others, of which the links to Pinterest are one.
  {
    name: 'lazy',
    holds:
      /^\/core\/(element\/(hooks\/lazy|ui\/pinterest\/usePinterest)|model\/pinterest\/settings|page\/cart-announcers)\.ts$/,
  },
  // Shared by the suggestions and the results of a search.
  {
    name: 'search-call',
    holds: /^\/elements\/search\/(model\/(?!active)|request-results|useSearchCall|search-form|problem|messages)/,
  },
  // Only elements of the shop need them.
  {
    name: 'money',
    holds:
      /^\/core\/(model\/(money\/(?!typed)|vocabularies\/currency-templates|commerce\/checkout-urls)|page\/action-key)/,
  },
  { name: 'images', holds: /^\/core\/(page|model)\/images\// },
  // Modules that only forms, carts and the cookie banner need.
  { name: 'request', holds: /^\/core\/page\/request/ },
  // Prerendered cookie banners store answers before their element is loaded.
  { name: 'consent-store', holds: /^\/core\/page\/consent\// },
  // Only elements that show times need them.
  { name: 'clock', holds: /^\/core\/page\/(page-clock|formatters)\.ts$/ },
  {
    name: 'storage',
    holds: /^\/core\/(page\/(connect-tabs|storage|cookies)|model\/(json-text|vocabularies\/cookies))\.ts$/,
  },
  // Shared by moving galleries, the lightbox and the video player, so that none waits for another.
  { name: 'page', holds: /^\/core\/model\/(drag|video-players)\.ts$/ },
  { name: 'lightbox', holds: /^\/elements\/lightbox\/view\.tsx$/ },
  // Shared by services that measure pages.
  { name: 'while-allowed', holds: /^\/core\/page\/tracking\/(while-allowed|observe-failures)\.ts$/ },
  // Except modules that use storage and requests, because these import the page runtime, and those that start a site, measure pages,
  // divide their visitors, load files of others or sanitize HTML, which most pages do not load.
  {
    name: 'page',
    holds:
      /^\/core\/(page\/(?!consent\/|checkout|experiments|fonts|load-(?:file|script|style)|safe-html|trusted-types|shopping-cart|login-prompt|logout-notice|members|modules|runtime|system-error|tracking|failure-reports)|model\/(?!visitor\/|events\/|experiments\/|fonts\/))/,
    onlyShared: true,
  },
  {
    name: 'bridge',
    holds:
      /\/node_modules\/@r2wc\/|^\/core\/element\/(?!ui\/|light-dom\/|hydration|hooks\/(author-children|images|lazy\.ts|listener|size|states|viewport))/,
  },
];

const pathOf = (id: string): string => id.replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), '');

const chunkAt = (path: string): Chunk | undefined => chunks.find(({ holds }) => holds.test(path));

/** Whether the bridge or at least two entries import the module, directly or through others. */
const isShared = (id: string, getModuleInfo: GetModuleInfo): boolean => {
  const reached = new Set([id]);
  let entries = 0;
  // The loop adds to the set that it iterates over, so every importer is visited once.
  for (const module of reached) {
    const { isEntry = false, importers = [] } = getModuleInfo(module) ?? {};
    if (isEntry) entries += 1;
    if (entries > 1 || chunkAt(pathOf(module))?.name === 'bridge') return true;
    for (const importer of importers) reached.add(importer);
  }
  return false;
};

/** For rollup's `manualChunks`. */
export const chunkOf = (id: string, { getModuleInfo }: ManualChunkMeta): string | undefined => {
  const chunk = chunkAt(pathOf(id));
  return chunk?.onlyShared && !isShared(id, getModuleInfo) ? undefined : chunk?.name;
};
