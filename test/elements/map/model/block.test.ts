import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUnreadableBlock, readBlock } from '../../../../elements/map/model/block.ts';

const settings = (block: object): object =>
  Object.fromEntries(Object.entries(readBlock(JSON.stringify(block))).filter(([, value]) => value !== undefined));

describe('map block data', () => {
  it('sets the nine display options by the names of the specification', () => {
    const block = {
      style: 'MinimalDark',
      showLabels: false,
      showTerrain: true,
      draggable: false,
      scrollwheel: true,
      showControls: false,
      disableDefaultUI: true,
      markerDraggable: true,
      linkOnClick: false,
    };
    assert.deepEqual(settings(block), {
      mapStyle: 'minimal-dark',
      showLabels: false,
      showTerrain: true,
      mapDraggable: false,
      scrollwheel: true,
      showControls: false,
      disableDefaultUi: true,
      markerDraggable: true,
      linkOnClick: false,
    });
  });

  it('is read in the format of site builders: short names, a number for the style, flags as text', () => {
    const location = { mapLat: 59.12, mapLng: 11.39, addressTitle: 'Halden' };
    assert.deepEqual(settings({ location, style: 5, labels: 'false', terrain: 'true', controls: false, vSize: 12 }), {
      location,
      mapStyle: 'minimal-dark',
      showLabels: false,
      showTerrain: true,
      showControls: false,
    });
  });

  it('prefers the name of the specification if an option has two names', () => {
    assert.deepEqual(settings({ labels: true, showLabels: false }), { showLabels: false });
  });

  it('sets the ratio of the box as a height in percent of the width; 0 means none', () => {
    assert.deepEqual(settings({ aspectRatio: 50 }), { aspectRatio: 2 });
    assert.deepEqual(settings({ aspectRatio: 0 }), {});
  });

  it('is unreadable unless it is a JSON object', () => {
    const unreadable = ['{"style": 2', '[]', '2', 'null', '"text"'];
    assert.deepEqual(
      unreadable.map(isUnreadableBlock),
      unreadable.map(() => true),
    );
    assert.deepEqual([undefined, '', ' ', '{}', '{"style": 99}'].map(isUnreadableBlock), Array(5).fill(false));
  });
});
