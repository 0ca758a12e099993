const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns whether two values of JSON data have the same content. Members in another order are the same, and so is a member without a
 * value and none. Much faster than comparing their texts, and without garbage.
 */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const has = (key: string): boolean => Object.hasOwn(b, key);
  return (
    keys.every((key) => isSameData(Reflect.get(a, key), has(key) ? Reflect.get(b, key) : undefined)) &&
    Object.keys(b).every((key) => Object.hasOwn(a, key) || Reflect.get(b, key) === undefined)
  );
}
