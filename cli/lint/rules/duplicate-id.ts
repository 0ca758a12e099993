import { truncate } from '../../text/truncate.ts';
import { closest } from '../page/closest.ts';
import { firstById, isAlternative, missingIdsReason } from '../page/ids.ts';
import { attributeOf, type Page, type PageElement, valueRange, withAttribute } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const closestForm = closest(({ name }) => name === 'form' || name === 'site-form');

/** Whether both ids are active, and not of one form. The rule form-markup reports duplicate ids in one form. */
function isDuplicate(element: PageElement, first: PageElement, page: Page): boolean {
  if (isAlternative(element, page) || isAlternative(first, page)) return false;
  const form = closestForm(element, page);
  return form === undefined || form !== closestForm(first, page);
}

/** Reports duplicate ids of a complete page: links, labels and scripts resolve to the first one. */
export const duplicateId: Rule = {
  id: 'duplicate-id',
  skipReason: missingIdsReason,
  check({ page }) {
    const { text } = page.source;
    const firsts = firstById(page);
    return withAttribute(page, 'id').flatMap((element) => {
      const id = attributeOf(element, 'id');
      const first = id && firsts.get(id.value);
      const firstId = first && attributeOf(first, 'id');
      if (!firstId || first === element || !isDuplicate(element, first, page)) return [];
      // Site builders generate it, and the author of a page cannot fix it.
      const problem = { code: 'duplicate-id', severity: 'warn', args: { id: truncate(id.value) } } as const;
      return [{ ...problem, ...valueRange(id, text), related: valueRange(firstId, text) }];
    });
  },
};
