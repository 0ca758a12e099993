/**
 * Writes the TypeScript types of the JSON that sites carry, from the zod schemas: published types hold no zod.
 * `node --import tsx tools/generate-types.ts` writes them; `test/core/model/schema` fails when they are stale.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { z } from 'zod';
import { siteContext } from '../core/model/schema/site-context.ts';

const banner = `/**
 * The JSON of a site context as pages carry it (runtime 3, "Website context").
 * Generated from core/model/schema by tools/generate-types.ts: do not edit; long because it is one type per entity.
 */`;

/** Where the types of the site context are kept. */
export const siteContextTypes = new URL('../core/model/site-context/site-context-json.ts', import.meta.url);

const root = 'SiteContextJson';

/** The JSON Schema with its root entity at the top instead of behind a reference. */
function schemaOfRoot(): JSONSchema {
  // Both libraries name the JSON Schema of draft 7, each with types of its own.
  const { definitions = {} } = z.toJSONSchema(siteContext, { io: 'input', target: 'draft-7' }) as JSONSchema;
  const { [root]: top, ...others } = definitions;
  return { ...top, definitions: others };
}

/** The text of that file. */
export const generateSiteContextTypes = (): Promise<string> =>
  compile(schemaOfRoot(), root, {
    bannerComment: banner,
    unknownAny: true,
    style: { singleQuote: true, printWidth: 120 },
  });

const isMain = process.argv[1] === fileURLToPath(import.meta.url);
if (isMain) await writeFile(siteContextTypes, await generateSiteContextTypes());
