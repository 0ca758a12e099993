import { contextsOf } from '../data/page-contexts.ts';
import type { Rule } from '../rule.ts';

/** Reports contexts of one page that name different websites: the runtime reads one of them. `site/` compares pages. */
export const pageContext: Rule = {
  id: 'page-context',
  check: ({ page }) => {
    const [first, ...others] = contextsOf(page).filter(({ website }) => website !== undefined);
    const related = first && { start: first.start, end: first.start + 1 };
    return others
      .filter(({ website }) => website !== first?.website)
      .map(({ website = '', start }) => ({
        code: 'page-context-two-websites',
        severity: 'warn',
        args: { website, other: first?.website ?? '' },
        start,
        end: start + 1,
        ...(related && { related }),
      }));
  },
};
