import type { DataField, DataPath } from '../../../core/model/commerce/product-data/data-field.ts';
import type { Product } from '../../../core/model/commerce/read-product.ts';
import { optionProblems } from '../../../core/model/options.ts';
import { own } from '../../../core/model/site-context/decoders.ts';
import type { Finding } from '../../finding.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { truncate } from '../../text/truncate.ts';
import { nodeAt } from '../data/json-ranges.ts';
import { readJson } from '../data/read-json.ts';
import { isDynamic } from '../page/dynamic.ts';
import { attributeOf, type Page, type PageElement, type Range, valueRange, withDescendants } from '../page/page.ts';
import { controlsByHolder, mayAddControls, type OptionControl } from '../page/product-choices.ts';
import { type ProductPlace, productPlaces } from '../page/product-places.ts';
import type { Rule } from '../rule.ts';

/** The variants with a value of an option. */
interface VariantsWithValue {
  /** The index of the first one. */
  readonly first: number;
  /** How many can be in stock. */
  count: number;
}

type Options = ReadonlyMap<string, ReadonlyMap<string, VariantsWithValue>>;

/** Returns the values of each option, in the order of the data. */
function optionsOf({ options, variants }: Product): Options {
  const valuesAt = (at: number): ReadonlyMap<string, VariantsWithValue> => {
    const found = new Map<string, VariantsWithValue>();
    for (const [first, { values, stock }] of variants.entries()) {
      const value = values[at] ?? '';
      const known = found.get(value) ?? { first, count: 0 };
      if (stock !== 0) known.count += 1;
      if (value !== '') found.set(value, known);
    }
    return found;
  };
  return new Map(options.map(({ name }, at) => [name, valuesAt(at)]));
}

/** Returns the values that no variant has. */
function unexpectedValues(controls: readonly OptionControl[], options: Options): readonly Finding[] {
  const accepted = new Map([...options].map(([name, values]) => [name, truncate([...values.keys()].join(', '))]));
  return controls.flatMap(({ name, values }) =>
    values
      .filter(({ value }) => options.get(name)?.has(value) === false)
      .flatMap(({ value, start, end }) =>
        optionProblems(value, []).map(({ code }) => ({
          code,
          // The page renders, and the shop rejects the order.
          severity: 'warn' as const,
          args: { val: truncate(value), accepted: accepted.get(name) ?? '' },
          start,
          end,
        })),
      ),
  );
}

/** Returns the path of the value of an option in a variant. */
function pathOf(variant: DataField | undefined, name: string): DataPath {
  const list = own(variant?.value, 'optionValues');
  const at = Array.isArray(list) ? list.findIndex((one) => own(one, 'optionName') === name) : -1;
  return [...(variant?.path ?? []), ...(at < 0 ? ['attributes', name] : ['optionValues', at, 'value'])];
}

/** Returns the values that the controls of an option do not offer, unless all variants with one are sold out. */
function missingValues(
  { text, at, parsed }: ProductPlace,
  controls: readonly OptionControl[],
  options: Options,
): readonly Finding[] {
  const open = new Set(controls.filter(({ isOpen }) => isOpen).map(({ name }) => name));
  const offered = new Map<string, Set<string>>();
  for (const { name, values } of controls) {
    const known = offered.get(name) ?? new Set();
    for (const { value } of values) known.add(value);
    offered.set(name, known);
  }
  const missing = [...options].flatMap(([name, values]) => {
    const known = open.has(name) ? undefined : offered.get(name);
    return [...values].flatMap(([value, { first, count }]) =>
      known && !known.has(value) && count > 0 ? [{ name, value, first, count }] : [],
    );
  });
  if (!parsed || missing.length === 0) return [];
  const { root } = readJson(text);
  return missing.map(({ name, value, first, count }) => {
    const { start, end } = nodeAt(root, pathOf(parsed.variants[first], name)) ?? { start: 0, end: text.length };
    const args = { name: truncate(name), value: truncate(value), n: count };
    return { code: 'product-value-missing', severity: 'warn', args, start: at(start), end: at(end) };
  });
}

/** Returns the range of the name of a control. */
function nameRange({ element, namedBy }: OptionControl, text: string): Range {
  const name = namedBy ? attributeOf(namedBy, 'data-variant-option-name') : attributeOf(element, 'name');
  return name ? valueRange(name, text) : element.tag;
}

/** Returns the names of controls that are not those of options, and the options without a control. */
function wrongNames(form: PageElement, controls: readonly OptionControl[], options: Options, page: Page) {
  const names = new Set(controls.map(({ name }) => name));
  const missing = [...options.keys()].filter((name) => !names.has(name));
  const reported = new Set<string>();
  const unknown = controls.flatMap((control): readonly Finding[] => {
    const { name, namedBy } = control;
    if (options.has(name) || reported.has(name) || isDynamic(name)) return [];
    const nearest = closestMatch(name, missing);
    if (nearest === undefined && !namedBy) return [];
    reported.add(name);
    const args = { name: truncate(name), accepted: truncate([...options.keys()].join(', ')) };
    return [
      {
        code: nearest === undefined ? 'product-option-unknown' : 'product-option-misspelt',
        severity: 'warn',
        args: { ...args, ...(nearest !== undefined && { nearest }) },
        ...nameRange(control, page.source.text),
      },
    ];
  });
  if (unknown.length > 0 || missing.length === 0) return unknown;
  const args = { options: truncate(missing.join(', ')) };
  return [{ code: 'product-option-missing', severity: 'warn' as const, args, ...form.tag }];
}

function judge(place: ProductPlace, page: Page): readonly Finding[] {
  const { holder, isElement, parsed } = place;
  // The element does not use invalid data, which another rule reports.
  if (!parsed || (isElement && parsed.problems.length > 0)) return [];
  const controls = (controlsByHolder(page).get(holder) ?? []).filter(({ namedBy }) => isElement || namedBy);
  const options = optionsOf(parsed.product);
  const unexpected = unexpectedValues(controls, options);
  if (options.size === 0 || mayAddControls(holder, page)) return unexpected;
  const form = isElement ? withDescendants(holder, page).find(({ name }) => name === 'form') : undefined;
  return [
    ...unexpected,
    ...missingValues(place, controls, options),
    ...(form ? wrongNames(form, controls, options, page) : []),
  ];
}

/**
 * Reports variants that no choice selects, choices without a variant, and forms whose options are not those of the data
 * (docs/spec.md#runtime-3, "Product").
 */
export const productVariants: Rule = {
  id: 'product-variants',
  check: ({ page }) => productPlaces(page).flatMap((place) => judge(place, page)),
};
