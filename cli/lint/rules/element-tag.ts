import { closestMatch } from '../../text/closest-match.ts';
import { named } from '../page/page.ts';
import type { Rule } from '../rule.ts';
import { experimentTag } from './experiment.ts';

/**
 * Reports unknown tags with the prefix of this package: as an error if a known tag is similar, otherwise as a warning,
 * because it may be a custom element of the site.
 */
export const elementTag: Rule = {
  id: 'element-tag',
  check: ({ page, elements }) =>
    [...page.byName.keys()]
      .filter((name) => name.startsWith('site-') && !elements.has(name) && name !== experimentTag)
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
