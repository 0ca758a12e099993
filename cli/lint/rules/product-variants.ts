import { optionsOf, variantProblems } from '../../../core/model/commerce/variants.ts';
import { optionProblems } from '../../../core/model/options.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { nodeAt, rangesInAttribute } from '../data/json-ranges.ts';
import { parseJson } from '../data/parse-json.ts';
import { readJson } from '../data/read-json.ts';
import { isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  type Page,
  type PageAttribute,
  type PageElement,
  textOf,
  valueRange,
  withDescendants,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

const [data, option] = ['data-variants', 'data-variant-option-name'];

/** Returns the values of the options and radio buttons inside an element. */
const choicesIn = (element: PageElement, page: Page): readonly PageAttribute[] =>
  withDescendants(element, page)
    .filter((node) => node.name === 'option' || textOf(node, 'type').toLowerCase() === 'radio')
    .flatMap((node) => attributeOf(node, 'value') ?? [])
    .filter(({ value }) => value !== '' && !isDynamic(value));

/** Reports choices that match no variant, so they cannot be bought. */
function choiceProblems(element: PageElement, page: Page, variants: unknown): readonly Finding[] {
  const name = textOf(element, option);
  const expected = [...new Set(optionsOf(variants, name))];
  if (expected.length === 0) return [];
  return choicesIn(element, page).flatMap((choice) =>
    optionProblems(choice.value, expected).map(({ code }) => ({
      code,
      // The page renders, and the shop rejects the order.
      severity: 'warn',
      args: { val: truncate(choice.value), accepted: truncate(expected.join(', ')) },
      ...valueRange(choice, page.source.text),
    })),
  );
}

function judge(holder: PageElement, page: Page): readonly Finding[] {
  const attribute = attributeOf(holder, data);
  if (!attribute || attribute.value === '' || isDynamic(attribute.value)) return [];
  const place = rangesInAttribute(attribute, page.source.text);
  const parsed = parseJson(attribute.value);
  const { root, faults } = readJson(attribute.value);
  if (!parsed) return [{ code: 'variants-invalid-json', severity: 'error', args: {}, ...place(faults[0]) }];
  const choosers = withDescendants(holder, page).filter((element) => attributeOf(element, option));
  return [
    ...variantProblems(parsed.value).map(({ path, ...problem }) => ({ ...problem, ...place(nodeAt(root, path)) })),
    ...choosers.flatMap((element) => choiceProblems(element, page, parsed.value)),
  ];
}

const isHolder = (element: PageElement): boolean => /(?:^|\s)product-variants(?=\s|$)/.test(textOf(element, 'class'));

/** Reports product variants that a shop rejects, and choices that match no variant (docs/spec.md#runtime-3 and docs/spec.md#runtime-5). */
export const productVariants: Rule = {
  id: 'product-variants',
  // Most pages have no products, and a search of the text is cheaper than one of every tag.
  check: ({ page }) =>
    page.source.text.includes(data) ? page.elements.filter(isHolder).flatMap((element) => judge(element, page)) : [],
};
