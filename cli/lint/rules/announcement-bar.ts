import type { Finding } from '../../finding.ts';
import { hasTemplateCode, isBound, isTemplated } from '../page/dynamic.ts';
import { attributeOf, contentStart, named, type Page, type PageElement, textOf, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const isDismissible = (bar: PageElement): boolean => textOf(bar, 'dismissible') !== 'false';

/** Whether a template may write attributes or more markup, so that it is unknown what visitors get. */
const isUnknown = (bar: PageElement, { source: { text } }: Page): boolean =>
  isTemplated(bar) || hasTemplateCode(text.slice(contentStart(bar, text), bar.end));

const hasContent = (bar: PageElement, { source: { text } }: Page): boolean =>
  text.slice(contentStart(bar, text), bar.end).trim() !== '';

/** Finds bars whose closing is stored under the same name as that of an earlier one. */
function sharedEntries(bars: readonly PageElement[]): readonly Finding[] {
  const ids = new Set<string>();
  return bars.filter(isDismissible).flatMap((bar) => {
    const id = textOf(bar, 'id');
    if (isBound(bar, 'id')) return [];
    if (ids.has(id)) return [{ code: 'announcement-bar-id', severity: 'warn' as const, args: {}, ...bar.tag }];
    ids.add(id);
    return [];
  });
}

/** Finds attributes that have no effect without another one. */
function uselessAttributes(bar: PageElement, page: Page): readonly Finding[] {
  const window = attributeOf(bar, 'new-window');
  const days = attributeOf(bar, 'dismiss-days');
  const hasUrl = attributeOf(bar, 'clickthrough-url') !== undefined || isBound(bar, 'clickthrough-url');
  return [
    // A bar without content has the link of the site context.
    ...(window && !hasUrl && hasContent(bar, page)
      ? [{ code: 'announcement-bar-window', severity: 'warn' as const, args: {}, ...window }]
      : []),
    ...(days && !isDismissible(bar)
      ? [{ code: 'announcement-bar-days', severity: 'warn' as const, args: {}, ...valueRange(days, page.source.text) }]
      : []),
  ];
}

/** Reports announcement bars that forget that they were closed, and attributes without effect. */
export const announcementBar: Rule = {
  id: 'announcement-bar',
  check: ({ page }) => {
    const bars = named(page, 'site-announcement-bar').filter((bar) => !isUnknown(bar, page));
    return [...sharedEntries(bars), ...bars.flatMap((bar) => uselessAttributes(bar, page))];
  },
};
