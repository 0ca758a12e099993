import { type Tab, withBrowser } from '../browser.ts';
import { type Measure, type Row, valueAt } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { type TraceEvent, trace } from '../trace.ts';

const repetitions = 5;
const count = 5000;

/** The limits of the project, in milliseconds. */
const limits = { task: 50, next: 100 };

const columns = { task: 'longest task', processor: 'most processor time of a task', next: 'next() to site-slid' };

interface Subject {
  readonly build?: Build;
  readonly design: string;
}

const base = 'a plain element';

const subjects: Readonly<Record<string, Subject>> = {
  [base]: { design: '' },
  'site-gallery, grid, React': { build: 'react', design: 'grid' },
  'site-gallery, grid, slim': { build: 'slim', design: 'grid' },
  'site-gallery, autocolumns, slim': { build: 'slim', design: 'autocolumns' },
  'site-gallery, carousel, React': { build: 'react', design: 'carousel' },
  'site-gallery, carousel, slim': { build: 'slim', design: 'carousel' },
  'site-gallery, slideshow, slim': { build: 'slim', design: 'slideshow' },
};

const pathOf = (name: string): string => `/${name.replaceAll(/\W+/g, '-')}.html`;

const slide = '<figure><img alt="Ridges" width="300" height="200"><figcaption>Ridges</figcaption></figure>';

const pageOf = ({ build, design }: Subject): string => `<!doctype html>
<html lang="en"><link rel="icon" href="data:,"><title>Append</title>
<link rel="stylesheet" href="/site-elements/site-elements.css"><style>body { width: 60rem }</style>
${build ? `<script type="module" src="${addressOf(build)}site-gallery.js"></script>` : ''}
<${build ? 'site-gallery' : 'div'} id="list" design="${design}" speed="0">${slide.repeat(4)}</${build ? 'site-gallery' : 'div'}>`;

const filesOf = (): Files => ({
  ...ourFiles(),
  ...Object.fromEntries(Object.entries(subjects).map(([name, subject]) => [pathOf(name), pageOf(subject)])),
});

/** Runs in the page. Slides that are in no slot are not rendered yet. */
const script = (design: string, moves: boolean): string => `(async () => {
  const rest = () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  const until = async (isTrue) => { while (!isTrue()) await rest(); };
  ${moves || design === 'autocolumns' ? `await until(() => list.shadowRoot?.querySelector('.moving, .unplaced'));` : ''}
  const template = document.createElement('template');
  template.innerHTML = ${JSON.stringify(slide)}.repeat(${count});
  const slides = document.importNode(template.content, true);
  await rest();
  let task = 0;
  const note = (entries) => { for (const { duration } of entries) task = Math.max(task, duration); };
  const observer = new PerformanceObserver((entries) => note(entries.getEntries()));
  observer.observe({ type: 'longtask' });
  performance.mark('append');
  list.append(slides);
  await rest();
  await until(() => !list.querySelector('[slot$="later"]'));
  await rest();
  note(observer.takeRecords());
  ${
    moves
      ? `const started = performance.now();
  const slid = new Promise((resolve) => list.addEventListener('site-slid', resolve, { once: true }));
  list.next();
  await slid;
  return { task, next: performance.now() - started };`
      : 'return { task };'
  }
})()`;

/** Returns the most processor time of a task of the page's main thread, from the call of `append()` on. */
function processorTimeIn(events: readonly TraceEvent[]): number {
  const start = events.find(({ name }) => name === 'append');
  if (!start) throw new Error('The trace does not contain the call of append().');
  const times = events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > start.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(...times);
}

const measureIn = async (tab: Tab, name: string, { design }: Subject): Promise<Sample> => {
  await tab.open(pathOf(name));
  const moves = ['carousel', 'slideshow'].includes(design);
  const { events, result } = await trace(tab, ['toplevel', 'blink.user_timing'], () =>
    tab.evaluate<{ task: number; next?: number }>(script(design, moves)),
  );
  const times = { [columns.task]: result.task, [columns.processor]: processorTimeIn(events) };
  return { ...times, ...(result.next !== undefined && { [columns.next]: result.next }) };
};

export const append: Measure = {
  name: 'append',
  title: `Appending ${count.toLocaleString('en')} slides`,
  method: `${count.toLocaleString('en')} figures are appended at once to a gallery of four. *Longest task*: of the browser's long tasks (above 50 ms;
otherwise 0) until all slides are rendered, by the clock, with the time for which other programs keep the processor. *Most
processor time*: of a task of the main thread, the call of \`append()\` included; at most ${limits.task} ms is the limit. *Next*: then the gallery
advances by one slide without motion; at most ${limits.next} ms is the limit. The images have no URL, so that nothing is fetched. Medians of
${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows: readonly Row[]) => {
    const subjectsOfOurs = Object.keys(subjects).filter((name) => name !== base);
    const most = Math.max(...subjectsOfOurs.map((name) => valueAt(rows, columns.processor, name)));
    const plain = valueAt(rows, columns.processor, base);
    const figures = `no task above ${Math.ceil(most)} ms of processor time, where a plain element takes one of ${Math.round(plain)} ms`;
    return `appending ${count.toLocaleString('en')} slides to a gallery takes ${figures}`;
  },
  run: () =>
    withBrowser(filesOf(), async (openTab) => {
      const named = Object.fromEntries(Object.entries(subjects).map((entry) => [entry[0], entry]));
      const samples = await takeTurns(named, repetitions, ([name, subject]) =>
        openTab((tab) => measureIn(tab, name, subject)),
      );
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    }),
};
