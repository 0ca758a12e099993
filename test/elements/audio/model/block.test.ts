import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isEmptyBlock, readBlock, readEmbed } from '../../../../elements/audio/model/block.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const nothing = { src: undefined, audioTitle: undefined, artist: undefined, download: undefined, duration: undefined };

describe('audio block data', () => {
  it('has the settings of the contract', () => {
    const block = { url: '/wave.wav', title: 'One wave', author: 'Halden', showDownload: true, durationInMs: 7000 };
    const settings = { src: '/wave.wav', audioTitle: 'One wave', artist: 'Halden', download: true, duration: 7 };
    assert.deepEqual(readBlock(JSON.stringify(block)), settings);
    assert.deepEqual(readEmbed({ ...block, showDownload: 'true', durationInMs: '7000' }), settings);
  });

  it('ignores values that cannot be used', () => {
    const block = { url: 'javascript:alert(1)', title: 3, author: '', showDownload: 'maybe', durationInMs: -1 };
    assert.deepEqual(readBlock(JSON.stringify(block)), nothing);
    assert.deepEqual(readEmbed({ url: '', durationInMs: '' }), nothing);
    for (const text of [undefined, '', '{', '[]', 'null', '3']) assert.deepEqual(readBlock(text), nothing, text);
  });

  it('is empty without a recording', () => {
    for (const text of ['{', '[]', '{}', '{"title":"One wave"}', '{"url":""}'])
      assert.equal(isEmptyBlock(text), true, text);
    for (const text of [undefined, '', ' ', '{"url":"wave.wav"}']) assert.equal(isEmptyBlock(text), false, text);
  });

  it('never throws, and never has a URL that runs script', () => {
    const block = fc.record({
      url: fc.oneof(fc.webUrl(), fc.constantFrom('javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x')),
      durationInMs: fc.jsonValue(),
      showDownload: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), block), (value) => {
        const { src, duration } = readBlock(JSON.stringify(value));
        assert.ok(src === undefined || !/^\s*(?:java|data)/.test(src));
        assert.ok(duration === undefined || (duration > 0 && Number.isFinite(duration)));
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
