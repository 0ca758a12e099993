/** Which folder the paths of a site begin in, told by what stands there. */
import type { PageSummary } from './page-summary.ts';
import type { SiteRoot } from './site-paths.ts';

const join = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

const isIn = (file: string, folder: string): boolean =>
  folder === '' ? !file.startsWith('../') : file.startsWith(`${folder}/`);

/**
 * The one of these folders that is surely a root: a whole page called index stands in it, and no page below is made by
 * something else when it is asked for.
 */
export function rootAmong(folders: readonly string[], pages: readonly PageSummary[]): SiteRoot | undefined {
  const sent = new Set(pages.filter(({ isSent }) => isSent).map(({ file }) => file));
  const roots = folders.filter((folder) => ['index.html', 'index.htm'].some((name) => sent.has(join(folder, name))));
  const [folder, ...others] = roots;
  if (folder === undefined || others.length > 0) return undefined;
  const isSite = pages.every(({ file, isTemplate }) => !isIn(file, folder) || !isTemplate);
  return isSite ? { folder, isTold: false } : undefined;
}

// Servers and hosts that rewrite paths, and generators and bundlers whose sources these would be.
const rewriting =
  /^(?:_redirects|_routes\.json|_worker\.js|\.htaccess|web\.config|netlify\.toml|vercel\.json|staticwebapp\.config\.json|firebase\.json|nginx\.conf|_config\.ya?ml|(?:hugo|config)\.toml|mkdocs\.ya?ml|package\.json|composer\.json|gemfile|(?:\.eleventy|(?:vite|astro|next|nuxt|svelte|eleventy|gatsby|webpack)\.?config)\.[cm]?[jt]s|.*\.php)$/i;

/** Whether files right in the root say that there are further paths. */
export const isRewritten = (files: Iterable<string>, { folder }: SiteRoot): boolean =>
  [...files].some((file) => isIn(file, folder) && rewriting.test(folder === '' ? file : file.slice(folder.length + 1)));
