import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsIn, faultText } from '../../../../cli/lint/data/fault-text.ts';
import { readJson } from '../../../../cli/lint/data/read-json.ts';

const texts: Readonly<Record<string, readonly string[]>> = {
  '{"a" 1}': ['Expected a colon after the key, but found 1.'],
  '[1 2]': ['Expected a comma or the end, but found 2.'],
  '[1,]': ['A trailing comma is not allowed in JSON.'],
  '[1] x ': ['Unexpected x after the end of the JSON.'],
  '[1] // a': ['Comments are not allowed in JSON.'],
  '[1,] /* a */ [': [
    'A trailing comma is not allowed in JSON.',
    'Comments are not allowed in JSON.',
    'Unexpected [ after the end of the JSON.',
  ],
  '[1]\n': [],
};

describe('faults of JSON in attributes and scripts', () => {
  for (const [json, expected] of Object.entries(texts))
    it(json, () => assert.deepEqual(faultsIn(json, readJson(json)).map(faultText), expected));
});
