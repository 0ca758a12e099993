import { describeAccepted } from '../../../core/model/contract/describe.ts';
import type { Attribute } from '../../../core/model/contract/kinds.ts';
import { clipped } from '../clipped.ts';
import { isDynamic } from '../dynamic.ts';
import { nearest } from '../nearest.ts';
import { type Ours, ours } from '../ours.ts';
import { attributeOf, type PageAttribute, valueRange } from '../page.ts';
import type { Located, Rule } from '../rule.ts';

function judge(tag: string, { name, ...written }: PageAttribute, accepting: Attribute<unknown>, text: string): Located {
  const meant = nearest(written.value, accepting.words ?? []);
  const args = { tag, attribute: name, value: clipped(written.value), accepted: describeAccepted(accepting) };
  const range = valueRange({ name, ...written }, text);
  return meant === undefined
    ? { code: 'element-value-unknown', severity: 'error', args, ...range }
    : { code: 'element-value-misspelt', severity: 'error', args: { ...args, nearest: meant }, ...range };
}

const judgeAll = ({ element, known }: Ours, text: string): readonly Located[] =>
  element.attributes
    // Of two attributes of one name, browsers take the first.
    .filter((attribute) => attributeOf(element, attribute.name) === attribute && !isDynamic(attribute.value))
    .flatMap((attribute) => {
      const accepting = known.attributes.get(attribute.name);
      const isFine = !accepting || accepting.parse(attribute.value) !== undefined;
      return isFine ? [] : [judge(element.name, attribute, accepting, text)];
    });

/** Values that an attribute of ours does not accept: in the page they would count as not set. */
export const elementValue: Rule = {
  id: 'element-value',
  check: (subject) => ours(subject).flatMap((each) => judgeAll(each, subject.page.source.text)),
};
