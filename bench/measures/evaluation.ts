import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { addressOf, ourFiles } from '../ours.ts';
import { peers } from '../peers.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { type TraceEvent, trace } from '../trace.ts';

const repetitions = 15;
const throttling = 4;

const base = 'Web Awesome dialog';

/** The script of each subject, as its tag in the page has it. */
const scripts = {
  'React alone (react, react-dom/client)': '/react.js',
  'site.js, the loader alone': `${addressOf('react')}site.js`,
  'site-dialog.js, React': `${addressOf('react')}site-dialog.js`,
  'site-dialog.js, slim': `${addressOf('slim')}site-dialog.js`,
  'site-gallery.js, React': `${addressOf('react')}site-gallery.js`,
  'site-gallery.js, slim': `${addressOf('slim')}site-gallery.js`,
  [base]: '/web-awesome-dialog.js',
  'Swiper Element': '/swiper-element.js',
  'Swiper Element, all modules': '/swiper-element-bundle.js',
  'PhotoSwipe: core and lightbox': '/photoswipe.js',
  'lite-youtube-embed': '/lite-youtube.js',
} as const;

const sources: Readonly<Record<string, string>> = {
  '/react.js': `import { createRoot } from 'react-dom/client'; import { flushSync } from 'react-dom';
import { createElement } from 'react'; Object.assign(globalThis, { createRoot, createElement, flushSync });`,
  '/web-awesome-dialog.js': peers.webAwesomeDialog.script,
  '/swiper-element.js': peers.swiperElement.script,
  '/swiper-element-bundle.js': peers.swiperElementBundle.script,
  '/photoswipe.js': peers.photoSwipe.script,
  '/lite-youtube.js': peers.liteYouTube.script,
};

const pageOf = (script: string): string => `<!doctype html>
<html lang="en"><link rel="icon" href="data:,"><title>Evaluation</title><script type="module" src="${script}"></script>`;

const pagePath = (script: string): string => `${script}.html`;

const filesOf = async (): Promise<Files> => {
  const bundled = Object.entries(sources).map(async ([path, script]) => [path, (await bundle({ script })).script]);
  const pages = Object.values(scripts).map((script) => [pagePath(script), pageOf(script)]);
  return { ...ourFiles(), ...Object.fromEntries(await Promise.all(bundled)), ...Object.fromEntries(pages) };
};

const isEvaluation = ({ name }: TraceEvent): boolean => name === 'v8.compileModule' || name === 'v8.evaluateModule';

const evaluate = async (tab: Tab, script: string): Promise<Sample> => {
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const { events } = await trace(tab, ['devtools.timeline', 'v8'], () => tab.open(pagePath(script)));
  const found = events.filter(isEvaluation);
  if (found.length === 0) throw new Error(`The browser did not evaluate ${script}.`);
  return { 'script evaluation': found.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 };
};

export const evaluation: Measure = {
  name: 'evaluation',
  title: `Script evaluation with the processor ${throttling} times slower`,
  method: `A page with nothing but the script tag. The time is what the main thread works, by its own clock, on
\`v8.compileModule\` and \`v8.evaluateModule\` of the trace; parsing on other threads is not included, because it
blocks nothing. The tab has no compiled code, and no inspector domain that slows errors down: with the one that puppeteer
turns on, React takes three times as long. Medians of ${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = (build: string): string =>
      ratioOf(rows, 'script evaluation', `site-dialog.js, ${build}`, base).toFixed(2);
    return `a dialog's scripts start in ${ratio('slim')} or ${ratio('React')} times the time of Web Awesome's`;
  },
  run: async () =>
    withBrowser(await filesOf(), async (openTab) => {
      const samples = await takeTurns(scripts, repetitions, (script) => openTab((tab) => evaluate(tab, script)));
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    }),
};
