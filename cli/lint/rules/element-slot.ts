import type { Problem } from '../../../core/model/finding.ts';
import type { Finding } from '../../finding.ts';
import { closestMatch, fixableMatch } from '../../text/closest-match.ts';
import { isDynamic } from '../page/dynamic.ts';
import { attributeOf, type Page, type PageElement, valueRange, withAttribute } from '../page/page.ts';
import type { Rule } from '../rule.ts';

function judge(tag: string, slot: string, slots: readonly string[]): Problem {
  if (slots.length === 0) return { code: 'element-slot-none', severity: 'error', args: { tag, slot } };
  const args = { tag, slot, slots: slots.join(', ') };
  const meant = closestMatch(slot, slots);
  return meant === undefined
    ? { code: 'element-slot-unknown', severity: 'error', args }
    : { code: 'element-slot-misspelt', severity: 'error', args: { ...args, nearest: meant } };
}

function judgeChild(child: PageElement, tag: string, slots: readonly string[], { source }: Page): readonly Finding[] {
  const written = attributeOf(child, 'slot');
  if (!written || written.value === '' || isDynamic(written.value) || slots.includes(written.value)) return [];
  const range = valueRange(written, source.text);
  const meant = fixableMatch(written.value, slots);
  const isPlain = source.text.slice(range.start, range.end) === written.value;
  const fix = meant !== undefined && isPlain ? { fix: { ...range, text: meant } } : {};
  return [{ ...judge(tag, written.value, slots), ...range, ...fix }];
}

/** Reports children in a slot that the element does not have: they are not rendered. */
export const elementSlot: Rule = {
  id: 'element-slot',
  check: ({ page, elements }) =>
    withAttribute(page, 'slot').flatMap((child) => {
      const tag = child.parent?.name ?? '';
      const slots = elements.get(tag)?.slots;
      return slots ? judgeChild(child, tag, slots, page) : [];
    }),
};
