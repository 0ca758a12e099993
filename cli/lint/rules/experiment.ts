import { hasTemplateCode, isBound, isDynamic, isTemplated } from '../page/dynamic.ts';
import { contentStart, isTemplate, named, type Page, type PageElement, textOf, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** The element that contains the variants of an experiment. It is not a custom element. */
export const experimentTag = 'site-experiment';

type Problem = { readonly code: string; readonly args: Readonly<Record<string, string>> } & PageElement['tag'];

const attribute = 'data-variant';

/** Whether a template or framework may write attributes or content. */
const isUnknown = (host: PageElement, { source: { text } }: Page): boolean => {
  const content = text.slice(contentStart(host, text), host.end);
  return isTemplated(host) || hasTemplateCode(content) || isDynamic(content);
};

function variantProblems(templates: readonly PageElement[]): readonly Problem[] {
  const used = new Set<string>();
  return templates.flatMap((template): readonly Problem[] => {
    if (isBound(template, attribute)) return [];
    const variant = textOf(template, attribute);
    if (variant === '') return [{ code: 'experiment-variant', args: {}, ...template.tag }];
    if (used.has(variant)) return [{ code: 'experiment-duplicate', args: { variant }, ...template.tag }];
    used.add(variant);
    return [];
  });
}

function problemsOf(host: PageElement, page: Page): readonly Problem[] {
  const children = withDescendants(host, page).filter(({ parent }) => parent === host);
  const templates = children.filter(isTemplate);
  const isNamed = textOf(host, 'name') !== '' || isBound(host, 'name');
  const hasDefault = host.hasText || children.length > templates.length;
  return [
    ...(isNamed ? [] : [{ code: 'experiment-name', args: {}, ...host.tag }]),
    ...(hasDefault ? [] : [{ code: 'experiment-default', args: {}, ...host.tag }]),
    ...variantProblems(templates),
  ];
}

/** Reports experiments of which some variants are never shown, and those without a default. */
export const experiment: Rule = {
  id: 'experiment',
  check: ({ page }) =>
    named(page, experimentTag)
      .filter((host) => !isUnknown(host, page))
      .flatMap((host) => problemsOf(host, page))
      .map((problem) => ({ ...problem, severity: problem.code === 'experiment-default' ? 'info' : 'warn' })),
};
