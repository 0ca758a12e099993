/** Keys and values of site contexts and other data, from their schemas. */

import { getLocation, type JSONPath, type Location } from 'jsonc-parser';
import { entities } from '../../core/model/schema/entities.ts';
import { jsonSchemaOf } from '../../core/model/schema/json-schema.ts';
import type { EntityName } from '../../core/model/schema/names.ts';
import { findEntities } from '../lint/data/find-entities.ts';
import { nodeAt } from '../lint/data/json-ranges.ts';
import { readJson } from '../lint/data/read-json.ts';
import type { Explanation, Suggestion, Suggestions } from './suggestion.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Returns the JSON Schema of an entity. Each is made once. */
export type JsonSchemas = (entity: EntityName) => Schema;

/** Creates the schemas when they are needed. */
export function createJsonSchemas(): JsonSchemas {
  const made = new Map<EntityName, Schema>();
  return (entity) => {
    const schema = made.get(entity) ?? jsonSchemaOf(entity, entities[entity], '2020-12');
    made.set(entity, schema);
    return schema;
  };
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const member = (value: unknown, key: string): unknown =>
  isSchema(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Schemas refer to each other, also to themselves. */
const maxReferences = 16;

/** Returns the schemas that may apply: that of a reference, and the alternatives, without references. */
function alternatives(schema: unknown, root: Schema, depth = 0): readonly Schema[] {
  if (!isSchema(schema) || depth > maxReferences) return [];
  const { $ref, anyOf, oneOf, allOf } = schema;
  const referenced = typeof $ref === 'string' ? member(root.$defs, $ref.split('/').at(-1) ?? '') : undefined;
  const inner = [referenced, ...[anyOf, oneOf, allOf].flatMap((some) => (Array.isArray(some) ? some : []))];
  return [schema, ...inner.flatMap((one) => alternatives(one, root, depth + 1))];
}

function step(schemas: readonly Schema[], key: string | number, root: Schema): readonly Schema[] {
  return schemas.flatMap(({ properties, additionalProperties, items }) => {
    const next = typeof key === 'number' ? items : (member(properties, key) ?? additionalProperties);
    return alternatives(next, root);
  });
}

/** Returns the schemas of the value at a path. */
const schemasAt = (path: JSONPath, root: Schema): readonly Schema[] =>
  path.reduce<readonly Schema[]>((schemas, key) => step(schemas, key, root), alternatives(root, root));

const descriptionOf = (schemas: readonly Schema[]): string => {
  const found = schemas.find(({ description }) => typeof description === 'string');
  return String(found?.description ?? '');
};

/** Returns the range that a suggestion replaces: the token at the offset, or nothing. */
function rangeOf({ previousNode }: Location, at: number, shift: number) {
  if (!previousNode || at < previousNode.offset || at > previousNode.offset + previousNode.length)
    return { start: at + shift, end: at + shift };
  return { start: previousNode.offset + shift, end: previousNode.offset + previousNode.length + shift };
}

function keys(text: string, location: Location, parents: readonly Schema[], root: Schema): readonly Suggestion[] {
  const { path, previousNode } = location;
  const written = new Set(nodeAt(readJson(text).root, path.slice(0, -1))?.members?.keys() ?? []);
  const own = path.at(-1);
  const end = previousNode ? previousNode.offset + previousNode.length : 0;
  const hasColon = /^\s*:/.test(text.slice(end, end + 64));
  const names = new Set(parents.flatMap(({ properties }) => (isSchema(properties) ? Object.keys(properties) : [])));
  return [...names]
    .filter((name) => name === own || !written.has(name))
    .map((name) => ({
      kind: 'key',
      name,
      description: descriptionOf(step(parents, name, root)),
      text: JSON.stringify(name) + (hasColon ? '' : ': '),
    }));
}

function values(schemas: readonly Schema[]): readonly Suggestion[] {
  const description = descriptionOf(schemas);
  const allowed = schemas.flatMap(({ enum: list, const: one, type }): readonly unknown[] => {
    if (Array.isArray(list)) return list;
    if (one !== undefined) return [one];
    return type === 'boolean' ? [true, false] : [];
  });
  return [...new Set(allowed)].map((value) => ({
    kind: 'value',
    name: String(value),
    description,
    text: JSON.stringify(value),
  }));
}

/**
 * Returns the keys or values at an offset of a file, from the schema of the entity in the text, which starts at `shift`
 * of the file.
 */
export function jsonSuggestions(
  text: string,
  shift: number,
  offset: number,
  entity: EntityName,
  schemas: JsonSchemas,
  within: JSONPath = [],
): Suggestions | undefined {
  const location = getLocation(text, offset - shift);
  const { path, isAtPropertyKey } = location;
  const inside = path.slice(within.length);
  const isInside = within.every((key, index) => key === path[index]);
  if (!isInside || inside.length === 0) return undefined;
  const root = schemas(entity);
  const all = isAtPropertyKey
    ? keys(text, location, schemasAt(inside.slice(0, -1), root), root)
    : values(schemasAt(inside, root));
  return { ...rangeOf(location, offset - shift, shift), all };
}

/** Returns the keys or values at an offset of a JSON file, from the schema of the innermost entity there. */
export function jsonFileSuggestions(text: string, offset: number, schemas: JsonSchemas): Suggestions | undefined {
  const found = findEntities(text, { isJson: true }).flatMap((one) => one.entities);
  const { path } = getLocation(text, offset);
  const [innermost] = found
    .filter(({ within }) => within.every((key, index) => key === path[index]))
    .sort((a, b) => b.within.length - a.within.length);
  return innermost && jsonSuggestions(text, 0, offset, innermost.entity, schemas, [...innermost.within]);
}

/** Describes the key or value at an offset of a JSON file. */
export function explainJsonFile(text: string, offset: number, schemas: JsonSchemas): Explanation | undefined {
  const found = jsonFileSuggestions(text, offset, schemas);
  return found && explained(found, text);
}

/** Returns the description of the suggestion that is written in the range; undefined if it has none. */
export function explained({ start, end, all }: Suggestions, text: string): Explanation | undefined {
  const name = text.slice(start, end).replace(/^"|"$/g, '');
  const description = all.find((one) => one.name === name)?.description ?? '';
  return description === '' ? undefined : { start, end, description };
}
