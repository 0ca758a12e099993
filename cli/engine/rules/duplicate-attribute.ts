import type { Fix } from '../../../core/model/finding.ts';
import { isTemplated } from '../dynamic.ts';
import { attributeOf, nameRange, type PageAttribute, type PageElement } from '../page.ts';
import type { Rule } from '../rule.ts';

// Frameworks give names with other signs a meaning of their own, and some take them twice: `on:click`, `@click`, `use:x`.
const plainName = /^[a-z][a-z\d_-]*$/;

/** Taken out with the space before it, where both say the same and nothing runs together. */
function fixOf(attribute: PageAttribute, { attributes }: PageElement, text: string): { readonly fix?: Fix } {
  const first = attributes.find((one) => one.name === attribute.name);
  const { start, end } = attribute;
  if (first?.value !== attribute.value || !/[\s>]/.test(text.charAt(end))) return {};
  const space = /\s*$/.exec(text.slice(first.end, start))?.[0].length ?? 0;
  return { fix: { start: start - space, end, text: '' } };
}

const hasDuplicates = (element: PageElement): boolean =>
  element.attributes.length > 1 &&
  element.attributes.some((attribute) => attributeOf(element, attribute.name) !== attribute);

/** Attributes that stand twice in a tag (HTML Standard, 13.2.2, "duplicate-attribute"): browsers drop all but the first. */
export const duplicateAttribute: Rule = {
  id: 'duplicate-attribute',
  check: ({ page }) =>
    page.elements
      .filter((element) => hasDuplicates(element) && !isTemplated(element))
      .flatMap((element) =>
        element.attributes
          .filter((attribute) => plainName.test(attribute.name) && attributeOf(element, attribute.name) !== attribute)
          .map((attribute) => ({
            code: 'duplicate-attribute',
            // Site builders write it themselves, where the author of a page cannot mend it.
            severity: 'warn',
            args: { tag: element.name, attribute: attribute.name },
            ...nameRange(attribute, page.source.text),
            ...fixOf(attribute, element, page.source.text),
          })),
      ),
};
