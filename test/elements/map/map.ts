/** Adds maps to separate pages and finds their visible parts. */
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

/** Tiles of our own server. */
export const tiles = '/mock/tiles/{z}/{x}/{y}';
/** Tiles of an unreachable server. */
export const foreignTiles = 'https://tiles.invalid/{z}/{x}/{y}.png';
/** The same tiles, of another origin. */
export const otherTiles = `http://127.0.0.1:${location.port}${tiles}`;

export interface MapPage extends OwnPage {
  readonly map: HTMLElement;
  readonly part: (name: string) => HTMLElement | null;
  /** Waits for a part of the map. */
  readonly comes: (name: string) => Promise<HTMLElement>;
  /** Names of the element's events, in order. */
  readonly events: readonly string[];
}

/** Opens a page with a map of these attributes. */
export async function openMap(attributes = '', children = '', more: Parameters<typeof openPage>[0] = {}) {
  const body = `<button>Before</button><site-map ${attributes}>${children}</site-map><button>After</button>`;
  const page = await openPage({ head: styled + scripted(['site-map', 'site-page']), body, width: 640, ...more });
  await page.view.customElements.whenDefined('site-map');
  const map = page.document.querySelector<HTMLElement>('site-map');
  if (!map) throw new Error('the page has no map');
  const events: string[] = [];
  for (const name of ['show', 'shown', 'marker-moved', 'error'])
    map.addEventListener(`site-${name}`, () => events.push(name));
  const part = (name: string): HTMLElement | null => map.shadowRoot?.querySelector(`[part="${name}"]`) ?? null;
  return { ...page, map, part, comes: (name: string) => eventually(`the ${name}`, () => part(name)), events };
}

/** Opens the interactive map with tiles of the test server. */
export async function openInteractive(attributes = ''): Promise<MapPage> {
  const page = await openMap(`tiles="${tiles}" ${attributes}`);
  page.part('show')?.click();
  await page.comes('map');
  await eventually('the map is drawn', () => page.events.includes('shown'));
  return page;
}

const bundle = '/dist/test/site-map.js';

/** Adds a map to the test page itself, for checks of the page that they run in. The caller removes it. */
export async function placeHere(attributes: string, children = ''): Promise<HTMLElement> {
  await import(bundle);
  const box = document.createElement('div');
  box.innerHTML = `<site-map ${attributes}>${children}</site-map>`;
  document.body.append(box);
  const map = box.querySelector('site-map');
  if (!map) throw new Error('there is no map');
  return map;
}

/** Returns the position of the tip of the marker, in pixels from the middle of the box. */
export function tipOf({ part }: MapPage): { x: number; y: number } {
  const [marker, box] = ['marker', 'box'].map((name) => part(name)?.getBoundingClientRect() ?? new DOMRect());
  if (!marker || !box) throw new Error('there is no marker');
  return {
    x: Math.round(marker.left + marker.width / 2 - box.left - box.width / 2),
    y: Math.round(marker.bottom - box.top - box.height / 2),
  };
}

/** The requests of the page for its map. */
export const tilesOf = ({ view }: OwnPage): readonly string[] =>
  view.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /tiles|adapters|google/.test(name));
