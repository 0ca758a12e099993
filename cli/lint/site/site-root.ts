/** Detects the root folder of a site from its files. */

import { join } from '../../text/paths.ts';
import type { PageSummary } from './page-summary.ts';
import { addressOf, type SiteRoot } from './site-paths.ts';

/**
 * Returns the only one of these absolute folders that is certainly a root: it contains a complete index page, and no
 * page below it is generated on request. `base` is the folder that page names are relative to.
 */
export function rootAmong(
  folders: readonly string[],
  base: string,
  pages: readonly PageSummary[],
): SiteRoot | undefined {
  const sent = new Set(pages.filter(({ isServedPage }) => isServedPage).map(({ file }) => join(base, file)));
  const roots = folders.filter((folder) => ['index.html', 'index.htm'].some((name) => sent.has(join(folder, name))));
  const [folder, ...others] = roots;
  if (folder === undefined || others.length > 0) return undefined;
  const root = { folder, base, isExplicit: false };
  return pages.some(({ file, isTemplate }) => isTemplate && addressOf(file, root) !== undefined) ? undefined : root;
}

// Configuration files of servers and hosts that rewrite paths, and of generators and bundlers.
const rewriting =
  /^(?:_redirects|_routes\.json|_worker\.js|\.htaccess|web\.config|netlify\.toml|vercel\.json|staticwebapp\.config\.json|firebase\.json|nginx\.conf|_config\.ya?ml|(?:hugo|config)\.toml|mkdocs\.ya?ml|package\.json|composer\.json|gemfile|(?:\.eleventy|(?:vite|astro|next|nuxt|svelte|eleventy|gatsby|webpack)\.?config)\.[cm]?[jt]s|.*\.php)$/i;

/** Whether a file of the site, by its URL path, shows that the site has further paths. */
export const isRewritten = (files: Iterable<string>): boolean =>
  [...files].some((file) => rewriting.test(file.slice(1)));
