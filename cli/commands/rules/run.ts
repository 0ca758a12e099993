import type { ExitCode, Io } from '../../command.ts';
import { readRulePages } from '../../lint/rule-pages.ts';
import { columnsOf } from '../../report/reporters/display.ts';
import { wrap } from '../../text/wrap.ts';

/** Prints the id, the levels and the description of each rule. */
export async function run({ json = false }: { readonly json?: boolean }, io: Io): Promise<ExitCode> {
  const rules = (await readRulePages()).map(({ id, summary, levels }) => ({ id, levels, summary }));
  const levelOf = ({ levels }: (typeof rules)[number]): string => levels.join(', ');
  const [idWidth, levelWidth] = [
    Math.max(...rules.map(({ id }) => id.length)),
    Math.max(...rules.map((rule) => levelOf(rule).length)),
  ];
  const columns = columnsOf(io);
  const indent = ' '.repeat(idWidth + levelWidth + 4);
  const lines = rules.map((rule) => {
    const line = `${rule.id.padEnd(idWidth)}  ${levelOf(rule).padEnd(levelWidth)}  ${rule.summary}`;
    return `${wrap(line, columns, indent)}\n`;
  });
  io.write(json ? `${JSON.stringify({ version: 1, rules })}\n` : lines.join(''));
  return 0;
}
