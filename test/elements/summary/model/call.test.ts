/** The call of a summary, and its response. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { own } from '../../../../core/model/site-context/decoders.ts';
import { blockTypes } from '../../../../core/model/vocabularies/blocks.ts';
import { idOf, parseBlock, summaryTypes } from '../../../../elements/summary/model/block.ts';
import { callFields, htmlOf } from '../../../../elements/summary/model/call.ts';

const block = { blockId: 'a1', blockType: 'summary-v2', json: undefined, collectionId: undefined } as const;

describe('the call of a summary', () => {
  it('has the type, the id and the value of the block as JSON', () => {
    assert.deepEqual(callFields(block), { widgetJSON: '{"type":55,"id":"a1","value":{}}' });
    assert.deepEqual(callFields({ ...block, blockType: 'summary', json: ' {"filter": {}} ', collectionId: 'c' }), {
      widgetJSON: '{"type":20,"id":"a1","value":{"filter":{}}}',
      collectionId: 'c',
    });
  });

  it('is impossible without an id, or with block data that is not an object', () => {
    for (const blockId of [undefined, '']) assert.equal(callFields({ ...block, blockId }), undefined);
    for (const json of ['[]', 'null', '1', '{', '"text"']) assert.equal(callFields({ ...block, json }), undefined);
  });

  it('has the numbers of all types of blocks', () => {
    for (const [name, number] of Object.entries(summaryTypes)) assert.equal(own(blockTypes, name), number);
  });

  it('is independent of toJSON that a page has added', () => {
    const prototype = Array.prototype as { toJSON?: () => string };
    prototype.toJSON = () => 'broken';
    try {
      const fields = callFields({ ...block, json: '{"list": [1]}' });
      assert.equal(fields?.widgetJSON, '{"type":55,"id":"a1","value":{"list":[1]}}');
    } finally {
      delete prototype.toJSON;
    }
  });
});

describe('block data', () => {
  it('has an id, if it is a text, unless the element has one', () => {
    assert.equal(idOf(undefined, '{"blockId": "b2"}'), 'b2');
    assert.equal(idOf('a1', '{"blockId": "b2"}'), 'a1');
    for (const blank of ['', ' ']) assert.equal(idOf(blank, '{"blockId": "b2"}'), 'b2');
    for (const json of [undefined, '', '{}', '{"blockId": 5}', '{"blockId": ""}', '[{"blockId": "b"}]', '{'])
      assert.equal(idOf(undefined, json), undefined);
    assert.deepEqual(parseBlock('{"__proto__": {"blockId": "b"}}'), JSON.parse('{"__proto__": {"blockId": "b"}}'));
  });
});

describe('the response', () => {
  it('has HTML in data.html, also an empty text', () => {
    assert.deepEqual([htmlOf({ data: { html: '<p>' } }), htmlOf({ data: { html: '' } })], ['<p>', '']);
    for (const response of [undefined, null, '', [], {}, { data: null }, { html: 'a' }, { data: { html: ['a'] } }])
      assert.equal(htmlOf(response), undefined);
    assert.equal(htmlOf({ data: Object.create({ html: 'inherited' }) }), undefined);
  });
});
