/** Finds contexts that contradict those of other pages of the site. */
import type { Finding } from '../../finding.ts';
import type { PlacedContext } from '../data/page-contexts.ts';
import { addressOf, type SiteRoot } from './site-paths.ts';

interface ContextPage {
  readonly file: string;
  readonly context: PlacedContext | undefined;
}

interface PageWithContext {
  readonly file: string;
  /** The path without extension, index and trailing slash: `/blog` for `blog/index.html`. */
  readonly address: string;
  readonly context: PlacedContext;
}

const clean = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
    .replace(/(?<!\/)\/+$/, '');

const problem = (code: string, args: Finding['args'], { start }: PlacedContext): Finding => ({
  code,
  severity: 'warn',
  args,
  start,
  end: start + 1,
});

/** Returns the website that most pages name. Returns undefined if two are named equally often. */
function mostNamed(pages: readonly PageWithContext[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { context } of pages)
    if (context.website !== undefined) counts.set(context.website, (counts.get(context.website) ?? 0) + 1);
  const [[most, count] = [], [, second] = []] = [...counts].sort(([, a], [, b]) => b - a);
  return count === second ? undefined : most;
}

/**
 * Returns the other page with the same context, if this context belongs to that page. A page of the home collection
 * has another URL, and a collection with items has many pages: by number, category or month.
 */
function copiedFrom(
  page: PageWithContext,
  byAddress: ReadonlyMap<string, PageWithContext>,
): PageWithContext | undefined {
  const { address, context } = page;
  const declared = clean(context.address ?? '');
  if (declared === '' || declared === address || address === '' || context.isHomepage || !context.isSingle)
    return undefined;
  if (address.startsWith(`${declared}/`) || declared.startsWith(`${address}/`)) return undefined;
  const other = byAddress.get(declared);
  return other && clean(other.context.address ?? '') === declared && other.context.website === context.website
    ? other
    : undefined;
}

/** Returns the contexts that are certainly wrong, by file. Requires a site with a known root. */
export function wrongContexts(pages: readonly ContextPage[], root: SiteRoot): ReadonlyMap<string, readonly Finding[]> {
  const placed = pages.flatMap(({ file, context }): readonly PageWithContext[] => {
    const address = addressOf(file, root);
    return context && address !== undefined ? [{ file, address: clean(address), context }] : [];
  });
  const website = mostNamed(placed);
  const byAddress = new Map(placed.map((page) => [page.address, page]));
  const judge = (page: PageWithContext): readonly Finding[] => {
    const { context } = page;
    if (website !== undefined && context.website !== website)
      return [problem('page-context-other-website', { website: context.website ?? '', other: website }, context)];
    const other = copiedFrom(page, byAddress);
    return other
      ? [problem('page-context-other-page', { address: context.address ?? '', page: other.file }, context)]
      : [];
  };
  return new Map(placed.map((page) => [page.file, judge(page)] as const).filter(([, found]) => found.length > 0));
}
