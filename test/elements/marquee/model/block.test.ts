import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBlock } from '../../../../elements/marquee/model/block.ts';

const read = (block: unknown) => readBlock(JSON.stringify(block));

describe('marquee block data', () => {
  it('has settings and phrases', () => {
    assert.deepEqual(
      {
        ...read({
          animationDirection: 'right',
          animationSpeed: 1.5,
          pausedOnHover: true,
          waveIntensity: 20,
          waveFrequency: 2,
          marqueeItems: [{ text: 'New prints' }, { text: '' }, 'Open late', null],
        }),
      },
      {
        direction: 'right',
        speed: 90,
        pauseOnHover: true,
        shape: 'wave',
        waveSegment: 400,
        items: ['New prints'],
      },
    );
  });

  it('limits segments and speeds', () => {
    const segmentOf = (waveFrequency: number) => read({ waveFrequency })?.waveSegment;
    assert.deepEqual([-5, 0, 10, 99].map(segmentOf), [250, 250, 1000, 1000]);
    assert.deepEqual(
      [0, 100].map((animationSpeed) => read({ animationSpeed })?.speed),
      [0, 600],
    );
    assert.equal(read({ waveIntensity: 0 })?.shape, 'straight');
  });

  it('ignores values of other types, and anything but an object', () => {
    const block = read({ animationSpeed: '2', animationDirection: 'up', marqueeItems: {} });
    assert.deepEqual(
      Object.values(block ?? {}).filter((value) => value !== undefined),
      [],
    );
    for (const json of ['', '{', '[]', 'null', '"text"', '3']) assert.equal(readBlock(json), undefined, json);
  });
});
