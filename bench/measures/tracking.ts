/** Services that measure a page with the consent of its visitor, beside trackers of others. */
import { gzipSync } from 'node:zlib';
import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, type Row, valueAt } from '../measure.ts';
import { closureOf, ourFiles, readBuilt } from '../ours.ts';
import { peers } from '../peers.ts';
import { quantile, rowsOf, type Sample, type Samples, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { moduleTag, pageOf, pageSheet, pathOf } from '../slow-network.ts';
import { type TraceEvent, trace } from '../trace.ts';

const repetitions = 20;
const slowdown = 4;
/** Seconds for which a page is open after it has loaded and is idle. */
const seconds = 1;

const columns = {
  mainThread: 'main thread',
  beyond: 'beyond the page without',
  requests: 'requests',
  longTasks: 'long tasks',
  shift: 'layout shift',
  added: 'gzip -9, on a page with elements',
  whole: 'gzip -9, on any page',
};

const base = 'page without measuring';
const visits = 'ours, visits';
const everything = 'ours, everything';
const alone = 'only the requests of everything';
const others = { Plausible: peers.plausible, PostHog: peers.postHog } as const;

const context = {
  website: { id: '64f1c0de5a1e7a0b2c3d4e5f', language: 'en' },
  experiments: [
    { name: 'hero', experimentType: 'AB_TEST', variant: 'b' },
    { name: 'session-recording', experimentType: 'FEATURE_TOGGLE', variant: 'true' },
  ],
};

/** The visitor has agreed before the page is measured. The services are created by the scripts before. */
const agree = "document[Symbol.for('site-elements.page.v1')].get('consent').grant('analytics', 'marketing');";

const scripts: Readonly<Record<string, string>> = {
  [visits]: `import { startTracking } from '/site-elements/site-tracking.js';
startTracking({ visitsOnly: true });
${agree}`,
  [everything]: `import { startTracking } from '/site-elements/site-tracking.js';
import { startEvents, track } from '/site-elements/site-tracking-events.js';
import { reportErrors } from '/site-elements/site-tracking-errors.js';
import { measurePerformance } from '/site-elements/site-tracking-performance.js';
import { experiments } from '/site-elements/site-experiments.js';
import { recordSessions } from '/site-elements/site-tracking-recording.js';
startTracking();
startEvents({ landing: true });
reportErrors({ pageErrors: true });
measurePerformance();
recordSessions({ percentage: 100, isNamed: true, record: () => {} });
experiments().variantOf('hero', 'a');
${agree}
track('read', { page: 1 });`,
};

/** The least that any script with these requests can take. */
const requestsAlone = `for (const path of ['census/RecordHit', 'census/button-render', 'events/RecordEvent', '1/performance/records', 'event'])
  fetch('/api/' + path, { method: 'POST', keepalive: true });
for (const path of ['1/performance/settings', 'commerce/fullstory/getId']) fetch('/api/' + path);`;

/** Our files that the page requests, without those that they import. */
const files: Readonly<Record<string, readonly string[]>> = {
  [visits]: ['site-tracking.js', 'census.js'],
  [everything]: [
    ...['site-tracking.js', 'census.js', 'site-tracking-events.js', 'apply-options.js', 'site-tracking-errors.js'],
    ...['site-tracking-performance.js', 'performance-records.js', 'site-experiments.js', 'site-tracking-recording.js'],
  ],
};

const body = `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>
<button type="button" data-site-button="book" data-site-event="booked">Book a visit</button>
${'<p>New prints every Friday. <a href="/other.html">All prints</a> are on paper of 300 g.</p>'.repeat(40)}`;

const probe = `performance.mark('watch');
globalThis.seen = { shift: 0, longTasks: 0 };
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) seen.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => { seen.longTasks += list.getEntries().length; }).observe({ type: 'longtask', buffered: true });`;

const pagePath = (name: string): string => `${pathOf(name)}.html`;

/** Every page has the page runtime, which the services use. */
const pageWith = (head: string): string =>
  pageOf({ title: 'Prints', probe, head: `${moduleTag('/site-elements/site-page.js')}${head}`, body });

/** Answers of the server to the calls that need one. */
const answers: Files = {
  '/api/1/performance/settings': '{ "pageLoadId": "p-1" }',
  '/api/commerce/fullstory/getId': '"r-1"',
  ...Object.fromEntries(
    ['census/RecordHit', 'census/button-render', 'events/RecordEvent', '1/performance/records', 'event'].map((path) => [
      `/api/${path}`,
      'null',
    ]),
  ),
};

/** Bundled scripts of other packages, by subject. */
async function bundleOthers(): Promise<Readonly<Record<string, string>>> {
  const entries = Object.entries(others).map(async ([name, source]) => [name, (await bundle(source)).script] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const filesOf = (bundles: Readonly<Record<string, string>>): Files => ({
  ...ourFiles(),
  ...answers,
  '/page.css': pageSheet,
  '/other.html': pageWith(''),
  [pagePath(base)]: pageWith(''),
  ...Object.fromEntries(
    Object.entries({ ...scripts, [alone]: requestsAlone }).map(([name, script]) => [
      pagePath(name),
      pageWith(`<script type="module">${script}</script>`),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(bundles).flatMap(([name, script]) => [
      [pagePath(name), pageWith(moduleTag(`${pathOf(name)}.js`))],
      [`${pathOf(name)}.js`, script],
    ]),
  ),
});

/** Milliseconds that the tasks of the page's main thread have taken between the mark in its head and that of the next page. */
function mainThreadTime(events: readonly TraceEvent[]): number {
  const [start, end] = events.filter(({ name }) => name === 'watch').sort((a, b) => a.ts - b.ts);
  if (!start || !end) throw new Error('The trace does not contain the marks of both pages.');
  const isOfPage = ({ name, pid, tid, ts }: TraceEvent): boolean =>
    name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts > start.ts && ts < end.ts;
  return events.filter(isOfPage).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

interface Seen {
  readonly shift: number;
  readonly longTasks: number;
}

/** Opens a page and leaves it. Counts its requests that are not for files. */
async function visit(tab: Tab, name: string): Promise<Sample> {
  let requests = 0;
  tab.cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http') && !/\.(html|js|css)$/.test(request.url)) requests += 1;
  });
  // Sessions are recorded only on devices with more than two cores.
  await tab.cdp.send('Emulation.setHardwareConcurrencyOverride', { hardwareConcurrency: 4 });
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { events, result } = await trace(tab, ['toplevel', 'blink.user_timing'], async () => {
    await tab.open(pagePath(name));
    await tab.evaluate(`new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, ${seconds * 1000})))`);
    const seen = await tab.evaluate<Seen>('seen');
    // The services send what waits.
    await tab.open('/other.html');
    return seen;
  });
  return {
    [columns.mainThread]: mainThreadTime(events),
    [columns.requests]: requests,
    [columns.longTasks]: result.longTasks,
    [columns.shift]: result.shift,
  };
}

const kb = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;

function sizeRows(bundles: Readonly<Record<string, string>>): readonly Row[] {
  const shared = closureOf('react', 'bridge.js', 'site-page.js');
  const row = (what: string, subject: string, texts: readonly string[]): Row => ({
    what,
    subject,
    value: kb(texts),
    unit: 'KB',
  });
  const ours = Object.entries(files).flatMap(([name, own]) => {
    const all = closureOf('react', ...own);
    const read = (names: readonly string[]): string[] => names.map((file) => readBuilt('react', file));
    return [
      row(columns.added, name, read(all.filter((file) => !shared.includes(file)))),
      row(columns.whole, name, read(all)),
    ];
  });
  const theirs = Object.entries(bundles).flatMap(([name, script]) =>
    [columns.added, columns.whole].map((what) => row(what, name, [script])),
  );
  return [...ours, ...theirs];
}

/** The median of the differences to the page without measuring in the same round. */
function differenceRows(samples: Samples): readonly Row[] {
  const times = (name: string): readonly number[] =>
    (samples.get(name) ?? []).map((sample) => sample[columns.mainThread] ?? Number.NaN);
  const without = times(base);
  return [...samples.keys()]
    .filter((name) => name !== base)
    .map((subject) => {
      const differences = times(subject).map((time, round) => time - (without[round] ?? Number.NaN));
      const [value, from, to] = [quantile(differences, 0.5), quantile(differences, 0.25), quantile(differences, 0.75)];
      return { what: columns.beyond, subject, value, unit: 'ms', spread: [from, to] };
    });
}

export const tracking: Measure = {
  name: 'tracking',
  title: `Measuring a page, with the processor ${slowdown} times slower`,
  method: `A page of text with the page runtime, opened in a new tab by a visitor who has agreed, and left ${seconds} s after it is idle. *Main thread* is the
processor time of all tasks of the page's main thread, *beyond the page without* the median of the differences to the page without
measuring in the same round, *requests* those that are not for files, *long tasks* and *layout shift* those of the whole page, which has
long tasks without measuring too. *Ours, visits* counts visits and page views; *ours, everything* also buttons, an event, errors, Web
Vitals, a landing, the exposure of an experiment, and the id of a session recording without a recorder. *Only the requests of everything* is a script of four lines that sends seven requests and does nothing else.
Ours are the files of
\`dist/cdn\`; *on a page with elements* they share some with these. Plausible counts the page view, an event, outbound links, downloads and forms. PostHog captures
the page view, an event and clicks; its flags and recordings are off. Both are bundled and minified by esbuild. Umami's tracker is not on npm. The
server is local. The aim for everything, at most 10 ms beyond the page without, is not reached: the requests alone take more. Medians of ${repetitions} rounds, each subject in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const beyond = (name: string): string => valueAt(rows, columns.beyond, name).toFixed(1);
    return `with the processor 4 times slower, counting visits adds ${beyond(visits)} ms to the main thread of a page, all services together ${beyond(everything)} ms; Plausible adds ${beyond('Plausible')} ms and PostHog ${beyond('PostHog')} ms`;
  },
  async run() {
    const bundles = await bundleOthers();
    return withBrowser(filesOf(bundles), async (openTab) => {
      const names = [base, ...Object.keys(scripts), alone, ...Object.keys(bundles)];
      const subjects = Object.fromEntries(names.map((name) => [name, name]));
      const samples = await takeTurns(subjects, repetitions, (name) => openTab((tab) => visit(tab, name)));
      const units = { [columns.requests]: 'count', [columns.longTasks]: 'count', [columns.shift]: 'score' } as const;
      const rows = rowsOf(samples, { unit: 'ms', units });
      return [...rows, ...differenceRows(samples), ...sizeRows(bundles)];
    });
  },
};
