import { limitProblems } from '../../../core/model/limits/limits.ts';
import type { PageElement } from '../page/page.ts';
import { textOf } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const layoutClass = 'sqs-layout';
function hasClass(element: PageElement, name: string): boolean {
  const classes = textOf(element, 'class');
  return classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** Returns the closest layout around a block. */
function layoutOf(block: PageElement): PageElement | undefined {
  let at = block.parent;
  while (at && !hasClass(at, layoutClass)) at = at.parent;
  return at;
}

function blocksByLayout(elements: readonly PageElement[]): ReadonlyMap<PageElement, number> {
  const counts = new Map<PageElement, number>();
  for (const block of elements) {
    const layout = hasClass(block, 'sqs-block') ? layoutOf(block) : undefined;
    if (layout) counts.set(layout, (counts.get(layout) ?? 0) + 1);
  }
  return counts;
}

/** Reports layouts with more blocks than editors accept (docs/spec.md#runtime-9; docs/spec.md#widgets-9, "Editor limits"). */
export const layoutLimit: Rule = {
  id: 'layout-limit',
  check: ({ page }) =>
    page.source.text.includes(layoutClass)
      ? [...blocksByLayout(page.elements)].flatMap(([{ tag }, n]) =>
          limitProblems('blocks', n).map((problem) => ({ ...problem, ...tag })),
        )
      : [],
};
