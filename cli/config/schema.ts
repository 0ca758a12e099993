/** The schema of `site-elements.config.json`. */
import { z } from 'zod';
import { severities } from '../../core/model/finding.ts';
import { maxGlobLength } from './glob-length.ts';

const level = z.enum(['off', ...severities]).describe('Severity of the findings of the rule; off hides them.');
const rules = z.record(z.string(), level).describe('Severities by rule id; site-elements rules lists all ids.');
const globs = z.array(z.string().min(1).max(maxGlobLength)).min(1);

export const configSchema = z
  .strictObject({
    $schema: z.string().describe('Path or URL of the schema of this file, for editors.').optional(),
    rules: rules.optional(),
    siteRoot: z
      .string()
      .min(1)
      .describe('The folder that root-relative links (/…) resolve to, relative to the folder of this file.')
      .optional(),
    ignore: globs.describe('Files to ignore, as globs relative to the folder of this file.').optional(),
    overrides: z
      .array(z.strictObject({ files: globs.describe('Globs relative to the folder of this file.'), rules }))
      .describe('Severities for some of the files; later entries override earlier ones.')
      .optional(),
  })
  .describe('Settings of site-elements check and validate.');

export type ConfigFile = z.infer<typeof configSchema>;
export type Level = z.infer<typeof level>;
