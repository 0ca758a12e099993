import { z } from 'zod';
import { siteContext } from '../../../core/model/schema/site-context.ts';
import type { Writer } from '../element-description.ts';
import { jsonText } from './json-text.ts';

/** JSON Schema of the site context (draft 7, which editors read), for completion and hovers in its files. */
export const siteContextSchema: Writer = () =>
  jsonText(z.toJSONSchema(siteContext, { io: 'input', target: 'draft-7' }));
