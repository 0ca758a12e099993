import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { entities } from '../../../../core/model/schema/entities.ts';
import { entityProblems } from '../../../../core/model/schema/entity-problems.ts';
import { fitsOf } from '../../../../core/model/schema/fits.ts';
import { entityNames } from '../../../../core/model/schema/names.ts';
import { planted, plants } from '../../../cli/lint/data/entity-plants.ts';
import { changed } from '../../../support/changed-value.ts';
import { samples } from './entity-samples.ts';

const agree = (schema: z.ZodType, value: unknown): void =>
  assert.equal(fitsOf(schema)(value), schema.safeParse(value).success, JSON.stringify(value));

describe('a value fits a schema exactly when zod accepts it', () => {
  for (const name of entityNames) {
    it(`${name}: as sites write it`, () => assert.ok(fitsOf(entities[name])(samples[name])));

    it(`${name}: with any other value at any path`, () => {
      const other = fc.oneof(fc.jsonValue(), fc.constantFrom('', -1, 1.5, 1e16, 'javascript:1', '#', undefined));
      fc.assert(
        fc.property(fc.array(fc.nat(40), { maxLength: 5 }), other, (path, other) =>
          agree(entities[name], changed(samples[name], path, other)),
        ),
      );
    });
  }

  it('and its problems are those of reading every member', () => {
    const other = fc.oneof(fc.jsonValue(), fc.constantFrom('', -1, 1.5, 'javascript:1'));
    for (const name of entityNames) {
      const schema: z.ZodType = entities[name];
      const property = fc.property(fc.array(fc.nat(40), { maxLength: 5 }), other, (path, other) => {
        const value = changed(samples[name], path, other);
        // Members that fit are left out of objects only, and an optional object is another type.
        assert.deepEqual(entityProblems(schema, value), entityProblems(schema.optional(), value));
      });
      fc.assert(property, { numRuns: 30 });
    }
  });

  for (const plant of plants)
    it(`with a mistake: ${plant.slice(0, 3).map(String).join(' ')}`, () => {
      const [schema, value]: readonly [z.ZodType, unknown] = [entities[plant[0]], planted(plant)];
      agree(schema, value);
      assert.deepEqual(entityProblems(schema, value), entityProblems(schema.optional(), value));
    });

  const others: Readonly<Record<string, z.ZodType>> = {
    'a type that no entity has': z.date(),
    'an object without additional keys': z.strictObject({ a: z.string() }),
    'an object with required keys': z.object({ a: z.string(), b: z.unknown() }),
    'a record of some keys': z.record(z.enum(['a', 'b']), z.string()),
    'a default': z.object({ a: z.string().default('x') }),
    'values that are not numbers': z.number(),
  };
  const values = [
    {},
    { a: 'x' },
    { a: 'x', b: 'y' },
    { a: 1 },
    { a: 'x', c: 1 },
    [],
    null,
    1,
    NaN,
    Infinity,
    new Date(0),
  ];
  for (const [title, schema] of Object.entries(others))
    it(title, () => {
      for (const value of values) agree(schema, value);
    });
});
