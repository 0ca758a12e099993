import { truncate } from '../../text/truncate.ts';
import { missingIdsReason } from '../page/ids.ts';
import { attributeOf, isTemplate, isWithin, type Page, type PageElement, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** What is only shown in place of something else, or copied first. */
const isAlternative = (element: PageElement): boolean => isTemplate(element) || element.name === 'noscript';
const isForm = ({ name }: PageElement): boolean => name === 'form' || name === 'site-form';

/** The form around an element: of two ids in one form the rule form-markup tells. */
function formAround(element: PageElement): PageElement | undefined {
  let form: PageElement | undefined;
  isWithin(element, (around) => {
    if (isForm(around)) form = around;
    return form !== undefined;
  });
  return form;
}

function elementsWithRepeatedId({ elements }: Page): readonly PageElement[] {
  const first = new Map<string, PageElement>();
  return elements.filter((element) => {
    const id = attributeOf(element, 'id')?.value ?? '';
    const before = id === '' ? undefined : first.get(id);
    if (id !== '' && !before) first.set(id, element);
    if (!before || isWithin(element, isAlternative) || isWithin(before, isAlternative)) return false;
    const form = formAround(element);
    return form === undefined || form !== formAround(before);
  });
}

/** Ids that two elements of a whole page have: links, labels and scripts reach only the first. */
export const duplicateId: Rule = {
  id: 'duplicate-id',
  skipReason: missingIdsReason,
  check: ({ page }) =>
    elementsWithRepeatedId(page).flatMap((element) => {
      const id = attributeOf(element, 'id');
      // Site builders generate it, and the author of a page cannot fix it.
      return id
        ? [
            {
              code: 'duplicate-id',
              severity: 'warn',
              args: { id: truncate(id.value) },
              ...valueRange(id, page.source.text),
            },
          ]
        : [];
    }),
};
