import { jsonText } from '../../json-text.ts';

/** Returns a key for the values of a variant, in the order of the options. Values may contain any separator. */
export const optionsKey = (values: readonly string[]): string => jsonText(values);
