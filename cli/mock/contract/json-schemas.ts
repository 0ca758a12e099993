import type { z } from 'zod';
import type { SchemaKit } from '../routes/route.ts';

/** A JSON Schema, draft 2020-12, as OpenAPI 3.1 uses it (https://spec.openapis.org/oas/v3.1.0). */
export type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const propertiesOf = ({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  // The value is always a schema that zod has written.
  isSchema(properties) ? (properties as Readonly<Record<string, JsonSchema>>) : {};

export const requiredOf = ({ required }: JsonSchema): readonly string[] =>
  Array.isArray(required) ? required.map(String) : [];

/** Creates a writer for the schemas of one document: named schemas go to its components and are referenced. */
export function schemaWriter({ z }: SchemaKit) {
  const components: Record<string, unknown> = {};
  return {
    components,
    write(schema: z.ZodType): JsonSchema {
      const made = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' });
      const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
      const { $schema, $defs = {}, ...own } = JSON.parse(text);
      Object.assign(components, $defs);
      return own;
    },
  };
}
