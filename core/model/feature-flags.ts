/** The features of a site, as its data lists them. */
import { kebabWord } from './vocabularies/vocabulary.ts';

/** Returns whether the list has a feature, by its number or its name in any case. The caller passes both: the table `featureFlags` is too large for a page. */
export const hasFeature = (flags: unknown, number: number, name: string): boolean =>
  Array.isArray(flags) &&
  Array.from(flags, (flag: unknown) => (typeof flag === 'string' ? kebabWord(flag) : flag)).some(
    (flag) => flag === number || flag === name,
  );
