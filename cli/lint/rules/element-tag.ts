import { closestMatch } from '../../text/closest-match.ts';
import { named } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/**
 * Tags that look like ours and are not. Close to a known one it is a slip; otherwise it may be the site's own
 * element, which a warning can say without stopping anybody.
 */
export const elementTag: Rule = {
  id: 'element-tag',
  check: ({ page, elements }) =>
    [...page.byName.keys()]
      .filter((name) => name.startsWith('site-') && !elements.has(name))
      .flatMap((name) => named(page, name))
      .map((element) => {
        const tag = element.name;
        const meant = closestMatch(
          tag.slice('site-'.length),
          [...elements.keys()].map((known) => known.slice('site-'.length)),
        );
        return meant === undefined
          ? { code: 'element-tag-unknown', severity: 'warn', args: { tag }, ...element.tag }
          : {
              code: 'element-tag-misspelt',
              severity: 'error',
              args: { tag, nearest: `site-${meant}` },
              ...element.tag,
            };
      }),
};
