import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type LayoutSettings, layoutProperties } from '../../../../elements/gallery/model/layout.ts';

const settings: LayoutSettings = {
  design: 'grid',
  slidesPerRow: 4,
  columnWidth: 250,
  rowHeight: 250,
  gutter: 11,
  aspectRatio: undefined,
  autoCrop: true,
  listImageSize: '40%',
};

describe('the layout of a gallery', () => {
  it('writes only values that are not the default of the stylesheet', () => {
    assert.deepEqual(layoutProperties(settings), {
      '--_site-gallery-columns': '4',
      '--_site-gallery-gutter': '11px',
    });
  });

  it('has the ratio of the images, and shows them whole on request', () => {
    assert.deepEqual(layoutProperties({ ...settings, aspectRatio: 1.5, autoCrop: false }), {
      '--_site-gallery-columns': '4',
      '--_site-gallery-gutter': '11px',
      '--_site-gallery-ratio': '1.5',
      '--_site-gallery-fit': 'contain',
    });
  });

  it('of a list has no columns, whatever is set for a grid', () => {
    assert.deepEqual(layoutProperties({ ...settings, design: 'list', listImageSize: '200px', gutter: 0 }), {
      '--_site-gallery-picture': '200px',
      '--_site-gallery-gutter': '0px',
    });
  });
});
