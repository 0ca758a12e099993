import { describeAccepted } from '../../../core/model/contract/describe.ts';
import type { Attribute } from '../../../core/model/contract/kinds.ts';
import type { Fix } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import type { Finding } from '../../finding.ts';
import { closestMatch, unambiguousMatch } from '../../text/closest-match.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { type ElementInPage, elementsInPage } from '../page/elements-in-page.ts';
import { attributeOf, type PageAttribute, valueRange } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const codes = {
  own: { unknown: 'element-value-unknown', misspelt: 'element-value-misspelt' },
  specified: { unknown: 'element-value-refused', misspelt: 'element-value-refused-misspelt' },
} as const;

/** Replaces the value by the closest accepted one, if the source has the value without character references. */
function fixOf(attribute: PageAttribute, accepting: Attribute<unknown>, text: string): { fix?: Fix } {
  const range = valueRange(attribute, text);
  const meant = unambiguousMatch(attribute.value, accepting.allowedValues ?? []);
  const isFit = meant !== undefined && accepting.parse(meant) !== undefined;
  return isFit && text.slice(range.start, range.end) === attribute.value ? { fix: { ...range, text: meant } } : {};
}

/** Returns the finding for a value, with the specification's text if it has one. */
function judge(tag: string, { name, ...written }: PageAttribute, accepting: Attribute<unknown>, text: string): Finding {
  const { allowedValues = [], complaint } = accepting;
  const meant = closestMatch(written.value, allowedValues);
  const args = { tag, attribute: name, value: truncate(written.value), accepted: describeAccepted(accepting) };
  return {
    code: codes[complaint === undefined ? 'own' : 'specified'][meant === undefined ? 'unknown' : 'misspelt'],
    severity: 'error',
    args: {
      ...args,
      ...(meant !== undefined && { nearest: meant }),
      ...(complaint !== undefined && { complaint: formatMessage(complaint, args) }),
    },
    ...valueRange({ name, ...written }, text),
    ...fixOf({ name, ...written }, accepting, text),
  };
}

const judgeAll = ({ element, known }: ElementInPage, text: string): readonly Finding[] =>
  element.attributes
    // Browsers use the first of two attributes of one name.
    .filter((attribute) => attributeOf(element, attribute.name) === attribute && !isDynamic(attribute.value))
    .flatMap((attribute) => {
      const accepting = known.attributes.get(attribute.name);
      const isFine = !accepting || accepting.parse(attribute.value) !== undefined;
      return isFine ? [] : [judge(element.name, attribute, accepting, text)];
    });

/** Reports values that an attribute of the package's elements does not accept: the element ignores them. */
export const elementValue: Rule = {
  id: 'element-value',
  check: (subject) => elementsInPage(subject).flatMap((each) => judgeAll(each, subject.page.source.text)),
};
