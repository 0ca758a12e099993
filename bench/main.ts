/** `npm run bench [-- <measure> …]`: runs all measures, or those that are named, and writes the report of all. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fromRoot } from '../tools/root.ts';
import { launch } from './browser.ts';
import type { Measure, Row } from './measure.ts';
import { measures } from './measures.ts';
import { withFigures } from './readme-figures.ts';
import { type Circumstances, type Result, reportOf, tableOf } from './report.ts';

const dependenciesOf = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(fromRoot(file), 'utf8')).devDependencies;

const packages = (): string[] => {
  const { react, preact, lit, htmlparser2, esbuild } = dependenciesOf('package.json');
  const all = { react, preact, lit, htmlparser2, esbuild, ...dependenciesOf('bench/package.json') };
  return Object.entries(all).map(([name, version]) => `${name} ${version}`);
};

const circumstances = async (): Promise<Circumstances> => {
  const browser = await launch();
  const chromium = (await browser.version()).replace(/^.*\//, '');
  await browser.close();
  const system = `${process.platform} ${process.arch}`;
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(0)}, ${system}, Node ${process.versions.node}, Chromium ${chromium}`,
  };
};

const named = (name: string): Measure => {
  const found = measures.find((measure) => measure.name === name);
  if (!found) throw new Error(`There is no measure "${name}". Known: ${measures.map((one) => one.name).join(', ')}.`);
  return found;
};

/** The latest results, by the name of the measure. */
type Kept = Readonly<Record<string, Circumstances & { readonly rows: readonly Row[] }>>;

const keptFile = fromRoot('bench/results.json');
const kept = (): Kept => JSON.parse(readFileSync(keptFile, 'utf8'));

const runMeasure = async (measure: Measure): Promise<void> => {
  const started = performance.now();
  const rows = await measure.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`## ${measure.title} (${seconds} s)\n\n${tableOf(rows)}\n`);
  const all = { ...kept(), [measure.name]: { ...(await circumstances()), rows } };
  writeFileSync(keptFile, `${JSON.stringify(all, null, 1)}\n`);
};

const writeReport = (): void => {
  const all = kept();
  const results = measures.flatMap((measure): Result[] => {
    const last = all[measure.name];
    return last ? [{ measure, ...last }] : [];
  });
  const readme = fromRoot('README.md');
  writeFileSync(fromRoot('bench/README.md'), reportOf(results, packages()));
  writeFileSync(readme, withFigures(readFileSync(readme, 'utf8'), all));
};

const main = async (names: readonly string[]): Promise<void> => {
  for (const measure of names.length > 0 ? names.map(named) : measures) await runMeasure(measure);
  writeReport();
};

await main(process.argv.slice(2));
