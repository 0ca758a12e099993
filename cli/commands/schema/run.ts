import { z } from 'zod';
import { siteContext } from '../../../core/model/schema/site-context.ts';
import type { ExitCode, Io } from '../../command.ts';
import { configSchema } from '../../config/schema.ts';

const schemas = { config: configSchema, 'site-context': siteContext };

export interface SchemaOptions {
  readonly of: keyof typeof schemas;
  readonly draft: '7' | '2020-12';
}

/** Prints a JSON Schema. */
export async function run({ of, draft }: SchemaOptions, io: Io): Promise<ExitCode> {
  const target = draft === '7' ? 'draft-7' : 'draft-2020-12';
  io.write(`${JSON.stringify(z.toJSONSchema(schemas[of], { target, io: 'input' }), null, 2)}\n`);
  return 0;
}
