import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { contract } from '../../../../elements/map/contract.ts';
import { readBlock } from '../../../../elements/map/model/block.ts';
import { mapsLink, placeOf } from '../../../../elements/map/model/place.ts';
import { providerOf } from '../../../../elements/map/model/provider.ts';

const halden = { mapLat: 59.12, mapLng: 11.39, markerLat: 59.13, mapZoom: 14, addressTitle: 'Halden' };

describe('the location of a map', () => {
  it('is the specification’s default, with the marker in its center', () => {
    const centre = { lat: 40.720882, lng: -74.000988 };
    assert.deepEqual(placeOf({}), { centre, marker: centre, zoom: 12, address: [] });
  });

  it('is that of the site, with the values of the element first', () => {
    const place = placeOf({ location: halden, mapZoom: 3, addressLine1: 'Storgata 1' });
    assert.deepEqual(place.centre, { lat: 59.12, lng: 11.39 });
    assert.deepEqual(place.marker, { lat: 59.13, lng: 11.39 });
    assert.deepEqual([place.zoom, place.address], [3, ['Halden', 'Storgata 1']]);
  });

  it('that the element sets has no marker or address of another layer', () => {
    const { centre, marker, address } = placeOf({ location: halden, mapLat: 1, mapLng: 2 });
    assert.deepEqual([centre, marker, address], [{ lat: 1, lng: 2 }, { lat: 1, lng: 2 }, []]);
  });

  it('has no values that are out of range or of another type', () => {
    // A location attribute may contain any JSON.
    const location = { mapLat: '1', mapLng: 190, mapZoom: 40, addressTitle: 7 } as unknown as object;
    assert.deepEqual(placeOf({ location }), placeOf({}));
  });

  it('has no empty lines', () => {
    assert.deepEqual(placeOf({ addressTitle: ' ', addressLine1: 'A', addressCountry: '' }).address, ['A']);
  });
});

describe('the external map', () => {
  it('receives the position of the marker, the address and the zoom', () => {
    const url = new URL(mapsLink(undefined, placeOf({ ...halden, addressLine1: 'Storgata 1 & 2' })));
    assert.equal(url.origin, 'https://www.google.com');
    assert.deepEqual(Object.fromEntries(url.searchParams), { ll: '59.13,11.39', q: 'Halden, Storgata 1 & 2', z: '14' });
    assert.equal(new URL(mapsLink(undefined, placeOf({}))).searchParams.get('q'), '40.720882,-74.000988');
  });

  it('may have another URL, but never a script', () => {
    const place = placeOf(halden);
    const osm = 'https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map={zoom}/{lat}/{lng}';
    assert.equal(mapsLink(osm, place), 'https://www.openstreetmap.org/?mlat=59.13&mlon=11.39#map=14/59.13/11.39');
    assert.match(mapsLink('{address}', { ...place, address: ['javascript:alert(1)'] }), /^javascript%3A|^https:/);
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (template, address) => {
        const link = mapsLink(template, { ...place, address });
        assert.ok(!URL.canParse(link) || !/^(javascript|data|vbscript):$/.test(new URL(link).protocol), link);
      }),
    );
  });
});

describe('block data', () => {
  it('that is invalid is ignored without an exception', () => {
    const none = Object.values(readBlock(undefined));
    for (const text of ['', '{', 'null', '[]', '7', '{"location": 3, "style": 99, "labels": "yes"}'])
      assert.deepEqual(Object.values(readBlock(text)), none, text);
    fc.assert(fc.property(fc.json(), (text) => void readBlock(text)));
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const value of ['{"toString":1}', '[6]', '[true]', deep])
      assert.deepEqual(Object.values(readBlock(`{"style": ${value}, "labels": ${value}}`)), none, value.slice(0, 20));
    const far = readBlock('{"location": {"mapLat": 91, "mapLng": -181, "mapZoom": "12"}}');
    assert.deepEqual(far.location, {});
    assert.deepEqual(readBlock('{"location": {"mapZoom": 23}}').location, {});
  });
});

describe('a style', () => {
  it('is recognized by number and by name, in any spelling', () => {
    const { parse } = contract.attributes.mapStyle;
    const spelled = [
      '1',
      'Original',
      'GRAYSCALE',
      'MinimalDark',
      'MINIMAL_LIGHT',
      ' Minimal Blue ',
      'minimal-blue',
      '3',
    ];
    assert.deepEqual(spelled.map(parse), [
      'original',
      'original',
      'grayscale',
      'minimal-dark',
      'minimal-light',
      'minimal-blue',
      'minimal-blue',
      'satellite',
    ]);
    assert.deepEqual(['0', '7', 'blue', ''].map(parse), [undefined, undefined, undefined, undefined]);
    assert.equal(contract.attributes.mapStyle.fallback, 'grayscale');
  });
});

describe('the provider', () => {
  const none = { provider: undefined, tiles: undefined, apiKey: undefined, providerName: undefined };
  const base = 'https://halden.test/contact';

  it('is the first one whose requirements are met', () => {
    assert.equal(providerOf(none, base), undefined);
    assert.equal(providerOf({ ...none, provider: 'google' }, base), undefined);
    assert.equal(providerOf({ ...none, apiKey: 'k' }, base)?.name, 'Google Maps');
    const tiles = 'https://{s}.tiles.test/{z}/{x}/{y}.png';
    assert.equal(providerOf({ ...none, tiles: 'https://tiles.test/{z}', apiKey: 'k' }, base)?.kind, 'tiles');
    assert.equal(providerOf({ ...none, tiles }, base)?.isForeign, true);
    assert.equal(providerOf({ ...none, tiles: 'javascript:{z}' }, base), undefined);
  });

  it('is a third party unless it is the page’s own server', () => {
    const isForeign = (tiles: string) => providerOf({ ...none, tiles }, base)?.isForeign;
    assert.deepEqual(['/tiles/{z}', 'https://halden.test/{z}', 'https://tiles.test/{z}'].map(isForeign), [
      false,
      false,
      true,
    ]);
  });
});
