/** The keys that change slides (docs/spec.md#widgets-3, "Gallery settings"; docs/decisions.md#decision-4 and docs/decisions.md#decision-11). */
import { type Attribute, list } from '../../../core/model/contract/kinds.ts';

/** Legacy key codes in settings of the platform; its defaults are 37 and 39. */
const keyOfCode = new Map([
  ['33', 'PageUp'],
  ['34', 'PageDown'],
  ['37', 'ArrowLeft'],
  ['38', 'ArrowUp'],
  ['39', 'ArrowRight'],
  ['40', 'ArrowDown'],
]);

function read(value: unknown): readonly string[] | undefined {
  const names = String(value)
    .split(/[\s,]+/)
    .filter(Boolean);
  const keys = names.map((name) => keyOfCode.get(name) ?? name);
  // Otherwise a number would be read as the keys of its digits.
  return keys.length === 2 && !keys.some((key) => /^\d\d+$/.test(key)) ? keys : undefined;
}

/** Two keys, for previous and next. */
export const keyPair = (): Attribute<readonly string[]> => ({
  ...list(),
  accepts: 'two keys such as ArrowUp ArrowDown, or two of the key codes 33, 34 and 37 to 40',
  parse: read,
  admit: read,
});

type Modified = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** Returns whether a modifier key is pressed. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modified): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

interface Facts {
  /** Parses the author's two keys, for previous and next. */
  readonly keys: readonly string[];
  readonly isRtl?: boolean;
  readonly isVertical?: boolean;
}

/** Returns the keys for previous and next. Arrows follow the slides unless the author set keys. */
export function slideKeys({ keys, isRtl, isVertical }: Facts): readonly string[] {
  if (keys.length === 2) return keys;
  if (isVertical) return ['ArrowUp', 'ArrowDown'];
  return isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}

/** Returns the step of a key: -1, 1, or 0 for none. */
export function stepOfKey(key: string, facts: Facts): number {
  const place = slideKeys(facts).indexOf(key);
  return place < 0 ? 0 : place * 2 - 1;
}
