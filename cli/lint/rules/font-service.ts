import { isInTemplate } from '../page/closest.ts';
import { attributeOf, named, type Page, textOf, valueRange } from '../page/page.ts';
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
  'kit.fontawesome.com',
]);

/** Returns the host of an absolute URL, or of one without a scheme, in lower case. */
function hostOf(url: string): string | undefined {
  const text = url.trim();
  if (!/^(?:https?:)?\/\//i.test(text) || !URL.canParse(text, 'https://page.invalid')) return undefined;
  return new URL(text, 'https://page.invalid').hostname;
}

/** Returns the URLs of servers to which the page connects before it needs them. */
const connections = (page: Page): readonly PageResource[] =>
  named(page, 'link')
    .filter((link) => /(?:^|\s)preconnect(?=\s|$)/i.test(textOf(link, 'rel')) && !isInTemplate(link, page))
    .flatMap((link) => attributeOf(link, 'href') ?? [])
    .map((attribute) => ({ url: attribute.value, ...valueRange(attribute, page.source.text) }));

/** Reports files of font services that a page requests before the visitor has agreed. */
export const fontService: Rule = {
  id: 'font-service',
  check: ({ page }) =>
    [...resources(page), ...connections(page)].flatMap(({ url, start, end }) => {
      const host = hostOf(url);
      if (host === undefined || !hosts.has(host)) return [];
      return [{ code: 'font-service-direct', severity: 'warn', args: { host }, start, end }];
    }),
};
