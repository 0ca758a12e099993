/** Determines the base of a page's relative links: the page itself, or the URL of its `<base>`. */

import { normalizeHref } from '../../../core/model/links/link-kind.ts';
import type { SkipReason } from '../../finding.ts';
import { dirname, join } from '../../text/paths.ts';
import { isWithin } from './closest.ts';
import { isBound, isDynamic } from './dynamic.ts';
import { memoizeLast } from './memoize-last.ts';
import { attributeOf, named, type Page, type PageElement, textOf } from './page.ts';

/**
 * `page`: links are relative to the page itself. `path`: they are relative to another path of the site. `unknown`: no
 * file shows where they lead.
 */
export type PageBase =
  | { readonly kind: 'page' }
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'unknown'; readonly reason: SkipReason };

const ownPage: PageBase = { kind: 'page' };

/** Browsers ignore a `<base>` in a template, in SVG, and in `<noscript>` while scripts run. */
const isInert = isWithin(({ name }) => ['template', 'noscript', 'svg'].includes(name));

/** Parses the URL as browsers do (HTML Standard, "set the frozen base URL"). Query and fragment have no effect here. */
function parseBase(href: string, file: string): PageBase {
  const text = normalizeHref(href).replaceAll('\\', '/');
  if (isDynamic(text)) return { kind: 'unknown', reason: 'template-base' };
  if (text.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(text)) {
    const isIgnored = /^(?:data|javascript):/i.test(text) || !URL.canParse(text, 'https://site.example/');
    return isIgnored ? ownPage : { kind: 'unknown', reason: 'external-base' };
  }
  const path = text.replace(/[?#].*$/s, '');
  const isOwnFile = path === '' || join(dirname(file), path) === file;
  return isOwnFile ? ownPage : { kind: 'path', path };
}

/** Returns the `<base>` that browsers use: the first with an `href` (HTML Standard, 4.2.3). */
export const baseElementOf = (page: Page): PageElement | undefined =>
  named(page, 'base').find((one) => (attributeOf(one, 'href') || isBound(one, 'href')) && !isInert(one, page));

/** Returns the base of a page. */
export const baseOf = memoizeLast((page: Page): PageBase => {
  const element = baseElementOf(page);
  if (!element) return ownPage;
  if (isBound(element, 'href')) return { kind: 'unknown', reason: 'template-base' };
  return parseBase(textOf(element, 'href'), page.source.file);
});

/**
 * Resolves the path of a link from the base: `x` becomes `/shop/x` with `<base href="/shop/">`, and `/x` is unchanged.
 */
export function pathFromBase(path: string, base: PageBase): string {
  if (base.kind !== 'path' || path.startsWith('/')) return path;
  if (path === '') return base.path;
  const folder = /(?:^|\/)\.{1,2}$/.test(base.path)
    ? `${base.path}/`
    : base.path.slice(0, base.path.lastIndexOf('/') + 1);
  return folder + path;
}
