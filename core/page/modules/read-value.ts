/** Reads a property of a value from a script, but not an addition of the page to all objects. */
export function readValue(value: unknown, name: string): unknown {
  const object: object = Object(value);
  return name in Object.prototype && !Object.hasOwn(object, name) ? undefined : Reflect.get(object, name);
}
