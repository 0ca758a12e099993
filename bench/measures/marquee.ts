import { type Tab, withBrowser } from '../browser.ts';
import { type Measure, valueAt } from '../measure.ts';
import { addressOf, builds, ourFiles } from '../ours.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { moduleTag, ourSheet, pathOf } from '../slow-network.ts';
import { type TraceEvent, trace } from '../trace.ts';

const repetitions = 5;
const slowdown = 4;
const seconds = 5;

const columns = { mainThread: 'main thread in a second', longest: 'longest task' };

const pagePath = (name: string): string => `${pathOf(name)}.html`;

const phrases = '<p>New prints every Friday</p><p>Open until six</p><p>Free shipping from 80 euros</p>';

/** Text that a script moves in each frame. */
const base = 'moved by a script in each frame';

const byScript = `<div style="overflow: hidden; white-space: nowrap"><div id="line" style="inline-size: max-content">${phrases.repeat(8)}</div></div>
<style>p { display: inline-block }</style>
<script>
  let x = 0;
  (function move() {
    x = (x + 1) % (line.offsetWidth / 8);
    line.style.transform = 'translateX(' + -x + 'px)';
    requestAnimationFrame(move);
  })();
</script>`;

const pageOf = (script: string, body: string): string => `<!doctype html>
<html lang="en" data-site-debug="false"><link rel="icon" href="data:,"><title>Marquee</title>${ourSheet}${script}${body}`;

const pages = (): Readonly<Record<string, string>> => ({
  [base]: pageOf('', byScript),
  ...Object.fromEntries(
    builds.flatMap((build) =>
      ['straight', 'wave'].map((shape) => [
        `${shape}, ${build}`,
        pageOf(moduleTag(`${addressOf(build)}site.js`), `<site-marquee shape="${shape}">${phrases}</site-marquee>`),
      ]),
    ),
  ),
});

/** Resolves when the text moves; a wave is drawn when its script has loaded. */
const untilItMoves = `(async () => {
  const host = document.querySelector('site-marquee');
  const moves = () => host.shadowRoot?.querySelector(host.shape === 'wave' ? 'svg.running' : '.running');
  while (host && !moves()) await new Promise((resolve) => setTimeout(resolve, 50));
})()`;

/** Runs in the page: marks its main thread, and leaves it alone. */
const watch = `performance.mark('watch'), undefined`;

/** Milliseconds that each task of the main thread has taken since the mark. */
function tasksIn(events: readonly TraceEvent[]): readonly number[] {
  const start = events.find(({ name }) => name === 'watch');
  if (!start) throw new Error('The trace does not contain the mark.');
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts > start.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

async function visit(tab: Tab, name: string): Promise<Sample> {
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.open(pagePath(name));
  await tab.evaluate(untilItMoves);
  // The page fetches the files of other elements and compiles them before it is idle.
  await tab.evaluate('new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 2000)))');
  const { events } = await trace(tab, ['toplevel', 'blink.user_timing'], async () => {
    await tab.evaluate(watch);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  });
  const tasks = tasksIn(events);
  return {
    [columns.mainThread]: tasks.reduce((sum, task) => sum + task, 0) / seconds,
    [columns.longest]: Math.max(0, ...tasks),
  };
}

const filesOf = (all: Readonly<Record<string, string>>): Files => ({
  ...ourFiles(),
  ...Object.fromEntries(Object.entries(all).map(([name, page]) => [pagePath(name), page])),
});

export const marquee: Measure = {
  name: 'marquee',
  title: `Moving text with the processor ${slowdown} times slower`,
  method: `A page with one marquee in view. While the text moves, nothing else happens for ${seconds} s: *main thread in a second* is the
processor time of all tasks of the page's main thread, divided by ${seconds}, and *longest task* that of the longest one. 10 ms are 1 %. Medians of
${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const ours = Object.keys(pages()).filter((name) => name !== base);
    const most = Math.max(...ours.map((name) => valueAt(rows, columns.mainThread, name)));
    return `a moving marquee uses at most ${(most / 10).toFixed(2)} % of the main thread with the processor ${slowdown} times slower`;
  },
  async run() {
    const all = pages();
    return withBrowser(filesOf(all), async (openTab) => {
      const names = Object.fromEntries(Object.keys(all).map((name) => [name, name]));
      const samples = await takeTurns(names, repetitions, (name) => openTab((tab) => visit(tab, name)));
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};
