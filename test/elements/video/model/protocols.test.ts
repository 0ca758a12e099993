import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Message, protocols } from '../../../../elements/video/model/protocols.ts';

describe('a message of a player', () => {
  it('is parsed: YouTube', () => {
    const { readReport } = protocols.YouTube;
    for (const [state, expected] of [
      [0, 'ended'],
      [1, 'played'],
      [2, 'paused'],
      [3, undefined],
      [-1, undefined],
      [5, undefined],
    ] as const) {
      assert.equal(readReport({ event: 'onStateChange', info: state }), expected);
      assert.equal(readReport({ event: 'infoDelivery', info: { playerState: state, currentTime: 1 } }), expected);
    }
    assert.equal(readReport({ event: 'infoDelivery', info: null }), undefined);
  });

  it('is parsed: Vimeo', () => {
    const { readReport } = protocols.Vimeo;
    const reports = ['play', 'pause', 'ended', 'timeupdate', 'ready'].map((event) => readReport({ event, data: {} }));
    assert.deepEqual(reports, ['played', 'paused', 'ended', undefined, undefined]);
  });

  it('is ignored if it is anything else', () => {
    const known = [undefined, 'played', 'paused', 'ended'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('event', 'info', 'method'), fc.anything()), (message) => {
        for (const { readReport } of Object.values(protocols))
          assert.ok(known.includes(readReport(message as Message)));
      }),
    );
    const withoutText: Message = Object.create(null);
    for (const key of [['play'], withoutText, Symbol('play')]) {
      assert.equal(protocols.Vimeo.readReport({ event: key }), undefined);
      assert.equal(protocols.YouTube.readReport({ event: key, info: key }), undefined);
    }
    for (const key of ['length', 'constructor', '__proto__', 'toString']) {
      assert.equal(protocols.YouTube.readReport({ event: 'onStateChange', info: key }), undefined);
      assert.equal(protocols.Vimeo.readReport({ event: key }), undefined);
    }
  });
});
