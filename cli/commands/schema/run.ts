import type { z } from 'zod';
import { entities } from '../../../core/model/schema/entities.ts';
import { type Draft, jsonSchemaOf } from '../../../core/model/schema/json-schema.ts';
import type { EntityName } from '../../../core/model/schema/names.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { configSchema } from '../../config/schema.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

const schemas: Readonly<Record<'config' | EntityName, z.ZodType>> = { config: configSchema, ...entities };

export interface SchemaOptions {
  readonly of?: keyof typeof schemas | undefined;
  readonly draft: Draft;
  readonly list?: boolean;
}

/** The names of all schemas, with what each describes. */
function listing(): string {
  const width = Math.max(...Object.keys(schemas).map(({ length }) => length));
  const lines = Object.entries(schemas).map(
    ([name, { description = '' }]) => `${name.padEnd(width)}  ${description}\n`,
  );
  return lines.join('');
}

/** Prints a JSON Schema, or the names of all. @throws UserError when neither is asked for. */
export async function run({ of, draft, list = false }: SchemaOptions, io: Io): Promise<ExitCode> {
  if (!list && !of) throw fail('schema-unnamed');
  io.write(list || !of ? listing() : `${JSON.stringify(jsonSchemaOf(of, schemas[of], draft), null, 2)}\n`);
  return 0;
}
