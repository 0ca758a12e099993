import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { recognise } from '../../../../cli/lint/data/recognise.ts';
import { validateText } from '../../../../cli/lint/data/validate-text.ts';
import { type EntityName, entityNames } from '../../../../core/model/schema/names.ts';
import { samples } from '../../../core/model/schema/entity-samples.ts';
import { changed } from '../../../support/changed-value.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { planted, plants } from './entity-plants.ts';

/** Returns a text for each finding that two runs are compared by. */
const findingsOf = (value: unknown, as?: EntityName): readonly string[] =>
  validateText({ file: 'a.json', text: JSON.stringify(value) }, { as }).findings.map(
    ({ code, start, end }) => `${code} ${start.offset}-${end.offset}`,
  );

const assertAtLeast = (value: unknown, as: EntityName): void => {
  const given = findingsOf(value, as);
  assert.deepEqual(
    findingsOf(value).filter((finding) => !given.includes(finding)),
    [],
    JSON.stringify(value),
  );
};

/** The objects that contain a product, as sites write them. */
const holders: Readonly<Record<string, (value: unknown) => object>> = {
  'a product': (value) => ({ structuredContent: value }),
  'an item': (value) => ({ item: { structuredContent: value } }),
  'a list of items': (value) => ({ items: [{ structuredContent: samples.product }, { structuredContent: value }] }),
  'a site context': (value) => ({ website: { id: '0123456789abcdef01234567' }, item: { structuredContent: value } }),
};

const ofProducts = plants.filter(([name]) => name === 'product');

describe('--as finds at least the mistakes that are found without it', () => {
  for (const [title, holderOf] of Object.entries(holders))
    it(`in the product of ${title}`, () => {
      for (const plant of ofProducts) {
        const holder = holderOf(planted(plant));
        assert.ok(findingsOf(holder, 'product').length > 0, plant.join(' '));
        assertAtLeast(holder, 'product');
      }
    });

  const other = fc.oneof(fc.jsonValue(), fc.constantFrom('', -1, 1.5, 1e16, 'javascript:1', '#', '12,50'));
  const wrapped = fc.constantFrom((value: unknown): unknown => value, ...Object.values(holders));

  for (const name of entityNames)
    it(`in ${name}, with any value at any path`, () => {
      fc.assert(
        fc.property(fc.array(fc.nat(40), { maxLength: 5 }), other, wrapped, (path, other, wrap) => {
          const value = wrap(changed(samples[name], path, other));
          for (const entity of new Set(recognise(value).map(({ entity }) => entity))) assertAtLeast(value, entity);
        }),
        { numRuns: propertyRuns(1000) },
      );
    });
});
