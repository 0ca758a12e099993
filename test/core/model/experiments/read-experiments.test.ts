/** Experiments of a site context are read without trusting it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Experiment, readExperiments } from '../../../../core/model/experiments/read-experiments.ts';

const read = (entry: object): Experiment | undefined => readExperiments([{ name: 'hero', ...entry }])?.get('hero');

describe('the experiments of a context', () => {
  it('have the fields of the specification, and the segment default', () => {
    assert.deepEqual(read({ experimentType: 'AB_TEST', variant: 'b', segmentName: null, containsError: false }), {
      name: 'hero',
      experimentType: 'ab-test',
      variant: 'b',
      segmentName: 'default',
      containsError: false,
      variants: [],
      rollout: 100,
    });
    assert.equal(read({ segmentName: 'members' })?.segmentName, 'members');
  });

  it('may leave the assignment to the page, a toggle by its percentage alone', () => {
    assert.deepEqual(read({ variants: ['a', 'b'], rollout: 20 })?.variants, ['a', 'b']);
    const toggle = read({ experimentType: 'FEATURE_TOGGLE', rollout: 20 });
    assert.deepEqual([toggle?.variants, toggle?.rollout], [['true'], 20]);
    assert.deepEqual(read({ experimentType: 'FEATURE_TOGGLE' })?.variants, []);
  });

  const broken: readonly object[] = [
    { containsError: true },
    { containsError: 'yes' },
    { experimentType: 'LOTTERY' },
    { variant: true },
    { variant: 7 },
    { segmentName: {} },
    { variants: 'a,b' },
    { variants: ['a', 1] },
    { rollout: '20' },
    { rollout: 101 },
    { rollout: -1 },
  ];
  for (const entry of broken)
    it(`contain an error with ${JSON.stringify(entry)}`, () => assert.equal(read(entry)?.containsError, true));

  it('are not loaded without a list', () => {
    for (const value of [undefined, null, 'hero', {}, 7]) assert.equal(readExperiments(value), undefined);
    assert.equal(readExperiments([])?.size, 0);
  });

  it('are the first of each name, also for names of properties that every object has', () => {
    const experiments = readExperiments([
      { name: 'hero', variant: 'a' },
      { name: 'hero', variant: 'b' },
      { name: '' },
      { name: 'n'.repeat(201) },
      Object.create({ name: 'inherited' }),
      null,
    ]);
    assert.deepEqual([...(experiments?.keys() ?? [])], ['hero']);
    assert.equal(experiments?.get('hero')?.variant, 'a');
  });

  it('are at most 100', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ name: `experiment-${index}` }));
    assert.equal(readExperiments(many)?.size, 100);
  });

  it('are read from any JSON without an error', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readExperiments([value])));
    fc.assert(
      fc.property(fc.record({ name: fc.string(), variant: fc.jsonValue() }), (value) => void readExperiments([value])),
    );
  });
});
