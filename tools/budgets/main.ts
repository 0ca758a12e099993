import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { findCycles } from '../architecture/cycles.ts';
import { readImports } from '../architecture/import-graph.ts';
import { fromRoot, root } from '../root.ts';
import { tableOf } from '../table.ts';
import { areaBreaches, fileBreaches, lengthBreaches, mistakeBreaches } from './breaches.ts';
import { areas, otherFolders } from './limits.ts';
import { type FileMeasure, measureFile } from './measure-file.ts';
import { percentile, sum } from './statistics.ts';

interface Measured {
  readonly area: string;
  readonly measures: readonly FileMeasure[];
}

const measureArea = (area: string): Measured => {
  const files = globSync([`${area}/**/*.{ts,tsx}`, '!**/*.d.ts', '!**/node_modules/**'], { cwd: root }).sort();
  return { area, measures: files.map((file) => measureFile(file, readFileSync(fromRoot(file), 'utf8'))) };
};

const spread = (numbers: readonly number[]): string =>
  [percentile(numbers, 0.5), percentile(numbers, 0.9), percentile(numbers, 1)].join(' / ');

const header = ['area', 'files', 'lines med / p90 / max', 'functions med / p90 / max', 'comments', 'any', 'casts'];

const rowOf = ({ area, measures }: Measured): string[] => [
  area,
  String(measures.length),
  spread(measures.map(({ lines }) => lines)),
  spread(measures.flatMap(({ functions }) => functions.map(({ lines }) => lines))),
  `${Math.round((100 * sum(measures.map((one) => one.commentLines))) / sum(measures.map(({ lines }) => lines)))} %`,
  String(sum(measures.map(({ anys }) => anys.length))),
  String(sum(measures.map(({ casts }) => casts.length))),
];

const isThere = ({ measures }: Measured): boolean => measures.length > 0;

const measured = areas.map(measureArea).filter(isThere);
const others = otherFolders.map(measureArea).filter(isThere);
const cycles = findCycles(readImports(root, areas));

const breaches = [
  ...measured.flatMap(({ area, measures }) => [...areaBreaches(area, measures), ...measures.flatMap(fileBreaches)]),
  ...others.flatMap(({ measures }) => measures.flatMap(lengthBreaches)),
  ...[...measured, ...others].flatMap(({ measures }) => measures.flatMap(mistakeBreaches)),
  ...cycles.map((cycle) => `a cycle of imports: ${cycle.join(' -> ')}`),
];

console.log(tableOf([header, ...[...measured, ...others].map(rowOf)]));
console.log(breaches.length > 0 ? `\n${breaches.length} over budget:\n${breaches.join('\n')}` : '\nAll in budget.');
process.exitCode = breaches.length > 0 ? 1 : 0;
