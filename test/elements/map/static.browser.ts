/** Tests the map before it is interactive: a postal address, an image, a link. */
import { expect } from '@open-wc/testing';
import { expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, scripted, styled } from '../../support/own-page.ts';
import { foreignTiles, openMap, placeHere, tiles, tilesOf, tipOf } from './map.ts';

const address = 'address-title="Halden" address-line1="Storgata 1" address-country="Norway"';
const picture =
  '<a href="/map"><img src="/examples/images/survey.svg" width="900" height="1200" alt="The harbour"></a>';

afterEach(closePages);

describe('a map', () => {
  it('shows the postal address as text, line by line, and nothing without one', async () => {
    const { part } = await openMap(address);
    expect([...(part('address')?.children ?? [])].map(({ textContent }) => textContent)).to.deep.equal([
      'Halden',
      'Storgata 1',
      'Norway',
    ]);
    expect((await openMap()).part('address')).to.equal(null);
  });

  it('keeps the address in the author’s own markup', async () => {
    const { map, part } = await openMap(address, '<address slot="address">Storgata 1, <b>first floor</b></address>');
    expect(map.querySelector('address')?.checkVisibility()).to.equal(true);
    expect(part('address')?.checkVisibility()).to.equal(false);
  });

  it('has a marker that is a link to the external map, in a new window', async () => {
    const { part } = await openMap(`${address} map-lat="59.12" map-lng="11.39" map-zoom="15"`);
    const marker = part('marker') as HTMLAnchorElement;
    const { origin, searchParams } = new URL(marker.href);
    expect([origin, marker.target, marker.rel]).to.deep.equal(['https://www.google.com', '_blank', 'noreferrer']);
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      ll: '59.12,11.39',
      q: 'Halden, Storgata 1, Norway',
      z: '15',
    });
    expect(marker.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('links to the map that its author sets, or has no link', async () => {
    const { map, part } = await openMap('maps-url="https://osm.test/#map={zoom}/{lat}/{lng}" map-lat="1" map-lng="2"');
    expect((part('marker') as HTMLAnchorElement).href).to.equal('https://osm.test/#map=12/1/2');
    map.setAttribute('link-on-click', 'false');
    await eventually('a marker without a link', () => part('marker')?.localName === 'span');
  });

  it('has a marker with a descriptive name', async () => {
    for (const [attributes, expected] of [
      [address, { role: 'link', name: 'Open Halden, Storgata 1, Norway in an external map (new window)' }],
      ['link-on-click="false"', { role: 'image', name: 'Marker: this place' }],
    ] as const) {
      const map = await placeHere(attributes);
      await expectAccessible(map.shadowRoot?.querySelector('[part="marker"]') as Element, expected);
      map.parentElement?.remove();
    }
  });

  it('has two tab stops: the button and the marker; the author’s link is not one', async () => {
    const { document: page, map, part } = await openMap(`tiles="${tiles}"`, picture);
    page.querySelector('button')?.focus();
    const stops: unknown[] = [];
    for (const _ of [1, 2, 3]) {
      await press('Tab');
      stops.push(map.shadowRoot?.activeElement?.getAttribute('part') ?? page.activeElement?.textContent);
    }
    expect(stops).to.deep.equal(['show', 'marker', 'After']);
    expect(part('show')?.checkVisibility()).to.equal(true);
  });

  it('shows the author’s image, otherwise a drawing, in the same box', async () => {
    const { map, part } = await openMap('', picture);
    const box = part('box')?.getBoundingClientRect();
    const image = map.querySelector('img')?.getBoundingClientRect();
    expect([image?.width, image?.height, box?.height]).to.deep.equal([box?.width, 360, 360]);
    const drawn = await openMap();
    expect(drawn.part('box')?.getBoundingClientRect().height).to.equal(360);
    expect(tipOf(drawn)).to.deep.equal({ x: 0, y: 0 });
  });

  it('has six styles, by name and by number, grayscale by default', async () => {
    const { map, part } = await openMap();
    const box = () => part('box')?.className.replace('box ', '');
    expect(box()).to.equal('grayscale');
    const seen = new Set<string>();
    for (const style of ['1', 'GRAYSCALE', 'Satellite', '4', 'minimal-dark', 'MinimalBlue']) {
      map.setAttribute('map-style', style);
      await Promise.resolve();
      seen.add(`${box()} ${getComputedStyle(part('box') as HTMLElement).backgroundColor}`);
    }
    expect(seen.size).to.equal(6);
  });

  it('offers no interactive map without a provider', async () => {
    const { map, part } = await openMap();
    expect(part('show')).to.equal(null);
    map.setAttribute('tiles', tiles);
    await eventually('the button', () => part('show'));
  });

  it('contacts no server before the visitor acts', async () => {
    const page = await openMap(`tiles="${tiles}"`);
    const foreign = await openMap(`tiles="${foreignTiles}"`);
    expect([tilesOf(page), tilesOf(foreign)]).to.deep.equal([[], []]);
    expect(foreign.part('notice')?.textContent).to.equal('Loads from tiles.invalid, which sees your visit');
    expect(foreign.part('show')?.getAttribute('aria-describedby')).to.equal('notice');
    expect(page.part('notice'), 'our own server needs no notice').to.equal(null);
  });

  it('has the location of the site, unless a block sets one', async () => {
    const context = `<script type="application/json" data-site-context>
      {"website": {"location": {"mapLat": 59.1, "mapLng": 11.4, "addressTitle": "Halden"}}}</script>`;
    const head = styled + scripted(['site-map']) + context;
    const ofSite = await openMap('', '', { head });
    expect((ofSite.part('marker') as HTMLAnchorElement).href).to.contain(
      'll=59.1,11.4'.replace(',', '%2C').replace('%2C', ','),
    );
    expect(ofSite.part('address')?.textContent).to.equal('Halden');
    const block = { location: { mapLat: 1, mapLng: 2, addressTitle: 'Elsewhere' }, style: 5 };
    const ofBlock = await openMap(`data-block-json='${JSON.stringify(block)}'`, '', { head });
    expect(ofBlock.part('address')?.textContent).to.equal('Elsewhere');
    expect(ofBlock.part('box')?.className).to.equal('box minimal-dark');
  });

  it('has no axe violations', async () => {
    for (const [attributes, children] of [
      [address, ''],
      [`${address} tiles="${foreignTiles}" map-style="minimal-dark"`, picture],
    ] as const) {
      const map = await placeHere(attributes, children);
      await expect(map).to.be.accessible();
      map.parentElement?.remove();
    }
  });
});
