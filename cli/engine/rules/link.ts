import { checkLink } from '../../../core/model/links/check-link.ts';
import { clipped } from '../clipped.ts';
import { isDynamic } from '../dynamic.ts';
import { linkFix } from '../link-fix.ts';
import { links } from '../links.ts';
import { valueRange } from '../page.ts';
import type { Rule } from '../rule.ts';

/** Links that are wrong in themselves (runtime 5, "Link checks"). */
export const link: Rule = {
  id: 'link',
  check: ({ page }) =>
    links(page)
      .filter(({ href }) => checkLink(href.value).length > 0 && !isDynamic(href.value))
      .flatMap(({ href }) =>
        checkLink(href.value).map(({ args, ...problem }) => ({
          ...problem,
          ...linkFix(problem.code, valueRange(href, page.source.text), page.source.text),
          args: Object.fromEntries(
            Object.entries(args).map(([key, arg]) => [key, typeof arg === 'string' ? clipped(arg) : arg]),
          ),
          ...valueRange(href, page.source.text),
        })),
      ),
};
