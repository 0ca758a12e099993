import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { addressOf, ourFiles } from '../ours.ts';
import { peers } from '../peers.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';

const count = 200;
const repetitions = 15;

interface Subject {
  /** The URL of its script. */
  readonly script: string;
  readonly tag: string;
  readonly attributes?: string;
}

const dialog = { tag: 'site-dialog', attributes: 'dialog-title="Leave?"' };
const gallery = { tag: 'site-gallery', attributes: 'slides-per-row="3" aspect-ratio="3:2"' };

const base = 'createRoot, bare';

const subjects: Readonly<Record<string, Subject>> = {
  [base]: { script: '/create-root.js', tag: 'div' },
  'custom element, vanilla': { script: '/vanilla.js', tag: 'bare-vanilla' },
  'custom element, Lit': { script: '/lit.js', tag: 'bare-lit' },
  'Web Awesome dialog': { script: '/web-awesome-dialog.js', tag: 'wa-dialog', attributes: 'label="Leave?"' },
  'site-gallery, React': { script: `${addressOf('react')}site-gallery.js`, ...gallery },
  'site-gallery, slim': { script: `${addressOf('slim')}site-gallery.js`, ...gallery },
  'site-dialog, React': { script: `${addressOf('react')}site-dialog.js`, ...dialog },
  'site-dialog, slim': { script: `${addressOf('slim')}site-dialog.js`, ...dialog },
};

/** No image is requested, so that only the element is measured. */
const slide = '<figure><img alt="Ridges" width="300" height="200"><figcaption>Far Shore</figcaption></figure>';

const markupOf = ({ tag, attributes = '' }: Subject): string => `<${tag} ${attributes}>${slide.repeat(3)}</${tag}>`;

const pageOf = (script: string): string => `<!doctype html>
<html lang="en"><link rel="icon" href="data:,"><title>Mount</title>
<script type="module" src="/stage.js"></script><script type="module" src="${script}"></script>`;

const pagePath = ({ script }: Subject): string => `${script.replace('.js', '')}.html`;

const filesOf = async (): Promise<Files> => {
  const scripts = ['stage', 'create-root', 'vanilla', 'lit'];
  const bundled = scripts.map(async (name): Promise<[string, string]> => {
    const { script } = await bundle({ script: `import './subjects/${name}.ts';` });
    return [`/${name}.js`, script];
  });
  return {
    ...ourFiles(),
    ...Object.fromEntries(await Promise.all(bundled)),
    '/web-awesome-dialog.js': (await bundle(peers.webAwesomeDialog)).script,
    ...Object.fromEntries(Object.values(subjects).map((subject) => [pagePath(subject), pageOf(subject.script)])),
  };
};

/** Kilobytes of live objects. */
const heapOf = async ({ cdp }: Tab): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1024;
};

/** The CPU time of the main thread in milliseconds, without that of other programs. */
const workOf = async ({ cdp }: Tab): Promise<{ readonly all: number; readonly layout: number }> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const ms = (name: string): number => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { all: ms('TaskDuration'), layout: ms('RecalcStyleDuration') + ms('LayoutDuration') };
};

const mountIn = async (tab: Tab, subject: Subject): Promise<Sample> => {
  await tab.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.open(pagePath(subject));
  const [heap, before] = [await heapOf(tab), await workOf(tab)];
  await tab.evaluate(`mountAll(${JSON.stringify(markupOf(subject))}, ${count})`);
  const after = await workOf(tab);
  const layout = after.layout - before.layout;
  return {
    mount: after.all - before.all - layout,
    'style and layout': layout,
    'memory of one': ((await heapOf(tab)) - heap) / count,
  };
};

const units = { 'memory of one': 'KB' } as const;

export const mount: Measure = {
  name: 'mount',
  title: `Mount of ${count} elements`,
  method: `A tab that has loaded the element clones ${count} of them, each with three figures as children, and puts them
into the document at once. *Mount* is what the main thread works until all have rendered, by its own clock, without
*style and layout*, which have their own columns; *memory of one* is the JavaScript heap after a collection, divided by
${count}. The bare subjects render the same \`<div><slot></slot></div>\` into a shadow root and do nothing else: no
attributes, children, texts, events or failures. \`createRoot\` renders all roots in one \`flushSync\`. Medians of
${repetitions} runs, each in a new tab without compiled code, alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = (build: string): string => ratioOf(rows, 'mount', `site-gallery, ${build}`, base).toFixed(1);
    return `${count} galleries mount in ${ratio('slim')} (slim) or ${ratio('React')} times the time of ${count} bare React roots`;
  },
  async run() {
    return withBrowser(await filesOf(), async (openTab) => {
      const samples = await takeTurns(subjects, repetitions, (subject) => openTab((tab) => mountIn(tab, subject)));
      return rowsOf(samples, { unit: 'ms', units, ratioTo: base });
    });
  },
};
