/** `npm run bench`: runs all measures and writes the report, or runs those that are named and prints them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fromRoot } from '../tools/root.ts';
import { launch } from './browser.ts';
import type { Measure } from './measure.ts';
import { measures } from './measures.ts';
import { type Circumstances, type Result, reportOf, tableOf, withSentences } from './report.ts';

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
    machine: `${availableParallelism()} cores, ${system}, Node ${process.versions.node}, Chromium ${chromium}`,
    packages: packages(),
  };
};

const runMeasure = async (measure: Measure): Promise<Result> => {
  const started = performance.now();
  const rows = await measure.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`## ${measure.title} (${seconds} s)\n\n${tableOf(rows)}\n`);
  return { measure, rows };
};

const named = (name: string): Measure => {
  const found = measures.find((measure) => measure.name === name);
  if (!found) throw new Error(`There is no measure "${name}". Known: ${measures.map((one) => one.name).join(', ')}.`);
  return found;
};

const main = async (names: readonly string[]): Promise<void> => {
  const wanted = names.length > 0 ? names.map(named) : measures;
  const results: Result[] = [];
  for (const measure of wanted) results.push(await runMeasure(measure));
  if (names.length > 0) return;
  const readme = fromRoot('README.md');
  writeFileSync(fromRoot('bench/README.md'), reportOf(results, await circumstances()));
  writeFileSync(readme, withSentences(readFileSync(readme, 'utf8'), results));
};

await main(process.argv.slice(2));
