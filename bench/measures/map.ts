import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { peers } from '../peers.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { firstPaint, moduleTag, openSlowly, ourSheet, pageOf, pageSheet, pathOf, probe } from '../slow-network.ts';

const repetitions = 7;

interface Subject {
  readonly head: string;
  readonly body: string;
  /** A query for the node that shows the place, in any shadow root. */
  readonly place: string;
  /** The button that loads the interactive map; Leaflet shows it without a button. */
  readonly show?: string;
}

const tile = '.leaflet-tile-loaded';

const ours = (build: Build): Subject => ({
  head: ourSheet + moduleTag(`${addressOf(build)}site-map.js`),
  body: '<site-map tiles="/tile.svg" address-title="Halden" map-lat="59.1229" map-lng="11.3875" map-zoom="12"></site-map>',
  place: '[part="marker"]',
  show: '[part="show"]',
});

const base = 'Leaflet';

const subjects: Readonly<Record<string, Subject>> = {
  [base]: {
    head: `<link rel="stylesheet" href="/leaflet.css">${moduleTag('/leaflet.js')}`,
    body: '<div id="map" style="height: 340px"></div>',
    place: tile,
  },
  'site-map, React': ours('react'),
  'site-map, slim': ours('slim'),
};

const columns = { paint: 'first paint', place: 'place shown', map: 'map that moves' } as const;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde6d5"/></svg>';

const fileOf = ([name, { head, body, place }]: [string, Subject]): Files => {
  const watched = `${probe} globalThis.placed = first(() => deep('${place}')[0]);`;
  return { [`${pathOf(name)}.html`]: pageOf({ title: 'Where we are', probe: watched, head, body }) };
};

const filesOf = async (): Promise<Files> => {
  const { script, sheet } = await bundle(peers.leaflet);
  return Object.assign(
    { ...ourFiles(), '/page.css': pageSheet, '/tile.svg': picture, '/leaflet.js': script, '/leaflet.css': sheet },
    ...Object.entries(subjects).map(fileOf),
  );
};

/** In the page: milliseconds from a click until a tile is there. */
const clickOn = (button: string): string => `(async () => {
  const clicked = performance.now();
  deep('${button}')[0].click();
  return (await first(() => deep('${tile}')[0])) - clicked;
})()`;

const visit = async (tab: Tab, name: string, { show }: Subject): Promise<Sample> => {
  await openSlowly(tab, `${pathOf(name)}.html`);
  const placed = await tab.evaluate<number>('placed');
  const map = show ? await tab.evaluate<number>(clickOn(show)) : placed;
  return { [columns.paint]: await tab.evaluate<number>(firstPaint), [columns.place]: placed, [columns.map]: map };
};

export const map: Measure = {
  name: 'map',
  title: 'A map on a slow network',
  method: `A page with its own stylesheet, a title, a map and text; 150 ms latency and 1.6 Mbit/s by the DevTools protocol, no
cache, HTTP/1.1 with brotli; every tile is the same small picture of the page's own server. *First paint* is the browser's first
contentful paint. *Place shown* is when the marker's link can be clicked, for Leaflet the first tile, since the navigation
began. *Map that moves* is the first tile: for ours since an unexpected click, which loads all of its script; for Leaflet,
which is always loaded, since the start of the navigation. Medians of ${repetitions} runs, each in a new tab, the subjects
alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = (build: string): string => ratioOf(rows, columns.place, `site-map, ${build}`, base).toFixed(2);
    return `on a slow network a map shows its place in ${ratio('slim')} (slim) or ${ratio('React')} times the time of ${base}`;
  },
  async run() {
    return withBrowser(await filesOf(), async (openTab) => {
      const named = Object.fromEntries(Object.entries(subjects).map((entry) => [entry[0], entry]));
      const samples = await takeTurns(named, repetitions, ([name, subject]) =>
        openTab((tab) => visit(tab, name, subject)),
      );
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};
