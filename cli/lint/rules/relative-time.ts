import { parseDatetime } from '../../../elements/relative-time/model/datetime.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { hasTemplateCode, isBound, isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  contentStart,
  isTemplate,
  named,
  type Page,
  type PageElement,
  valueRange,
  withDescendants,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

const contentOf = (element: PageElement, { source: { text } }: Page): string =>
  text.slice(contentStart(element, text), element.end);

const childrenOf = (element: PageElement, page: Page): readonly PageElement[] =>
  withDescendants(element, page).filter(({ parent }) => parent === element);

/** Returns the problem with the date of a `<time>`. */
function dateProblem(time: PageElement, page: Page): Omit<Finding, 'severity'> | undefined {
  const attribute = attributeOf(time, 'datetime');
  const value = attribute?.value ?? contentOf(time, page).trim();
  if (isBound(time, 'datetime') || isDynamic(value)) return undefined;
  const range = attribute ? valueRange(attribute, page.source.text) : time.tag;
  const moment = parseDatetime(value);
  if (!moment) {
    const code = attribute ? 'relative-time-date' : 'relative-time-datetime';
    return { code, args: attribute ? { value: truncate(value) } : {}, ...range };
  }
  return moment.isDay || moment.hasZone ? undefined : { code: 'relative-time-zone', args: { value }, ...range };
}

function problemOf(element: PageElement, page: Page): Finding | undefined {
  const content = contentOf(element, page);
  const [time, ...others] = childrenOf(element, page);
  // A script or a template may add the content.
  if (hasTemplateCode(content) || isDynamic(content) || isTemplate(time ?? element) || !content.trim())
    return undefined;
  if (time?.name !== 'time' || others.length > 0 || element.hasText)
    return { code: 'relative-time-content', severity: 'error', args: {}, ...element.tag };
  const problem = dateProblem(time, page);
  return problem && { severity: problem.code === 'relative-time-zone' ? 'warn' : 'error', ...problem };
}

/** Reports relative times that show the text of the author instead, and times that are different for each visitor. */
export const relativeTime: Rule = {
  id: 'relative-time',
  check: ({ page }) => named(page, 'site-relative-time').flatMap((element) => problemOf(element, page) ?? []),
};
