import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolve } from '../../../../core/model/contract/resolve.ts';
import { readElementContext } from '../../../../core/model/site-context/read-element-context.ts';
import { contract } from '../../../../elements/image/contract.ts';

const options = { mode: 'enabled_for_blogs', shape: 'round', size: 'large', color: 'white' };

/** The settings of an image without attributes, by the JSON of a page. */
const settingsOf = (page: object): readonly unknown[] => {
  const { pinterest, pinterestShape, pinterestSize, pinterestColor } = resolve(contract, {}, readElementContext(page));
  return [pinterest, pinterestShape, pinterestSize, pinterestColor];
};

const defaults = ['off', 'rect', 'small', 'red'];

describe('the settings of the site for links to Pinterest', () => {
  it('apply to blogs', () => {
    const websiteSettings = { pinterestOverlayOptions: options };
    assert.deepEqual(settingsOf({ websiteSettings, collection: { type: 1 } }), ['hover', 'round', 'large', 'white']);
    assert.deepEqual(settingsOf({ websiteSettings, collection: { type: 10 } }), defaults);
    assert.deepEqual(settingsOf({ websiteSettings }), defaults);
  });

  it('apply to all pages', () => {
    const websiteSettings = { pinterestOverlayOptions: { ...options, mode: 'enabled_for_blogs_and_pages' } };
    assert.deepEqual(settingsOf({ websiteSettings, collection: { type: 10 } }), ['hover', 'round', 'large', 'white']);
    assert.deepEqual(settingsOf({ websiteSettings }), ['hover', 'round', 'large', 'white']);
  });

  it('are ignored if they are disabled or invalid', () => {
    for (const mode of ['disabled', 'enabled', '', null, 1, { toString: 1 }])
      assert.deepEqual(settingsOf({ pinterestOverlayOptions: { ...options, mode } }), defaults);
    const unknown = { mode: 'enabled_for_blogs_and_pages', shape: 'star', size: { toString: 1 }, color: '"><script>' };
    assert.deepEqual(settingsOf({ pinterestOverlayOptions: unknown }), ['hover', 'rect', 'small', 'red']);
    assert.deepEqual(settingsOf({ pinterestOverlayOptions: 'always' }), defaults);
  });
});
