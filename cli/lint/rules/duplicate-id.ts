import { truncate } from '../../text/truncate.ts';
import { missingIdsReason } from '../page/ids.ts';
import { attributeOf, isTemplate, isWithin, type Page, type PageElement, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Whether the content is inert, or rendered only instead of other content. */
const isAlternative = (element: PageElement): boolean => isTemplate(element) || element.name === 'noscript';
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

/** Reports duplicate ids of a complete page: links, labels and scripts resolve to the first one. */
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
