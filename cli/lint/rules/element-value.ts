import type { Attribute } from '../../../core/model/contract/kinds.ts';
import type { Fix } from '../../../core/model/finding.ts';
import type { Finding } from '../../finding.ts';
import { fixableMatch } from '../../text/closest-match.ts';
import { isDynamic, isDynamicJson } from '../page/dynamic.ts';
import { type ElementInPage, elementsInPage } from '../page/elements-in-page.ts';
import { attributeOf, type PageAttribute, valueRange } from '../page/page.ts';
import { rejectedValue } from '../page/rejected-value.ts';
import type { Rule } from '../rule.ts';

const codes = {
  unknown: 'element-value-unknown',
  misspelt: 'element-value-misspelt',
  refused: 'element-value-refused',
  refusedMisspelt: 'element-value-refused-misspelt',
};

/** Replaces the value by the closest accepted one, if the source has the value without character references. */
function fixOf(attribute: PageAttribute, accepting: Attribute<unknown>, text: string): { fix?: Fix } {
  const range = valueRange(attribute, text);
  const meant = fixableMatch(attribute.value, accepting.allowedValues ?? []);
  const isFit = meant !== undefined && accepting.parse(meant) !== undefined;
  return isFit && text.slice(range.start, range.end) === attribute.value ? { fix: { ...range, text: meant } } : {};
}

const judge = (tag: string, attribute: PageAttribute, accepting: Attribute<unknown>, text: string): Finding => ({
  ...rejectedValue(codes, attribute.value, accepting, { tag, attribute: attribute.name }),
  severity: 'error',
  ...valueRange(attribute, text),
  ...fixOf(attribute, accepting, text),
});

const judgeAll = ({ element, known }: ElementInPage, text: string): readonly Finding[] =>
  element.attributes
    // Browsers use the first of two attributes of one name.
    .filter((attribute) => attributeOf(element, attribute.name) === attribute)
    .flatMap((attribute) => {
      const { name, value } = attribute;
      const accepting = known.attributes.get(name);
      if (!accepting || accepting.parse(value) !== undefined) return [];
      const isUnknown = accepting.kind === 'json' ? isDynamicJson : isDynamic;
      return isUnknown(value) ? [] : [judge(element.name, attribute, accepting, text)];
    });

/** Reports values that an attribute of the package's elements does not accept: the element ignores them. */
export const elementValue: Rule = {
  id: 'element-value',
  check: (subject) =>
    elementsInPage(subject)
      .filter(({ element }) => element.attributes.length > 0)
      .flatMap((each) => judgeAll(each, subject.page.source.text)),
};
