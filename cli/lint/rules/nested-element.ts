import type { Finding } from '../../finding.ts';
import { closest, nearestOf } from '../page/closest.ts';
import { attributeOf, isTemplate, type Page, type PageElement } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Elements inside which the HTML parser opens another link or button without closing the outer one. */
const boundaries = new Set(['caption', 'object', 'svg', 'td', 'template', 'th']);

/**
 * Returns the first link or button inside each other one: there, browsers close the outer one (HTML Standard, 13.2.6.4.7,
 * https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody). A link without `href` loses nothing.
 */
function nestedIn(page: Page, name: 'a' | 'button'): readonly Finding[] {
  const outerOf = nearestOf(page, (element) => element.name === name || boundaries.has(element.name));
  const closed = new Set<PageElement>();
  const links = page.byName.get(name) ?? [];
  const closedBy = new Map(links.map((element) => [element.closedBy, element]));
  return links.flatMap((element) => {
    const outer = closedBy.get(element) ?? (element.parent && outerOf[element.parent.index]);
    if (outer?.name !== name || closed.has(outer)) return [];
    closed.add(outer);
    if (name === 'a' && !attributeOf(outer, 'href')) return [];
    return [{ code: `nested-element-${name}`, severity: 'error', args: {}, ...element.tag, related: outer.tag }];
  });
}

const closestFormOrTemplate = closest((element) => element.name === 'form' || isTemplate(element));

const nestedForms = (page: Page): readonly Finding[] =>
  page.nestedForms.flatMap(({ tag, parent }) => {
    const outer = parent && closestFormOrTemplate(parent, page);
    return outer?.name === 'form'
      ? [{ code: 'nested-element-form', severity: 'error', args: {}, ...tag, related: outer.tag }]
      : [];
  });

/** Reports links, buttons and forms inside others of their kind, which browsers close or ignore. */
export const nestedElement: Rule = {
  id: 'nested-element',
  check: ({ page }) => [...nestedIn(page, 'a'), ...nestedIn(page, 'button'), ...nestedForms(page)],
};
