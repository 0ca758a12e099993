import { isTemplated } from '../dynamic.ts';
import { attributeOf, nameRange } from '../page.ts';
import type { Rule } from '../rule.ts';

// Frameworks give names with other signs a meaning of their own, and some take them twice: `on:click`, `@click`, `use:x`.
const plainName = /^[a-z][a-z\d_-]*$/;

/** Attributes that stand twice in a tag (HTML Standard, 13.2.2, "duplicate-attribute"): browsers drop all but the first. */
export const duplicateAttribute: Rule = {
  id: 'duplicate-attribute',
  check: ({ page }) =>
    page.elements
      .filter(({ attributes }) => new Set(attributes.map(({ name }) => name)).size < attributes.length)
      .filter((element) => !isTemplated(element))
      .flatMap((element) =>
        element.attributes
          .filter((attribute) => plainName.test(attribute.name) && attributeOf(element, attribute.name) !== attribute)
          .map((attribute) => ({
            code: 'duplicate-attribute',
            // Site builders write it themselves, where the author of a page cannot mend it.
            severity: 'warn',
            args: { tag: element.name, attribute: attribute.name },
            ...nameRange(attribute, page.source.text),
          })),
      ),
};
