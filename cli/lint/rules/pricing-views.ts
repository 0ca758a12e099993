import { pricingViews as views } from '../../../elements/pricing/contract.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { isWithin } from '../page/closest.ts';
import { hasTemplateCode, isBound, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import {
  attributeOf,
  contentStart,
  named,
  type Page,
  type PageAttribute,
  type PageElement,
  textOf,
  valueRange,
  withDescendants,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

type Problem = Omit<Finding, 'severity'>;

const [view, option] = ['data-pricing-view', 'data-pricing-option'];

const isRadio = (element: PageElement): boolean =>
  element.name === 'input' && textOf(element, 'type').toLowerCase() === 'radio';

const isInForm = isWithin(({ name }) => name === 'form');

const normalized = ({ value }: PageAttribute): string => value.trim().toLowerCase();

function isFilledLater(table: PageElement, inside: readonly PageElement[], { source: { text } }: Page): boolean {
  const content = text.slice(contentStart(table, text), table.end);
  const mayChange = (element: PageElement): boolean =>
    mayAddMarkup(element) || isBound(element, view) || isBound(element, option);
  return inside.length === 0 || inside.some(mayChange) || hasTemplateCode(content) || isDynamic(content);
}

function problemsOf(table: PageElement, page: Page): readonly Problem[] {
  const [, ...inside] = withDescendants(table, page);
  if (isFilledLater(table, inside, page)) return [];
  return [view, option].flatMap((name): readonly Problem[] => {
    const attributes = inside.flatMap((element) => attributeOf(element, name) ?? []);
    const unknown = attributes.filter((attribute) => !views.some((one) => one === normalized(attribute)));
    const missing = views.find((one) => !attributes.some((attribute) => normalized(attribute) === one));
    if (unknown.length === 0)
      return missing ? [{ code: 'pricing-views-missing', args: { name, view: missing }, ...table.tag }] : [];
    return unknown.map((attribute) => ({
      code: 'pricing-views-value',
      args: { name, val: truncate(attribute.value) },
      ...valueRange(attribute, page.source.text),
    }));
  });
}

/** Reports radio buttons with a name that an earlier table has: browsers check only one of them. */
function sharedNames(page: Page): readonly Problem[] {
  const owners = new Map<string, PageElement>();
  return named(page, 'site-pricing').flatMap((table) =>
    withDescendants(table, page).flatMap((element): readonly Problem[] => {
      const name = attributeOf(element, 'name');
      const isShared = isRadio(element) && attributeOf(element, option) && !isInForm(element, page);
      if (!isShared || !name?.value || isDynamic(name.value)) return [];
      const owner = owners.get(name.value) ?? table;
      owners.set(name.value, owner);
      if (owner === table) return [];
      const args = { name: truncate(name.value) };
      return [{ code: 'pricing-views-name', args, ...valueRange(name, page.source.text) }];
    }),
  );
}

/** Reports price tables without both views and their options, and tables whose radio buttons uncheck those of another. */
export const pricingViews: Rule = {
  id: 'pricing-views',
  check: ({ page }) =>
    [...named(page, 'site-pricing').flatMap((table) => problemsOf(table, page)), ...sharedNames(page)].map(
      (problem) => ({ ...problem, severity: 'warn' }),
    ),
};
