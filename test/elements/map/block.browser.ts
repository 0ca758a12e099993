/** Tests block data of a map on the page: what a visitor sees and can do with each display option. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { type MapPage, openInteractive, openMap, tiles } from './map.ts';

const attributeOf = (block: object): string => `data-block-json='${JSON.stringify(block)}'`;

const openWith = (block: object): Promise<MapPage> => openInteractive(attributeOf(block));

afterEach(closePages);

describe('block data of a map', () => {
  it('decides whether the marker is a link', async () => {
    const [linked, plain] = [
      await openMap(attributeOf({ linkOnClick: true })),
      await openMap(attributeOf({ linkOnClick: false })),
    ];
    expect([linked, plain].map(({ part }) => part('marker')?.localName)).to.deep.equal(['a', 'span']);
  });

  it('hides the zoom buttons, by each of the names of the option', async () => {
    for (const block of [{ showControls: false }, { controls: false }, { disableDefaultUI: true }]) {
      const page = await openWith(block);
      expect(page.part('zoom'), JSON.stringify(block)).to.equal(null);
    }
    expect((await openWith({ controls: 'true' })).part('zoom')).not.to.equal(null);
  });

  it('is passed to the server of the tiles', async () => {
    const page = await openMap(
      `tiles="${tiles}?{style},{labels},{terrain}" ${attributeOf({ style: 5, labels: false, showTerrain: true })}`,
    );
    page.part('show')?.click();
    await page.comes('map');
    await eventually('its tiles', () =>
      [...(page.map.shadowRoot?.querySelectorAll<HTMLImageElement>('.leaflet-tile') ?? [])].some(({ src }) =>
        src.endsWith('?minimal-dark,false,true'),
      ),
    );
  });

  it('lets the visitor move the marker', async () => {
    const page = await openWith({ markerDraggable: true });
    page.part('marker')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }));
    expect(page.events).to.include('marker-moved');
  });

  it('sets the ratio of the box and of the image in it, unless the page does', async () => {
    const picture = '<img src="/examples/images/survey.svg" width="900" height="1200" alt="The harbour">';
    const page = await openMap(attributeOf({ aspectRatio: 25 }), picture);
    const heights = () =>
      [page.part('box'), page.map.querySelector('img')].map((box) => box?.getBoundingClientRect().height);
    expect(heights()).to.deep.equal([160, 160]);
    page.map.style.setProperty('--site-map-ratio', '2');
    expect(heights()).to.deep.equal([320, 320]);
  });

  it('that is not a JSON object is reported once, and the map is shown', async () => {
    const page = await openMap(`block-json='{"style": 5'`);
    expect(page.part('marker')?.localName).to.equal('a');
    page.map.setAttribute('block-json', '[]');
    page.map.setAttribute('map-style', 'satellite');
    await eventually('the style', () => page.part('box')?.className === 'box satellite');
    expect(page.troubles).to.deep.equal([
      'The block-json of a <site-map> is not a JSON object. Error decoding map block data',
    ]);
  });
});
