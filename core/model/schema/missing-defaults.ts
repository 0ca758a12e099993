/** Properties that an entity leaves out although the specification has a default for them. */
import { z } from 'zod';
import { isObject, type JsonPath } from './json-value.ts';

/** The missing keys of the object at a path, with their defaults. */
export interface MissingDefaults {
  readonly path: JsonPath;
  readonly defaults: Readonly<Record<string, unknown>>;
}

/**
 * These are never added: an explicit location or text differs from a missing one, because a missing text follows the
 * language of the page.
 */
const speaking: ReadonlySet<string> = new Set([
  'mapLat',
  'mapLng',
  'mapZoom',
  'cookieBannerText',
  'cookieBannerCtaText',
  'cookieBannerOptOutCtaText',
]);

const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? inner(schema.unwrap()) : schema;

const defaultOf = (schema: z.core.$ZodType): unknown => z.globalRegistry.get(inner(schema))?.default;

function inObject({ shape }: z.ZodObject, value: unknown, path: JsonPath): readonly MissingDefaults[] {
  if (!isObject(value)) return [];
  const fields = Object.entries(shape);
  const defaults = fields.flatMap(([key, field]) => {
    const fallback = defaultOf(field);
    return fallback === undefined || Object.hasOwn(value, key) || speaking.has(key) ? [] : [[key, fallback] as const];
  });
  const below = fields.flatMap(([key, field]) =>
    Object.hasOwn(value, key) ? missingDefaults(field, value[key], [...path, key]) : [],
  );
  return [...(defaults.length > 0 ? [{ path, defaults: Object.fromEntries(defaults) }] : []), ...below];
}

/** Finds all missing defaults in any value, starting at its root. */
export function missingDefaults(
  schema: z.core.$ZodType,
  value: unknown,
  path: JsonPath = [],
): readonly MissingDefaults[] {
  const known = inner(schema);
  if (known instanceof z.ZodObject) return inObject(known, value, path);
  if (known instanceof z.ZodUnion)
    return known.options.map((option) => missingDefaults(option, value, path)).find(({ length }) => length > 0) ?? [];
  if (known instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, at) => missingDefaults(known.element, item, [...path, at]));
  return [];
}
