import type { Problem } from '../../../core/model/finding.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { elementsInPage } from '../page/elements-in-page.ts';
import { missingIdsReason } from '../page/ids.ts';
import { type PageAttribute, type Range, textOf, valueRange } from '../page/page.ts';
import type { Rule, RuleContext } from '../rule.ts';

/** The words of a list of ids, each at its place. Ids with character references stand at the whole value. */
function wordsOf(attribute: PageAttribute, text: string): readonly (Range & { readonly id: string })[] {
  const range = valueRange(attribute, text);
  const isPlain = text.slice(range.start, range.end) === attribute.value;
  return [...attribute.value.matchAll(/\S+/g)].map(({ 0: id, index }) => {
    const start = range.start + index;
    return isPlain ? { id, start, end: start + id.length } : { id, ...range };
  });
}

/** What is wrong with an id that has to be that of an element with this tag, or of any (`*`). */
function judge(id: string, tag: string, { page }: RuleContext): Problem | undefined {
  const found = page.elements.filter((element) => textOf(element, 'id') === id);
  const args = { id: truncate(id), tag };
  if (found.length === 0) return { code: 'element-id-missing', severity: 'error', args };
  if (tag === '*' || found.some(({ name }) => name === tag)) return undefined;
  return { code: 'element-id-other', severity: 'error', args: { ...args, other: found[0]?.name ?? '' } };
}

/** Ids that an element of ours goes by and that nothing, or the wrong thing, on the page has. */
export const elementId: Rule = {
  id: 'element-id',
  skipReason: missingIdsReason,
  check(subject) {
    const { page } = subject;
    return elementsInPage(subject).flatMap(({ element, known }) =>
      element.attributes.flatMap((attribute) => {
        const tag = known.attributes.get(attribute.name)?.names;
        if (tag === undefined || isDynamic(attribute.value)) return [];
        return wordsOf(attribute, page.source.text).flatMap(({ id, ...range }) => {
          const problem = judge(id, tag, subject);
          return problem ? [{ ...problem, ...range }] : [];
        });
      }),
    );
  },
};
