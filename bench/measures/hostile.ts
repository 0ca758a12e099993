import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from '../../tools/root.ts';
import type { Measure, Row } from '../measure.ts';
import { runNode } from '../run.ts';
import { quantile, rowsOf, type Sample, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';

const repetitions = 3;
const folder = fromRoot('.cache/bench/hostile');
const pageOf = (content: string): string =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body>${content}</body></html>`;

const empty = 'an empty page';
const emptyContext = 'an empty context';
const examples = 'the examples, one after the other';

/** Pages for which a naive reader or rule needs quadratic or exponential time, or that have very many findings. */
const pages: Readonly<Record<string, string>> = {
  [empty]: pageOf('<p>Text</p>'),
  'context of 50,000 dots': pageOf(`<script>window.SITE_CONTEXT = ${'a.'.repeat(50_000)}a</script>`),
  '5,000 unclosed forms': pageOf('<site-form><form>'.repeat(5000)),
  '20,000 nested galleries': pageOf('<site-gallery>'.repeat(20_000)),
  'comment of 20,000 equal words': pageOf(`<!-- ${'site-lint-disable '.repeat(20_000)} -->`),
  'directive with 20,000 words': pageOf(`<!-- site-lint-disable ${'word '.repeat(20_000)} -->`),
  '100,000 misspelt attributes': pageOf('<site-gallery desing="grid"></site-gallery>'.repeat(100_000)),
};

/** Contexts, likewise. */
const contexts: Readonly<Record<string, string>> = {
  [emptyContext]: '{"website":{"siteTitle":"Halden"}}',
  '200,000 __proto__ keys': `{"website":{"siteTitle":"Halden",${'"__proto__":1,'.repeat(200_000)}"a":1}}`,
};

const configWithGlob = JSON.stringify({ ignore: [`${'**/'.repeat(8)}${'*a'.repeat(11)}`] });
const globFolder = join(folder, 'glob');
const glob = 'ignored glob of eight **';

const fileOf = (name: string): string =>
  join(folder, `${name.replace(/\W+/g, '-')}.${name in contexts ? 'json' : 'html'}`);

async function writeAll(): Promise<Readonly<Record<string, number>>> {
  await mkdir(globFolder, { recursive: true });
  const files = (await readdir(fromRoot('examples'))).filter((name) => name.endsWith('.html'));
  const texts = await Promise.all(files.map((name) => readFile(fromRoot(join('examples', name)), 'utf8')));
  const all = { ...pages, ...contexts, [examples]: texts.join('\n') };
  await Promise.all(Object.entries(all).map(([name, text]) => writeFile(fileOf(name), text)));
  const page = pageOf('<p>Text</p>');
  await writeFile(join(globFolder, `${'a'.repeat(100)}c.html`), page);
  await writeFile(join(globFolder, 'site-elements.config.json'), configWithGlob);
  const sizes = Object.entries(all).map(([name, text]) => [name, Buffer.byteLength(text)]);
  return { ...Object.fromEntries(sizes), [glob]: page.length + configWithGlob.length };
}

const medianOf = (samples: readonly Sample[] | undefined, column: string): number =>
  quantile(
    (samples ?? []).map((sample) => sample[column] ?? Number.NaN),
    0.5,
  );

const mb = 1024 ** 2;
/** Milliseconds for an input, beside the time for an empty page. */
const allowedTime = (bytes: number): number => Math.max(40, (40 * bytes) / (100 * 1024));
/** Megabytes for an input, beside the memory for an empty page. */
const allowedMemory = (bytes: number): number => (30 * bytes) / mb + 40;

export const hostile: Measure = {
  name: 'hostile',
  title: 'Hostile input',
  method: `Pages and contexts that make naive readers and rules slow, those with very many findings, and the examples of this
repository in one page. Whole processes of \`check\` or \`validate\`, with one thread and \`--quiet\`, less what ${empty} or context
takes; the printed errors are read to the end. A row may take 40 ms for each 100 KB of input (at least 40 ms), and 30 times its
size and 40 MB; *allowed* is that limit, and the run fails if a row is over it. The time includes what V8 needs to compile the
rules that the input is the first to reach. Medians of ${repetitions} runs, alternating between the subjects.`,
  async run() {
    const sizes = await writeAll();
    const commands: Readonly<Record<string, readonly string[]>> = {
      ...Object.fromEntries([...Object.keys(pages), examples].map((name) => [name, ['check', fileOf(name)]])),
      ...Object.fromEntries(Object.keys(contexts).map((name) => [name, ['validate', fileOf(name)]])),
      [glob]: ['check', globFolder],
    };
    const samples = await takeTurns(commands, repetitions, (args) =>
      runNode([tools.ours, ...args, '--concurrency', 'off', '--quiet'], [0, 1, 2]),
    );
    const baseOf = (name: string, column: string): number =>
      medianOf(samples.get(name in contexts ? emptyContext : empty), column);
    const measured = new Map(
      [...samples]
        .filter(([name]) => name !== empty && name !== emptyContext)
        .map(([name, taken]): [string, readonly Sample[]] => [
          name,
          taken.map((sample) => ({
            'processor time': ((sample['processor time'] ?? Number.NaN) - baseOf(name, 'processor time')) * 1000,
            allowed: allowedTime(sizes[name] ?? 0),
            memory: (sample['peak memory'] ?? Number.NaN) - baseOf(name, 'peak memory'),
            'allowed memory': allowedMemory(sizes[name] ?? 0),
          })),
        ]),
    );
    const rows: readonly Row[] = rowsOf(measured, { unit: 'ms', units: { memory: 'MB', 'allowed memory': 'MB' } });
    const limits = { 'processor time': 'allowed', memory: 'allowed memory' };
    for (const [what, limit] of Object.entries(limits))
      for (const { subject, value } of rows.filter((row) => row.what === what)) {
        const allowed = rows.find((row) => row.what === limit && row.subject === subject)?.value ?? 0;
        if (value <= allowed) continue;
        console.error(`${subject}: ${what} ${value.toFixed(0)}, allowed ${allowed.toFixed(0)}.`);
        // The rows are still written.
        process.exitCode = 1;
      }
    return rows;
  },
};
