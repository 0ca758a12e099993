import type { ExitCode, Io } from '../../command.ts';
import { levelText, type RulePage, readRulePages } from '../../lint/rule-pages.ts';
import { columnsOf } from '../../report/reporters/display.ts';
import { wrap } from '../../text/wrap.ts';

const headings = ['rule', 'level', 'fixable', 'group'] as const;

type Cells = readonly string[];

const cellsOf = (rule: RulePage): Cells => [rule.id, levelText(rule), rule.isFixable ? 'yes' : 'no', rule.group];

/** Returns a function that pads the cells of a row to the width of their columns. */
function rowFormatter(rows: readonly Cells[]): (cells: Cells) => string {
  const widths = headings.map((_, at) => Math.max(...rows.map((cells) => (cells[at] ?? '').length)));
  return (cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
}

/** Returns the list for a terminal: headings, and the requirement of each rule in separate lines below its row. */
function terminalLines(rules: readonly RulePage[], columns: number): readonly string[] {
  const formatRow = rowFormatter([headings, ...rules.map(cellsOf)]);
  return [
    formatRow(headings).trimEnd(),
    ...rules.flatMap((rule) => [
      formatRow(cellsOf(rule)).trimEnd(),
      wrap(`    ${rule.summary.replaceAll('`', '')}`, columns, '    '),
    ]),
  ];
}

/** Returns a line for each rule, for programs that search lines. */
function plainLines(rules: readonly RulePage[]): readonly string[] {
  const formatRow = rowFormatter(rules.map(cellsOf));
  return rules.map((rule) => `${formatRow(cellsOf(rule))}  ${rule.summary}`);
}

const jsonOf = ({ id, levels, isFixable, group, summary }: RulePage): object => ({
  id,
  levels: levels.map(({ severity }) => severity),
  fixable: isFixable,
  group,
  summary,
});

/** Prints the id, the levels, the group and the description of each rule, and whether it is fixable. */
export async function run({ json = false }: { readonly json?: boolean }, io: Io): Promise<ExitCode> {
  const rules = await readRulePages();
  const columns = columnsOf(io);
  if (json) io.write(`${JSON.stringify({ version: 1, rules: rules.map(jsonOf) })}\n`);
  else io.write(`${(columns === undefined ? plainLines(rules) : terminalLines(rules, columns)).join('\n')}\n`);
  return 0;
}
