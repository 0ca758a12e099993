import { limitProblems } from '../../../core/model/limits/limits.ts';
import { closest } from '../page/closest.ts';
import type { Page, PageElement } from '../page/page.ts';
import { textOf } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const layoutClass = 'sqs-layout';
function hasClass(element: PageElement, name: string): boolean {
  const classes = textOf(element, 'class');
  return classes.includes(name) && classes.split(/\s+/).includes(name);
}

const closestLayout = closest((element) => hasClass(element, layoutClass));

function blocksByLayout(page: Page): ReadonlyMap<PageElement, number> {
  const counts = new Map<PageElement, number>();
  for (const block of page.elements) {
    const layout = block.parent && hasClass(block, 'sqs-block') && closestLayout(block.parent, page);
    if (layout) counts.set(layout, (counts.get(layout) ?? 0) + 1);
  }
  return counts;
}

/** Reports layouts with more blocks than editors accept (docs/spec.md#runtime-9; docs/spec.md#widgets-9, "Editor limits"). */
export const layoutLimit: Rule = {
  id: 'layout-limit',
  check: ({ page }) =>
    page.source.text.includes(layoutClass)
      ? [...blocksByLayout(page)].flatMap(([{ tag }, n]) =>
          limitProblems('blocks', n).map((problem) => ({ ...problem, ...tag })),
        )
      : [],
};
