import { type Attribute, ratio } from '../../../core/model/contract/kinds.ts';
import { namedRatios } from '../../../core/model/vocabularies/aspect-ratios.ts';

/** Parses a ratio in numbers (`3:2`) or a name of block data. Returns width divided by height. */
export function aspectRatio(): Attribute<number | undefined> {
  const numbers = ratio();
  const names = Object.keys(namedRatios);
  return {
    ...numbers,
    allowedValues: names,
    accepts: `${numbers.accepts}, or ${names.join(', ')}`,
    parse: (text) => {
      const name = text.trim().toLowerCase();
      return Object.hasOwn(namedRatios, name) ? namedRatios[name] : numbers.parse(text);
    },
  };
}
