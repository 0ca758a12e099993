import type { ExitCode, Io } from '../../command.ts';
import { readRulePages } from '../../lint/rule-pages.ts';

/** Prints the id and the description of each rule. */
export async function run({ json = false }: { readonly json?: boolean }, io: Io): Promise<ExitCode> {
  const rules = (await readRulePages()).map(({ id, summary }) => ({ id, summary }));
  const width = Math.max(...rules.map(({ id }) => id.length));
  const lines = rules.map(({ id, summary }) => `${id.padEnd(width)}  ${summary}\n`);
  io.write(json ? `${JSON.stringify({ version: 1, rules })}\n` : lines.join(''));
  return 0;
}
