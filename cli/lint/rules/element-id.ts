import type { Problem } from '../../../core/model/finding.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { elementsInPage } from '../page/elements-in-page.ts';
import { firstById, idsIn, missingIdsReason } from '../page/ids.ts';
import { missingId } from '../page/nearest-id.ts';
import type { Rule, RuleContext } from '../rule.ts';

/** Returns the problem of an id that must be that of an element with this tag, or of any element (`*`). */
function judge(id: string, tag: string, { page }: RuleContext): (Problem & Pick<Finding, 'related'>) | undefined {
  const found = firstById(page).get(id);
  const args = { id: truncate(id), tag };
  if (!found) return { ...missingId(id, { code: 'element-id-missing', args }, page), severity: 'error' };
  if (tag === '*' || found.name === tag) return undefined;
  return { code: 'element-id-other', severity: 'error', args: { ...args, other: found.name }, related: found.tag };
}

/** Reports ids in attributes of the package's elements that match no element on the page, or one of another tag. */
export const elementId: Rule = {
  id: 'element-id',
  skipReason: missingIdsReason,
  check(subject) {
    const { page } = subject;
    return elementsInPage(subject).flatMap(({ element, known }) =>
      element.attributes.flatMap((attribute) => {
        const tag = known.attributes.get(attribute.name)?.names;
        if (tag === undefined || isDynamic(attribute.value)) return [];
        return idsIn(attribute, page.source.text).flatMap(({ id, ...range }) => {
          const problem = judge(id, tag, subject);
          return problem ? [{ ...problem, ...range }] : [];
        });
      }),
    );
  },
};
