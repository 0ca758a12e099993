import { InvalidArgumentError } from 'commander';
import { closestMatch } from './closest-match.ts';

/** Returns a parser of an option or argument that accepts these values, and suggests the closest one for another. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value => {
    const value = values.find((one) => one === text);
    if (value !== undefined) return value;
    const meant = closestMatch(text, values);
    throw new InvalidArgumentError(`It is one of ${values.join(', ')}${meant ? `; did you mean ${meant}?` : '.'}`);
  };
