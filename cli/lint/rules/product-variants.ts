import { optionsByName, variantProblems } from '../../../core/model/commerce/variants.ts';
import { optionProblems } from '../../../core/model/options.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { jsonInAttribute, nodeAt, rangesInAttribute } from '../data/json-ranges.ts';
import { parseJson } from '../data/parse-json.ts';
import { readJson } from '../data/read-json.ts';
import { syntaxFindings } from '../data/syntax-findings.ts';
import { isDynamic, isDynamicJson } from '../page/dynamic.ts';
import { memoizeLast } from '../page/memoize-last.ts';
import {
  attributeOf,
  nearestOf,
  type Page,
  type PageAttribute,
  type PageElement,
  textOf,
  valueRange,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

const [data, option] = ['data-variants', 'data-variant-option-name'];

/** The value of an option or radio button. */
interface Choice {
  /** The name of the product option. */
  readonly name: string;
  readonly value: PageAttribute;
}

const isHolder = (element: PageElement): boolean => /(?:^|\s)product-variants(?=\s|$)/.test(textOf(element, 'class'));
const isChooser = (element: PageElement): boolean => attributeOf(element, option) !== undefined;

const isChoice = (element: PageElement): boolean =>
  element.name === 'option' || textOf(element, 'type').toLowerCase() === 'radio';

/** Returns the choices for each element that holds variants; of nested ones, for the innermost. */
const choicesByHolder = memoizeLast((page: Page): ReadonlyMap<PageElement, readonly Choice[]> => {
  const holders = nearestOf(page, isHolder);
  const choosers = nearestOf(page, isChooser);
  const found = new Map<PageElement, Choice[]>();
  for (const element of page.elements.filter(isChoice)) {
    const [holder, chooser] = [holders[element.index], choosers[element.index]];
    const value = attributeOf(element, 'value');
    if (!holder || !chooser || chooser.index < holder.index || !value?.value || isDynamic(value.value)) continue;
    const choices = found.get(holder) ?? [];
    choices.push({ name: textOf(chooser, option), value });
    found.set(holder, choices);
  }
  return found;
});

/** Returns a function that reports a choice that matches no variant, so it cannot be bought. */
function choiceReporter(variants: unknown, text: string): (choice: Choice) => readonly Finding[] {
  const options = optionsByName(variants);
  const accepted = new Map([...options].map(([name, values]) => [name, truncate([...values].join(', '))]));
  return ({ name, value }) => {
    const expected = options.get(name);
    if (!expected || expected.has(value.value)) return [];
    return optionProblems(value.value, []).map(({ code }) => ({
      code,
      // The page renders, and the shop rejects the order.
      severity: 'warn',
      args: { val: truncate(value.value), accepted: accepted.get(name) ?? '' },
      ...valueRange(value, text),
    }));
  };
}

function judge(holder: PageElement, page: Page): readonly Finding[] {
  const attribute = attributeOf(holder, data);
  if (!attribute || attribute.value === '' || isDynamicJson(attribute.value)) return [];
  const { text } = page.source;
  const place = rangesInAttribute(attribute, text);
  const parsed = parseJson(attribute.value);
  const reading = readJson(attribute.value);
  if (!parsed) return syntaxFindings('variants-invalid-json', jsonInAttribute(attribute, text), reading);
  return [
    ...variantProblems(parsed.value).map(({ path, ...problem }) => ({
      ...problem,
      ...place(nodeAt(reading.root, path)),
    })),
    ...(choicesByHolder(page).get(holder) ?? []).flatMap(choiceReporter(parsed.value, text)),
  ];
}

/** Reports product variants that a shop rejects, and choices that match no variant (docs/spec.md#runtime-3 and docs/spec.md#runtime-5). */
export const productVariants: Rule = {
  id: 'product-variants',
  // Most pages have no products, and a search of the text is cheaper than one of every tag.
  check: ({ page }) =>
    page.source.text.includes(data) ? page.elements.filter(isHolder).flatMap((element) => judge(element, page)) : [],
};
