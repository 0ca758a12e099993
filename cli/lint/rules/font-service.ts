import { isInTemplate } from '../page/closest.ts';
import { attributeOf, named, type Page, type PageElement, textOf, valueRange } from '../page/page.ts';
import { baseElementOf } from '../page/page-base.ts';
import { type PageResource, resources } from '../page/resources.ts';
import type { Rule } from '../rule.ts';

/** Hosts of font services, and of their files. */
const hosts: ReadonlySet<string> = new Set([
  'fonts.googleapis.com',
  'fonts.gstatic.com',
  'fonts.bunny.net',
  'use.typekit.net',
  'use.typekit.com',
  'p.typekit.net',
  'fast.fonts.net',
  'cloud.typography.com',
  'api.fontshare.com',
  'cdn.fontshare.com',
  'fonts.cdnfonts.com',
  'use.fontawesome.com',
]);

const ownPage = 'https://page.invalid/';

/** Returns the URL from which browsers resolve relative ones. The page is on an unknown host. */
function baseUrlOf(page: Page): string {
  const base = baseElementOf(page);
  const href = base ? textOf(base, 'href') : '';
  return URL.canParse(href, ownPage) ? new URL(href, ownPage).href : ownPage;
}

/** Returns the host of a URL, without the dot that may end it. */
const hostOf = (url: string, base: string): string | undefined =>
  URL.canParse(url, base) ? new URL(url, base).hostname.replace(/\.$/, '') : undefined;

const scriptType = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/** Whether browsers load the file of an element: not that of a script with another type, or of a disabled stylesheet. */
const isActive = (element: PageElement): boolean =>
  element.name === 'script'
    ? scriptType.test(textOf(element, 'type').trim())
    : !attributeOf(element, 'disabled') || !/stylesheet/i.test(textOf(element, 'rel'));

/** Returns the URLs of scripts and links that browsers do not load. A consent tool enables them later. */
const inactiveStarts = (page: Page): ReadonlySet<number> =>
  new Set(
    named(page, 'script', 'link')
      .filter((element) => !isActive(element))
      .flatMap((element) => attributeOf(element, element.name === 'script' ? 'src' : 'href') ?? [])
      .map((attribute) => valueRange(attribute, page.source.text).start),
  );

/** Returns the URLs of servers to which the page connects, and of files that it fetches, before it needs them. */
const hints = (page: Page): readonly PageResource[] =>
  named(page, 'link')
    .filter((link) => /(?:^|\s)(?:preconnect|prefetch)(?=\s|$)/i.test(textOf(link, 'rel')) && !isInTemplate(link, page))
    .flatMap((link) => attributeOf(link, 'href') ?? [])
    .map((attribute) => ({ url: attribute.value, ...valueRange(attribute, page.source.text) }));

/** Reports connections to font services, and files of theirs, that a page needs before the visitor has agreed. */
export const fontService: Rule = {
  id: 'font-service',
  check: ({ page }) => {
    const base = baseUrlOf(page);
    const inactive = inactiveStarts(page);
    // A link with several relations is one finding.
    const requests = new Map([...resources(page), ...hints(page)].map((request) => [request.start, request]));
    return [...requests.values()].flatMap(({ url, start, end }) => {
      const host = hostOf(url, base);
      if (host === undefined || !hosts.has(host) || inactive.has(start)) return [];
      return [{ code: 'font-service-direct', severity: 'warn', args: { host }, start, end }];
    });
  },
};
