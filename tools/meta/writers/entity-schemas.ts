import { entities } from '../../../core/model/schema/entities.ts';
import { jsonSchemaOf } from '../../../core/model/schema/json-schema.ts';
import { jsonText } from './json-text.ts';

/** JSON Schemas of all entities (draft 7, which editors read), for completion and hovers in their files. */
export const entitySchemas = (): [path: string, text: string][] =>
  Object.entries(entities).map(([name, schema]) => [`${name}.schema.json`, jsonText(jsonSchemaOf(name, schema, '7'))]);
