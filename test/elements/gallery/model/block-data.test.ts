import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { contract } from '../../../../elements/gallery/contract.ts';
import { readBlock } from '../../../../elements/gallery/model/block-data.ts';

const readText = (text: string) => readBlock(text, contract.attributes);

const known = (settings: object): object =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

const read = (block: object): object => known(readText(JSON.stringify(block)).settings);

describe('gallery block data', () => {
  it('of a grid is read in the format of site builders', () => {
    const block = {
      design: 'grid',
      'aspect-ratio': 'square',
      aspectRatio: null,
      'thumbnails-per-row': '3',
      padding: 28,
      'auto-crop': true,
      lightbox: false,
    };
    assert.deepEqual(read(block), {
      design: 'grid',
      aspectRatio: 1,
      slidesPerRow: 3,
      thumbnailsPerRow: 3,
      gutter: 28,
      autoCrop: true,
      lightbox: false,
    });
  });

  it('of a slideshow has its own ratio as a percentage, and ignores settings of other designs', () => {
    const block = {
      design: 'slideshow',
      'aspect-ratio': 'square',
      aspectRatio: 50,
      padding: 20,
      'thumbnails-per-row': 4,
      thumbnails: true,
      'thumbnail-strip-height': '79',
      autoplay: 'true',
      'autoplay-duration': 3,
      'active-alignment': 'center',
      controls: false,
    };
    assert.deepEqual(read(block), {
      design: 'slideshow',
      aspectRatio: 2,
      thumbnailsPerRow: 4,
      thumbnails: true,
      thumbnailStripHeight: 79,
      autoplay: true,
      autoplayDuration: 3,
      activeAlignment: 'middle',
      controls: false,
    });
  });

  it('of a carousel has the ratio of its images in the format of summaries', () => {
    assert.deepEqual(read({ design: 'carousel', imageAspectRatio: '1.5', aspectRatio: 50 }), {
      design: 'carousel',
      aspectRatio: 1.5,
    });
  });

  it('of a summary has a ratio as numbers or text, or none with Auto', () => {
    assert.deepEqual(read({ design: 'autogrid', imageAspectRatio: '1.5', columnWidth: '270', gutter: '30' }), {
      design: 'autogrid',
      aspectRatio: 1.5,
      columnWidth: 270,
      gutter: 30,
    });
    assert.deepEqual(read({ design: 'carousel', imageAspectRatio: 'Auto', slidesPerRow: 4 }), {
      design: 'carousel',
      slidesPerRow: 4,
    });
  });

  it('may contain settings of a gallery, nested or not, with key codes and ids as lists', () => {
    const block = {
      design: 'slideshow',
      autoplayOptions: { randomize: true, timeout: 2000, pauseOnMouseover: false },
      designOptions: { transition: 'ken-burns', speed: 1.5, clickBehavior: 'halves', preloadCount: 2 },
      keys: [38, 40],
      linkedGalleries: ['a', 'b'],
      currentIndex: 3,
      historyHash: true,
      newWindow: true,
    };
    assert.deepEqual(read(block), {
      design: 'slideshow',
      autoplayRandomize: true,
      autoplayTimeout: 2000,
      autoplayPauseOnMouseover: false,
      transition: 'ken-burns',
      speed: 1500,
      clickBehavior: 'halves',
      preloadCount: 2,
      keys: ['ArrowUp', 'ArrowDown'],
      linkedGalleries: ['a', 'b'],
      currentIndex: 3,
      historyHash: true,
      newWindow: true,
    });
  });

  it('is read for the design that the author sets, if there is one', () => {
    const block = JSON.stringify({ design: 'grid', aspectRatio: 50, 'aspect-ratio': 'square', padding: 20 });
    const { settings } = readBlock(block, contract.attributes, { design: 'slider' });
    assert.deepEqual([settings.aspectRatio, settings.gutter], [2, undefined]);
  });

  it('reports the values that it does not accept, and their paths', () => {
    const block = '{"design":"mosaic","designOptions":{"transition":"flip"},"gutter":"undefined","padding":-1}';
    assert.deepEqual(readText(block).refused, [
      { key: 'design', path: ['design'], text: 'mosaic' },
      { key: 'transition', path: ['designOptions', 'transition'], text: 'flip' },
      { key: 'gutter', path: ['padding'], text: '-1' },
    ]);
  });

  it('reports the ratio that its design reads, and no other', () => {
    const ratios = { 'aspect-ratio': 'sqare', imageAspectRatio: 'wide', aspectRatio: 'tall' };
    const refused = (design: string) =>
      readText(JSON.stringify({ design, ...ratios })).refused.map(({ path }) => path.join('.'));
    assert.deepEqual(refused('grid'), ['imageAspectRatio', 'aspect-ratio']);
    assert.deepEqual(refused('slider'), ['aspectRatio']);
    assert.deepEqual(readText('{"imageAspectRatio":"auto"}').refused, []);
    assert.deepEqual(readText('{"design":"slider","aspectRatio":0}').refused, []);
  });

  it('has the width of the images of a list in percent, unless it has a unit', () => {
    assert.deepEqual(read({ listImageSize: 30 }), { listImageSize: '30%' });
    assert.deepEqual(read({ listImageSize: '30px' }), { listImageSize: '30px' });
  });

  it('treats null, empty text and the word "undefined" as unset', () => {
    assert.deepEqual(
      read({ design: 'undefined', lightbox: 'undefined', gutter: '', columnWidth: null, lightboxTheme: 'undefined' }),
      {},
    );
  });

  it('ignores unknown values', () => {
    assert.deepEqual(
      read({
        design: 'mosaic',
        columnWidth: 0,
        slidesPerRow: -2,
        gutter: 'wide',
        autoplay: 1,
        lightboxTheme: 'pink',
        listImageSize: '3em',
      }),
      {},
    );
  });

  it('that is not JSON, or not a block, is reported and ignored', () => {
    assert.equal(readText('{"design":').problem, 'gallery-block-invalid-json');
    for (const text of ['', '  ', '[]', 'null', '"grid"', '3'])
      assert.equal(readText(text).problem, 'gallery-block-missing', text);
  });

  it('never causes an exception, whatever the text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readText(text)));
  });
});
