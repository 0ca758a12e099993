/** The schema of `site-elements.config.json`. */
import { z } from 'zod';
import { severities } from '../../core/model/finding.ts';

const level = z.enum(['off', ...severities]).describe('How much a finding of the rule matters; off: not at all.');
const rules = z.record(z.string(), level).describe('Levels by the id of the rule; site-elements rules lists all.');
// minimatch throws for longer globs.
const globs = z.array(z.string().min(1).max(65_536)).min(1);

export const configSchema = z
  .strictObject({
    $schema: z.string().describe('Where the schema of this file lies.').optional(),
    rules: rules.optional(),
    siteRoot: z
      .string()
      .min(1)
      .describe('The folder that root-relative links (/…) resolve to, relative to the folder of this file.')
      .optional(),
    ignore: globs.describe('Files that are left alone, as globs from the folder of this file.').optional(),
    overrides: z
      .array(z.strictObject({ files: globs.describe('Globs from the folder of this file.'), rules }))
      .describe('Levels for some of the files; later ones go before earlier ones.')
      .optional(),
  })
  .describe('Settings of site-elements check and validate.');

export type ConfigFile = z.infer<typeof configSchema>;
export type Level = z.infer<typeof level>;
