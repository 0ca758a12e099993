/** Reads the JSON reports that `check` and `validate` write. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { severities } from '../../../core/model/finding.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import { skipReasons } from '../../finding.ts';
import { reasonOf } from '../../reason.ts';
import { reportingCommands } from '../report-types.ts';
import { messages } from './messages.en.ts';

const fail = userErrors(messages);

const count = z.int().min(0);
const position = z.object({ line: count, column: count, offset: count });

const finding = z.object({
  rule: z.string(),
  code: z.string(),
  severity: z.enum(severities),
  message: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
  file: z.string(),
  start: position,
  end: position,
  related: z.object({ start: position, end: position }).exactOptional(),
  path: z.array(z.union([z.string(), z.number()])).exactOptional(),
  help: z.string().exactOptional(),
  fix: z.object({ start: count, end: count, text: z.string() }).exactOptional(),
  fingerprint: z.string(),
});

const schema = z.object({
  version: z.literal(1),
  tool: z.string(),
  command: z.enum(reportingCommands).exactOptional(),
  shard: z.object({ index: z.int().min(1), count: z.int().min(1) }).exactOptional(),
  error: z.object({ message: z.string() }).exactOptional(),
  files: count,
  errors: count,
  warnings: count,
  unread: z.array(z.object({ message: z.string(), help: z.string().exactOptional() })).exactOptional(),
  skipped: z.array(z.object({ rule: z.string(), file: z.string(), reason: z.enum(skipReasons) })).exactOptional(),
  findings: z.array(finding),
});

export type JsonReport = z.infer<typeof schema>;

/** A report and the path of its file as given on the command line. */
export interface NamedReport extends JsonReport {
  readonly from: string;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a report. @throws UserError when the file cannot be read, is not a report, or omits findings. */
export async function readReport(from: string, { cwd }: Io): Promise<NamedReport> {
  const text = await readFile(resolve(cwd, from), 'utf8').catch((cause: unknown) => {
    throw fail('merge-unreadable', { file: from, reason: reasonOf(cause) }, cause);
  });
  const { data } = schema.safeParse(parsed(text));
  if (!data) throw fail('merge-no-report', { file: from });
  if (data.error) throw fail('merge-failed-run', { file: from, reason: data.error.message });
  const grave = data.findings.filter(({ severity }) => severity !== 'info').length;
  if (grave < data.errors + data.warnings) throw fail('merge-incomplete', { file: from });
  return { ...data, from };
}
