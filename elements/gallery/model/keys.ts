/** The keys that change slides (widgets 3, "Gallery settings"; decisions 4 and 11). */

/** Key codes of old, as settings of the platform hold them: 37 and 39 are its defaults. */
const keyOfCode: Readonly<Record<string, string>> = {
  33: 'PageUp',
  34: 'PageDown',
  37: 'ArrowLeft',
  38: 'ArrowUp',
  39: 'ArrowRight',
  40: 'ArrowDown',
};

const keyNamed = (word: string): string => (Object.hasOwn(keyOfCode, word) ? (keyOfCode[word] ?? word) : word);

interface Facts {
  /** What the author set: two names or codes, for previous and next. */
  readonly keys: readonly string[];
  readonly isRtl: boolean;
}

/** The step that a key asks for: -1, 1, or 0 for none. Arrows follow the writing direction unless the author set keys. */
export function stepOfKey(key: string, { keys, isRtl }: Facts): number {
  const own =
    keys.length === 2 ? keys.map(keyNamed) : isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const place = own.indexOf(key);
  return place < 0 ? 0 : place * 2 - 1;
}
