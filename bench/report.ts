/** Converts rows to Markdown with pure functions, which a test can check. */
import type { Measure, Row, Unit } from './measure.ts';

/** The date and the machine of a measurement. */
export interface Circumstances {
  /** `2026-11-21`. */
  readonly date: string;
  /** Cores and programs, never names of machines. */
  readonly machine: string;
}

export interface Result extends Circumstances {
  readonly measure: Pick<Measure, 'title' | 'method' | 'inShort'>;
  readonly rows: readonly Row[];
}

const digits: Readonly<Record<Unit, number>> = { KB: 1, MB: 0, ms: 1, s: 2, count: 0, score: 3 };

const suffixOf = (unit: Unit): string => (unit === 'count' || unit === 'score' ? '' : ` ${unit}`);

const numberOf = (value: number, unit: Unit): string => value.toFixed(digits[unit]);

const ratioOf = ({ what, value, ratioTo }: Row, rows: readonly Row[]): string => {
  const base = rows.find((row) => row.what === what && row.subject === ratioTo);
  return base?.value ? ` **${(value / base.value).toFixed(2)}×**` : '';
};

const cellOf = (row: Row | undefined, rows: readonly Row[]): string => {
  if (!row) return '–';
  const { value, unit, spread } = row;
  const between = spread ? ` (${spread.map((end) => numberOf(end, unit)).join('–')})` : '';
  return `${numberOf(value, unit)}${suffixOf(unit)}${between}${ratioOf(row, rows)}`;
};

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** One row for each subject, one column for each quantity. A cell contains the median, the quartiles and the ratio. */
export const tableOf = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.map(({ what }) => what))];
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const cell = (subject: string, what: string): string =>
    cellOf(
      rows.find((row) => row.subject === subject && row.what === what),
      rows,
    );
  return [
    lineOf(['', ...columns]),
    lineOf(['---', ...columns.map(() => '--:')]),
    ...subjects.map((subject) => lineOf([subject, ...columns.map((what) => cell(subject, what))])),
  ].join('\n');
};

/** One sentence for each measure. */
const sentencesOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ measure: { inShort }, rows }) => inShort?.(rows) ?? []);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listOf = (results: readonly Result[]): string =>
  sentencesOf(results)
    .map((sentence) => `- ${capital(sentence)}.`)
    .join('\n');

const sectionOf = ({ measure: { title, method }, rows, date, machine }: Result): string =>
  `## ${title}\n\n${method}\n\nMeasured on ${date} in one run: ${machine}.\n\n${tableOf(rows)}\n`;

/** All of `bench/README.md`; `packages` with their versions, as in `photoswipe 5.4.4`. */
export const reportOf = (results: readonly Result[], packages: readonly string[]): string => `# Side by side

<!-- Written by \`npm run bench\` from bench/results.json; manual changes are overwritten by the next run. -->

Each table comes from a separate run that alternates between the subjects. The machine did other work at the same time:
compare numbers only within a table, never between machines. Brackets contain the middle half of the samples; **×** is the
ratio to the subject that has 1.00. \`npm run bench\` repeats all, \`npm run bench -- <measure>\` one of them.

${listOf(results)}

${results.map(sectionOf).join('\n')}
## What was measured

${packages.join(' · ')}

To add a measure, write a file in \`measures/\` and list it in \`measures.ts\`; what it compares with goes to
\`peers.ts\` and \`package.json\`.
`;
