import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { fromRoot } from '../../tools/root.ts';
import { type Tab, withBrowser } from '../browser.ts';
import { type Measure, valueAt } from '../measure.ts';
import { builds, ourFiles } from '../ours.ts';
import { prerendered } from '../prerendered.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { pathOf } from '../slow-network.ts';

const repetitions = 7;
const slowdown = 4;

const folder = fromRoot('examples/halden');
const source = (): string => readFileSync(`${folder}/index.html`, 'utf8');

const base = 'without script';

const loaderTag = /<script type="module" src="\/site-elements\/site\.js"><\/script>/;

function withoutScript(page: string): string {
  if (!loaderTag.test(page)) throw new Error('The page has no loader.');
  return page.replace(loaderTag, '');
}

const inBuild = (page: string, build: string): string =>
  build === 'slim' ? page.replace('/site-elements/site.js', '/site-elements/slim/site.js') : page;

async function pages(): Promise<Readonly<Record<string, string>>> {
  const plain = source();
  return Object.fromEntries([
    [base, withoutScript(plain)],
    ...builds.map((build) => [`not prerendered, ${build}`, inBuild(plain, build)]),
    ...(await Promise.all(
      builds.map(async (build) => [`prerendered, ${build}`, await prerendered(inBuild(plain, build))]),
    )),
  ]);
}

const filesOf = (all: Readonly<Record<string, string>>): Files => ({
  ...ourFiles(),
  ...Object.fromEntries(
    globSync('**/*.{avif,jpg,svg,woff2,css}', { cwd: folder }).map((file) => [
      `/${file}`,
      readFileSync(`${folder}/${file}`),
    ]),
  ),
  ...Object.fromEntries(Object.entries(all).map(([name, page]) => [`${pathOf(name)}.html`, page])),
});

/**
 * Runs in the page, after its load event: the largest contentful paint, and the blocking time of long tasks until the page
 * has been idle once.
 */
const timings = `(async () => {
  const entriesOf = (type) => new Promise((resolve) => {
    new PerformanceObserver((list, observer) => { observer.disconnect(); resolve(list.getEntries()); }).observe({ type, buffered: true });
    setTimeout(resolve, 500, []);
  });
  await new Promise((resolve) => requestIdleCallback(resolve));
  const idle = performance.now();
  const paints = await entriesOf('largest-contentful-paint');
  const tasks = await entriesOf('longtask');
  const blocking = (list) => list.reduce((sum, { duration }) => sum + duration - 50, 0);
  return {
    'largest contentful paint': paints.at(-1).startTime,
    'blocking until idle': blocking(tasks.filter(({ startTime }) => startTime < idle)),
    'blocking in the 3 s after': await new Promise((resolve) => setTimeout(resolve, 3000))
      .then(() => entriesOf('longtask'))
      .then((all) => blocking(all.filter(({ startTime }) => startTime >= idle))),
  };
})()`;

/** Returns the scripts of elements that a prerendered page contains. */
const inlineScripts = (page: string): string =>
  [...page.matchAll(/<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs)].map(([, text]) => text).join('');

/** Kilobytes of the scripts that were executed, compressed file by file. */
async function executed(tab: Tab, files: Files): Promise<number> {
  const { result } = await tab.cdp.send('Profiler.takePreciseCoverage');
  const sizes = result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .flatMap(({ url }) => (url.includes('/site-elements/') ? [new URL(url).pathname] : []))
    .map((path) => brotliCompressSync(files[path] ?? '').length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function visit(tab: Tab, name: string, files: Files): Promise<Sample> {
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.cdp.send('Profiler.enable');
  await tab.cdp.send('Profiler.startPreciseCoverage', { callCount: true });
  const page = `${pathOf(name)}.html`;
  const inline = inlineScripts(String(files[page]));
  await tab.open(page);
  await tab.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  // They run while the page is parsed.
  const before = (inline ? brotliCompressSync(inline).length / 1024 : 0) + (await executed(tab, files));
  const times = await tab.evaluate<Sample>(timings);
  return {
    ...times,
    'script executed until idle': before,
    'script executed after 3 s more': before + (await executed(tab, files)),
    'HTML, brotli': brotliCompressSync(files[page] ?? '').length / 1024,
  };
}

const units = {
  'script executed until idle': 'KB',
  'script executed after 3 s more': 'KB',
  'HTML, brotli': 'KB',
} as const;

export const homePage: Measure = {
  name: 'home-page',
  title: `The home page of the example site with the processor ${slowdown} times slower`,
  method: `The home page of ${basename(folder)} with its images and fonts and without the API: a slideshow that plays, a cookie
banner, a cart indicator, two forms and a dialog. *Blocking* is the part of each task above 50 ms. *Script executed* counts the files of
which a function has run, and the inline script of the banner, compressed by brotli; files that are only prefetched do not count. After the load event and an idle moment the
slideshow in view starts to play, for which its script is loaded: that is in the columns of the 3 s after. Medians of
${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) =>
    `the prerendered home page of the example site executes ${valueAt(rows, 'script executed until idle', 'prerendered, react').toFixed(1)} KB of script until the page is idle`,
  async run() {
    const all = await pages();
    const files = filesOf(all);
    return withBrowser(files, async (openTab) => {
      const names = Object.fromEntries(Object.keys(all).map((name) => [name, name]));
      const samples = await takeTurns(names, repetitions, (name) => openTab((tab) => visit(tab, name, files)));
      return rowsOf(samples, { unit: 'ms', units, ratioTo: base });
    });
  },
};
