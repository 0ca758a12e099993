import type { Sort } from './list-query.ts';

/** The value by which an item is sorted; undefined or empty if it has none. */
export type SortValue = number | string | undefined;

/** Returns items in an order. Those without the value come last, and equal ones stay in their order. */
export function sortItems<Item>(
  items: readonly Item[],
  { by, isDescending }: Sort,
  sortValue: (item: Item, by: Sort['by']) => SortValue,
  collator: Pick<Intl.Collator, 'compare'>,
): readonly Item[] {
  const direction = isDescending ? -1 : 1;
  const keyed = items.map((item) => ({ item, value: sortValue(item, by) }));
  keyed.sort(({ value: one = '' }, { value: other = '' }) => {
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    const isNumeric = typeof one === 'number' && typeof other === 'number';
    return direction * (isNumeric ? one - other : collator.compare(String(one), String(other)));
  });
  return keyed.map(({ item }) => item);
}

/** Reads a price such as "€ 1.234,50", "$64.50" or "64,50": the last separator with one or two digits is the decimal one. */
export function parsePrice(text: string): number | undefined {
  const [digits] = /\d(?:[\d.,' \u00a0\u202f]{0,40}\d)?/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const compact = digits.replace(/[' \u00a0\u202f]/g, '');
  const [, whole = compact, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(compact) ?? [];
  const price = Number(`${whole.replace(/[.,]/g, '')}.${cents || 0}`);
  return Number.isFinite(price) ? price : undefined;
}
