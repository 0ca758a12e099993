import type { z } from 'zod';
import { entities } from '../../../core/model/schema/entities.ts';
import { type Draft, jsonSchemaOf } from '../../../core/model/schema/json-schema.ts';
import type { EntityName } from '../../../core/model/schema/names.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { configSchema } from '../../config/schema.ts';
import { columnsOf } from '../../report/reporters/display.ts';
import { wrap } from '../../text/wrap.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

const schemas: Readonly<Record<'config' | EntityName, z.ZodType>> = { config: configSchema, ...entities };

export interface SchemaOptions {
  readonly of?: keyof typeof schemas | typeof openApi.name | undefined;
  readonly draft: Draft;
  readonly list?: boolean;
}

/** The OpenAPI document is not a JSON Schema, but is listed with the schemas. */
const openApi = { name: 'openapi', description: 'The OpenAPI document of the mock API.' } as const;

/** Lists the names of all schemas with their descriptions. */
function listing(io: Io): string {
  const all = { ...schemas, [openApi.name]: openApi };
  const width = Math.max(...Object.keys(all).map(({ length }) => length));
  const columns = columnsOf(io);
  const indent = ' '.repeat(width + 2);
  const lines = Object.entries(all).map(([name, { description = '' }]) =>
    wrap(`${name.padEnd(width)}  ${description}`, columns, indent),
  );
  return `${lines.join('\n')}\n`;
}

async function openApiOfMock(): Promise<unknown> {
  const { openApiDocument } = await import('../../mock/contract/openapi.ts');
  const { routes } = await import('../../mock/routes/all-routes.ts');
  return openApiDocument(routes);
}

/** Prints a JSON Schema, the OpenAPI document, or the names of all. @throws UserError when no name is given. */
export async function run({ of, draft, list = false }: SchemaOptions, io: Io): Promise<ExitCode> {
  if (!list && !of) throw fail('schema-unnamed');
  if (list || !of) io.write(listing(io));
  else {
    const made = of === openApi.name ? await openApiOfMock() : jsonSchemaOf(of, schemas[of], draft);
    io.write(`${JSON.stringify(made, null, 2)}\n`);
  }
  return 0;
}
