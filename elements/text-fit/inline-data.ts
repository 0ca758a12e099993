/** The data of the inline script of a prerendered text: the script itself reads no attributes. */
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { contract } from './contract.ts';
import type { FontSizeLimits } from './model/font-size.ts';

/** The limits of the author. JSON omits those that are undefined. */
export type InlineData = Partial<FontSizeLimits>;

export const inlineData = ({ min, max }: ValuesOf<typeof contract>): InlineData => ({ min, max });
