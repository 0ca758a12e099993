import type { Fix } from '../../../core/model/finding.ts';
import type { Finding } from '../../finding.ts';
import { isTemplated } from '../page/dynamic.ts';
import { nameRange, type PageAttribute, type PageElement } from '../page/page.ts';
import type { Rule } from '../rule.ts';

// Frameworks define names with other characters, and some allow duplicates: `on:click`, `@click`, `use:x`.
const plainName = /^[a-z][a-z\d_-]*$/;

/** An attribute, and the first one of the same name. */
interface RepeatedAttribute {
  readonly attribute: PageAttribute;
  readonly first: PageAttribute;
}

// Most tags have few attributes, and comparing these is faster than building a map.
const few = 12;

const hasRepeated = ({ attributes }: PageElement): boolean =>
  attributes.length > few ||
  attributes.some(({ name }, index) => attributes.findIndex((other) => other.name === name) < index);

function repeatedIn(element: PageElement): readonly RepeatedAttribute[] {
  if (!hasRepeated(element)) return [];
  const firsts = new Map<string, PageAttribute>();
  return element.attributes.flatMap((attribute) => {
    const first = firsts.get(attribute.name);
    if (!first) firsts.set(attribute.name, attribute);
    return first && plainName.test(attribute.name) ? [{ attribute, first }] : [];
  });
}

/** Removes the attribute and the space before it, if both values are equal and the tag stays well formed. */
function fixOf({ attribute, first }: RepeatedAttribute, text: string): { readonly fix?: Fix } {
  const { start, end } = attribute;
  if (first.value !== attribute.value || !/[\s>]/.test(text.charAt(end))) return {};
  const between = text.slice(first.end, start);
  const space = between.length - between.trimEnd().length;
  return { fix: { start: start - space, end, text: '' } };
}

/** Returns the code and severity: an error only if a value is lost for an empty one. Site builders write equal values twice. */
function problemOf({ attribute, first }: RepeatedAttribute): Pick<Finding, 'code' | 'severity'> {
  const [used, dropped] = [first.value.trim(), attribute.value.trim()];
  if (used === dropped) return { code: 'duplicate-attribute-equal', severity: 'info' };
  if (used === '') return { code: 'duplicate-attribute-empty', severity: 'error' };
  return { code: 'duplicate-attribute', severity: 'warn' };
}

/** Reports duplicate attributes (HTML Standard, 13.2.2, "duplicate-attribute"): browsers drop all but the first. */
export const duplicateAttribute: Rule = {
  id: 'duplicate-attribute',
  check: ({ page }) =>
    page.attributed.flatMap((element) => {
      const repeated = repeatedIn(element);
      if (repeated.length === 0 || isTemplated(element)) return [];
      return repeated.map((found) => ({
        ...problemOf(found),
        args: { tag: element.name, attribute: found.attribute.name },
        ...nameRange(found.attribute, page.source.text),
        related: nameRange(found.first, page.source.text),
        ...fixOf(found, page.source.text),
      }));
    }),
};
