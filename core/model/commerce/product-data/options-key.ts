import { jsonText } from '../../json-text.ts';

/** Returns a key for the values of a variant, in the order of the options. Values may contain any separator. */
export const optionsKey = (values: readonly string[]): string => jsonText(values);

/** Returns a key for the values of a variant by the name of the option, in any order. An empty value is not set. */
export const unorderedOptionsKey = (values: ReadonlyMap<string, string>): string =>
  optionsKey(
    [...values]
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flat(),
  );
