/** The data of the inline script of a prerendered bar: it runs before the text of the bar is parsed. */
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { contract } from './contract.ts';
import { versionOf } from './model/version.ts';

/** The version of the announcement. */
export type InlineData = string;

/** Returns the data; `undefined` for a bar that visitors cannot close. */
export const inlineData = (
  values: ValuesOf<typeof contract>,
  _url: string | undefined,
  text: string,
): InlineData | undefined => (values.dismissible ? versionOf(values, text) : undefined);
