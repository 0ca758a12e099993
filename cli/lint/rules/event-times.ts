import { attributeOf, nameRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Reports attributes named `data-event-times`. */
export const eventTimes: Rule = {
  id: 'event-times',
  check: ({ page }) =>
    page.elements
      .flatMap((element) => attributeOf(element, 'data-event-times') ?? [])
      .map((attribute) => ({
        code: 'event-times',
        severity: 'warn',
        args: {},
        ...nameRange(attribute, page.source.text),
      })),
};
