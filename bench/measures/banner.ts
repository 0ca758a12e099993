import { type Tab, withBrowser } from '../browser.ts';
import { bundle, type Source } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { ourPages } from '../our-pages.ts';
import { ourFiles } from '../ours.ts';
import { peers } from '../peers.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { firstPaint, moduleTag, openSlowly, pageOf, pageSheet, pathOf, probe } from '../slow-network.ts';

const repetitions = 7;

const title = 'Prints in rows';
const question = "deep('button').find(({ textContent }) => /^accept/i.test(textContent.trim()))";
const prompted = `${probe} globalThis.prompted = first(() => ${question});`;

interface Subject {
  readonly head: string;
  readonly body?: string;
  /** Bundles the scripts of other packages. */
  readonly source?: Source;
}

const peer = (name: string, source: Source): Subject => ({
  head: `<link rel="stylesheet" href="${pathOf(name)}.css">${moduleTag(`${pathOf(name)}.js`)}`,
  source,
});

const base = 'vanilla-cookieconsent';
const c15t = 'c15t, React';

const subjects = async (): Promise<Readonly<Record<string, Subject>>> => ({
  [base]: peer(base, peers.vanillaCookieConsent),
  [c15t]: peer(c15t, peers.c15t),
  ...(await ourPages({
    tag: 'site-cookie-banner',
    title,
    body: '<site-cookie-banner preset="strict">We count visits.</site-cookie-banner>',
  })),
});

const filesOfSubject = async ([name, { head, body = '', source }]: [string, Subject]): Promise<Files> => {
  const page = pageOf({ title, probe: prompted, head, body });
  const { script, sheet } = source ? await bundle(source) : { script: '', sheet: '' };
  return {
    [`${pathOf(name)}.html`]: page,
    ...(source && { [`${pathOf(name)}.js`]: script, [`${pathOf(name)}.css`]: sheet }),
  };
};

const filesOf = async (all: Readonly<Record<string, Subject>>): Promise<Files> =>
  Object.assign(
    { ...ourFiles(), '/page.css': pageSheet },
    ...(await Promise.all(Object.entries(all).map(filesOfSubject))),
  );

const visit = async (tab: Tab, name: string): Promise<Sample> => {
  await openSlowly(tab, `${pathOf(name)}.html`);
  const prompted = await tab.evaluate<number>('prompted');
  return { 'first paint': await tab.evaluate<number>(firstPaint), 'question shown': prompted };
};

export const banner: Measure = {
  name: 'banner',
  title: 'Cookie banner on a slow network',
  method: `A page with its own stylesheet, a title and text, visited for the first time; 150 ms latency and 1.6 Mbit/s by the
DevTools protocol, no cache, HTTP/1.1 with brotli. *First paint* is the browser's first contentful paint, *question shown* when the
accept button is laid out, both since the start of the navigation. Each is loaded by its own script and stylesheet in the
head; *preload* has the loader instead, and in its head the lines that \`site-elements preload\` prints; *prerendered* has the
loader, and the page that \`site-elements prerender\` writes.
c15t stores offline, without its server. Medians of ${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = (build: string): string =>
      ratioOf(rows, 'question shown', `site-cookie-banner, ${build}`, base).toFixed(2);
    return `on a slow network a prerendered cookie banner is shown in ${ratio('slim, prerendered')} (slim) or ${ratio('React, prerendered')} times the time of ${base}`;
  },
  async run() {
    const all = await subjects();
    return withBrowser(await filesOf(all), async (openTab) => {
      const names = Object.fromEntries(Object.keys(all).map((name) => [name, name]));
      const samples = await takeTurns(names, repetitions, (name) => openTab((tab) => visit(tab, name)));
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};
