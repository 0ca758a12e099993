/** The TypeScript types of the JSON that sites carry, from the zod schemas: published types must not import zod. */
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { z } from 'zod';
import { siteContext } from '../../core/model/schema/site-context.ts';
import { fromRoot } from '../root.ts';

const banner = `/**
 * The JSON of a site context as pages carry it (docs/spec.md#runtime-3, "Website context").
 * Generated from core/model/schema by npm run generate: do not edit; long because it is one type per entity.
 */`;

/** The file with the types of the site context. */
export const siteContextTypes = fromRoot('core/model/site-context/site-context-json.ts');

const root = 'SiteContextJson';

/** The JSON Schema with its root entity at the top instead of behind a reference. */
function schemaOfRoot(): JSONSchema {
  // Both libraries have separate types for JSON Schema draft 7.
  const { definitions = {} } = z.toJSONSchema(siteContext, { io: 'input', target: 'draft-7' }) as JSONSchema;
  const { [root]: top, ...others } = definitions;
  return { ...top, definitions: others };
}

/** Returns the text of that file. */
export const generateSiteContextTypes = (): Promise<string> =>
  compile(schemaOfRoot(), root, {
    bannerComment: banner,
    unknownAny: true,
    style: { singleQuote: true, printWidth: 120 },
  });
