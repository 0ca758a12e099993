/** Tests the interactive map by pointer and by key, and which servers it contacts at which time. */
import { expect } from '@open-wc/testing';
import { loadServices } from '../../core/page/services.ts';
import { click, collectGarbage, drag, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  foreignTiles,
  type MapPage,
  openInteractive,
  openMap,
  otherTiles,
  placeHere,
  tiles,
  tilesOf,
  tipOf,
} from './map.ts';

const codesOf = ({ map }: MapPage): string[] => {
  const codes: string[] = [];
  map.addEventListener('site-error', (event) => codes.push((event as CustomEvent).detail.code));
  return codes;
};

const loaded = (page: MapPage): number => page.map.shadowRoot?.querySelectorAll('.leaflet-tile-loaded').length ?? 0;

/** The URL of a tile with a placeholder for the style. */
const labelled = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><true></LABELS></svg>',
);

const focused = ({ map }: MapPage): string | null | undefined => map.shadowRoot?.activeElement?.getAttribute('part');

/** Returns the URLs of the current tiles. */
const sources = ({ map }: MapPage): string =>
  [...(map.shadowRoot?.querySelectorAll<HTMLImageElement>('.leaflet-tile') ?? [])].map(({ src }) => src).join();

afterEach(closePages);

describe('the interactive map', () => {
  it('appears on a click, gets the focus, and loads its tiles only then', async () => {
    // Firefox does not record requests for images that another page has shown.
    const page = await openMap(`tiles="${tiles}?recorded"`);
    await click(page.part('show') as HTMLElement);
    await page.comes('map');
    await eventually('the tiles', () => loaded(page) > 3);
    expect([focused(page), page.events, tipOf(page)]).to.deep.equal(['map', ['show', 'shown'], { x: 0, y: 0 }]);
    expect(tilesOf(page).some((name) => name.includes('/mock/tiles/12/'))).to.equal(true);
    expect(page.troubles).to.deep.equal([]);
  });

  it('appears when a script requests it, unless a listener cancels', async () => {
    const page = await openMap(`tiles="${tiles}"`);
    page.map.addEventListener('site-show', (event) => event.preventDefault(), { once: true });
    Reflect.get(page.map, 'show').call(page.map);
    expect(page.part('map')).to.equal(null);
    Reflect.get(page.map, 'show').call(page.map);
    await eventually('the map is drawn', () => page.events.includes('shown'));
  });

  it('is moved by arrow keys and by the pointer; the marker stays at its location', async () => {
    const page = await openInteractive();
    page.part('map')?.focus();
    await press('ArrowRight');
    await eventually('the map to move', () => tipOf(page).x < -20);
    await drag(page.part('map') as HTMLElement, { x: 0, y: 30 }, { x: 0, y: 60 });
    await eventually('the map to follow the pointer', () => tipOf(page).y > 20);
  });

  it('has named zoom buttons, unless controls are off', async () => {
    const page = await openInteractive();
    const [closer, farther] = page.part('zoom')?.querySelectorAll('button') ?? [];
    expect([closer?.ariaLabel, farther?.ariaLabel]).to.deep.equal(['Zoom in', 'Zoom out']);
    closer?.click();
    await eventually('closer tiles', () => sources(page).includes('/13/'));
    farther?.click();
    farther?.click();
    await eventually('tiles of a lower zoom level', () => sources(page).includes('/11/'));
    page.map.setAttribute('disable-default-ui', '');
    await eventually('no buttons', () => !page.part('zoom'));
  });

  it('follows changes of attributes, and draws several changes at once', async () => {
    const page = await openInteractive('map-lat="10" map-lng="10"');
    page.map.setAttribute('map-lng', '50');
    page.map.setAttribute('marker-lng', '50.01');
    page.map.setAttribute('map-zoom', '14');
    await eventually('the new location', () => sources(page).includes('/14/'));
    expect(sources(page)).not.to.contain('/12/');
    await eventually('the marker right of the centre', () => tipOf(page).x > 100);
    page.map.setAttribute('map-style', 'minimal-dark');
    await eventually('the style', () => page.part('box')?.className === 'box minimal-dark');
    // Tiles that are dark in dark mode would be inverted to light ones.
    const pane = page.part('map')?.querySelector('.leaflet-tile-pane');
    expect(pane && getComputedStyle(pane).colorScheme).to.equal('light');
  });

  it('sends its style to a server if the URLs have a placeholder for it', async () => {
    const page = await openInteractive();
    page.map.setAttribute('tiles', '/mock/tiles/{z}/{x}/{y}?style={style}&labels={labels}&terrain={terrain}');
    await eventually('tiles of the style', () => sources(page).includes('style=grayscale&labels=true&terrain=false'));
    page.map.setAttribute('map-style', '3');
    await eventually('tiles of the other style', () => sources(page).includes('style=satellite'));
    expect(page.part('map')?.className).not.to.contain('tinted');
  });

  it('without any tile shows an error with address and link, and can be tried again', async () => {
    const page = await openMap('address-title="Halden" tiles="/nothing/{z}/{x}/{y}"');
    const codes = codesOf(page);
    await click(page.part('show') as HTMLElement);
    await eventually('the failure', () => codes.length === 1);
    await eventually('the picture', () => !page.part('map') && focused(page) === 'show');
    expect([codes, page.part('notice')?.role, page.part('notice')?.textContent]).to.deep.equal([
      ['map-failed'],
      'alert',
      'The map could not be loaded. Please try again, or use the marker’s link.',
    ]);
    expect([page.part('address')?.textContent, page.part('marker')?.localName]).to.deep.equal(['Halden', 'a']);
    page.map.setAttribute('tiles', tiles);
    await click(page.part('show') as HTMLElement);
    await eventually('the tiles', () => loaded(page) > 3);
  });

  it('stays if only some tiles are missing', async () => {
    const page = await openMap(`tiles="data:image/svg+xml,${labelled.replace('LABELS', '{labels}')}"`);
    page.part('show')?.click();
    await eventually('the tiles', () => loaded(page) > 3);
    page.map.setAttribute('show-labels', 'false');
    const images = (): readonly HTMLImageElement[] => [...(page.map.shadowRoot?.querySelectorAll('img') ?? [])];
    await eventually(
      'no tile of the next area',
      () => images().length > 3 && images().every((one) => one.complete && !one.naturalWidth),
    );
    expect([page.part('map')?.localName, page.events.includes('error')]).to.deep.equal(['div', false]);
  });

  it('shows the attribution of the tiles', async () => {
    const page = await openInteractive('attribution="© Halden survey"');
    expect(page.part('attribution')?.textContent).to.equal('© Halden survey');
  });

  it('scrolls to a marker that is out of view when it gets the focus', async () => {
    const page = await openInteractive('marker-lat="41.5"');
    expect(Math.abs(tipOf(page).y)).to.be.above(180);
    page.part('marker')?.focus();
    await eventually('the marker in view', () => Math.abs(tipOf(page).y) < 20);
  });

  it('has no axe violations: consent prompt, map', async () => {
    for (const [template, name] of [
      [foreignTiles, 'consent'],
      [tiles, 'zoom'],
    ] as const) {
      const map = await placeHere(`address-title="Halden" attribution="Halden" tiles="${template}"`);
      Reflect.get(map, 'show').call(map);
      await eventually('the map is drawn', () => map.shadowRoot?.querySelector(`[part="${name}"]`));
      await expect(map).to.be.accessible();
      map.parentElement?.remove();
    }
  });

  it('is collected when it is removed', async function () {
    skipUnless(this, 'garbage collection', await collectGarbage());
    const references: WeakRef<Element>[] = [];
    for (let cycle = 0; cycle < 20; cycle += 1) {
      const map = await placeHere(`tiles="${tiles}"`);
      const shown = new Promise((resolve) => map.addEventListener('site-shown', resolve, { once: true }));
      Reflect.get(map, 'show').call(map);
      await shown;
      references.push(new WeakRef(map));
      map.parentElement?.remove();
      await Promise.resolve();
    }
    const alive = (): number => references.filter((reference) => reference.deref()).length;
    const collected = async (): Promise<boolean> => {
      await collectGarbage();
      return alive() <= 1;
    };
    await eventually('all but the last one are collected', collected);
  });
});

describe('a marker that may be moved', () => {
  it('is dragged by a pointer, reports its position, and does not follow its link', async () => {
    const page = await openInteractive('marker-draggable map-lat="0" map-lng="0"');
    let clicks = 0;
    page.map.addEventListener('click', (event) => {
      if (!event.defaultPrevented) clicks += 1;
      event.preventDefault();
    });
    const moved = new Promise<{ lat: number; lng: number }>((resolve) =>
      page.map.addEventListener('site-marker-moved', (event) => resolve((event as CustomEvent).detail), { once: true }),
    );
    await drag(page.part('marker') as HTMLElement, { x: 40, y: 20 }, { x: 80, y: 40 });
    const { lat, lng } = await moved;
    // 80 and 40 of the 256 * 2^12 pixels around the equator.
    expect(lng).to.be.closeTo((80 * 360) / (256 * 2 ** 12), 0.001);
    expect(lat).to.be.closeTo((-40 * 360) / (256 * 2 ** 12), 0.001);
    expect([page.map.getAttribute('marker-lat'), page.map.getAttribute('map-lng')]).to.deep.equal([String(lat), '0']);
    expect([tipOf(page), clicks]).to.deep.equal([{ x: 80, y: 40 }, 0]);
    expect(new URL((page.part('marker') as HTMLAnchorElement).href).searchParams.get('ll')).to.equal(`${lat},${lng}`);
  });

  it('is moved by arrow keys', async () => {
    const page = await openInteractive('marker-draggable');
    page.part('marker')?.focus();
    await press('ArrowRight');
    await press('ArrowDown');
    await eventually('the marker to move', () => page.events.filter((name) => name === 'marker-moved').length === 2);
    expect(tipOf(page)).to.deep.equal({ x: 10, y: 10 });
  });

  it('stays if it may not be moved', async () => {
    const page = await openInteractive();
    page.part('marker')?.focus();
    await press('ArrowRight');
    expect([page.events.includes('marker-moved'), tipOf(page)]).to.deep.equal([false, { x: 0, y: 0 }]);
  });
});

describe('a map with tiles of another server', () => {
  const consentOf = async ({ document: page }: MapPage) => (await loadServices()).consent(page);

  it('prompts for consent first; after a refusal no server is contacted', async () => {
    const page = await openMap(`tiles="${foreignTiles}"`);
    await click(page.part('show') as HTMLElement);
    const allow = await page.comes('allow');
    expect([allow.textContent, focused(page), tilesOf(page)]).to.deep.equal(['Allow and show', 'allow', []]);
    const elsewhere = page.part('consent')?.querySelector('a');
    expect(elsewhere?.href).to.equal((page.part('marker') as HTMLAnchorElement).href);
  });

  it('is contacted once the visitor agrees, and leaves when consent is withdrawn', async () => {
    const page = await openMap(`tiles="${otherTiles}"`);
    page.part('show')?.click();
    await click(await page.comes('allow'));
    await page.comes('map');
    await eventually('the tiles are requested', () => sources(page).includes('127.0.0.1'));
    const consent = await consentOf(page);
    consent.withdraw('media');
    await eventually('the picture', () => page.part('show') && !page.part('map') && !page.part('consent'));
    consent.grant('media');
    page.part('show')?.click();
    await page.comes('map');
  });

  it('needs no consent where its author sets that', async () => {
    const page = await openMap(`tiles="${otherTiles}" require-consent="false"`);
    page.part('show')?.click();
    await page.comes('map');
  });
});

describe('the map of a provider with a key', () => {
  const fixture = '/test/elements/map/fixtures/google.js';
  const key = btoa('AIza-key');

  const open = (attributes = ''): Promise<MapPage> =>
    openMap(`lang="en-GB" provider="google" api-key="${key}" src="${fixture}" require-consent="false" ${attributes}`);

  it('gets the site’s key, the language and the region, and is loaded once for all maps', async () => {
    const page = await open('map-lat="10" map-lng="20"');
    page.document.body.append(page.map.cloneNode(true));
    const maps = [...page.document.querySelectorAll('site-map')];
    for (const map of maps) Reflect.get(map, 'show').call(map);
    await eventually('both are drawn', () => Reflect.get(page.view, 'googleMaps')?.length === 2);
    const { searchParams } = new URL(Reflect.get(page.view, 'googleAddress'));
    expect(Object.fromEntries(searchParams)).to.deep.equal({ key: 'AIza-key', language: 'en-GB', region: 'GB' });
    expect(Reflect.get(page.view, 'googleLoads')).to.equal(1);
    const { options } = Reflect.get(page.view, 'googleMaps')[0];
    expect([options.center, options.zoom, options.mapTypeId]).to.deep.equal([{ lat: 10, lng: 20 }, 12, 'roadmap']);
    await eventually('the marker at its place', () => page.part('marker')?.style.left === '520px');
    page.map.setAttribute('map-style', 'satellite');
    const types = (): string[] =>
      Reflect.get(page.view, 'googleMaps').map((one: { options: { mapTypeId: string } }) => one.options.mapTypeId);
    await eventually('the style', () => types().includes('hybrid'));
  });

  it('that cannot be loaded reports it, and can be tried again', async () => {
    const page = await open();
    const codes = codesOf(page);
    page.map.setAttribute('src', '/nothing/google.js');
    await click(page.part('show') as HTMLElement);
    await eventually('the failure', () => codes.length === 1);
    const notice = await page.comes('notice');
    expect([notice.getAttribute('role'), notice.textContent]).to.deep.equal([
      'alert',
      'The map could not be loaded. Please try again, or use the marker’s link.',
    ]);
    expect([codes, focused(page)]).to.deep.equal([['map-failed'], 'show']);
    page.map.setAttribute('src', fixture);
    page.part('show')?.click();
    await eventually('the map is drawn', () => page.events.includes('shown'));
  });
});
