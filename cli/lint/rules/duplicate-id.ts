import { truncate } from '../../text/truncate.ts';
import { firstById, isAlternative, missingIdsReason } from '../page/ids.ts';
import { attributeOf, isWithin, type PageElement, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const isForm = ({ name }: PageElement): boolean => name === 'form' || name === 'site-form';

/** Returns the form around an element. The rule form-markup reports duplicate ids in one form. */
function formAround(element: PageElement): PageElement | undefined {
  let form: PageElement | undefined;
  isWithin(element, (around) => {
    if (isForm(around)) form = around;
    return form !== undefined;
  });
  return form;
}

/** Whether both ids are active, and not of one form. */
function isDuplicate(element: PageElement, first: PageElement): boolean {
  if (isAlternative(element) || isAlternative(first)) return false;
  const form = formAround(element);
  return form === undefined || form !== formAround(first);
}

/** Reports duplicate ids of a complete page: links, labels and scripts resolve to the first one. */
export const duplicateId: Rule = {
  id: 'duplicate-id',
  skipReason: missingIdsReason,
  check({ page }) {
    const { text } = page.source;
    const firsts = firstById(page);
    return page.elements.flatMap((element) => {
      const id = attributeOf(element, 'id');
      const first = id && firsts.get(id.value);
      const firstId = first && attributeOf(first, 'id');
      if (!firstId || first === element || !isDuplicate(element, first)) return [];
      // Site builders generate it, and the author of a page cannot fix it.
      const problem = { code: 'duplicate-id', severity: 'warn', args: { id: truncate(id.value) } } as const;
      return [{ ...problem, ...valueRange(id, text), related: valueRange(firstId, text) }];
    });
  },
};
