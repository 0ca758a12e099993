import { z } from 'zod';
import { idOf } from './id.ts';

export const drafts = { '7': 'draft-7', '2020-12': 'draft-2020-12' } as const;

export type Draft = keyof typeof drafts;

/** A JSON Schema as an object whose keys are in the order that is easiest to read. */
type JsonSchema = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const ownSchema = {
  type: 'string',
  description: 'Path or URL of the JSON Schema of this file, which editors use for completion.',
};

/**
 * Returns the JSON Schema of an entity, with its description at the top level instead of in a reference. Checks that
 * JSON Schema cannot run are named by their codes as `x-checks`.
 */
export function jsonSchemaOf(name: string, schema: z.ZodType, draft: Draft): JsonSchema {
  const made: JsonSchema = z.toJSONSchema(schema, { target: drafts[draft], io: 'input' });
  const { $schema, $ref, definitions, $defs, ...own } = made;
  const others = isObject(definitions) ? definitions : isObject($defs) ? $defs : {};
  const root =
    String($ref ?? '')
      .split('/')
      .at(-1) ?? '';
  const { [root]: top = {}, ...rest } = others;
  const inside = { ...(isObject(top) ? top : {}), ...own };
  const properties = 'properties' in inside && isObject(inside.properties) ? inside.properties : undefined;
  return {
    $schema,
    $id: idOf(name),
    title: titleOf(name),
    ...inside,
    ...(properties && { properties: { $schema: ownSchema, ...properties } }),
    ...(Object.keys(rest).length > 0 && { [draft === '7' ? 'definitions' : '$defs']: rest }),
  };
}
