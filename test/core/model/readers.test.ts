/**
 * The work of the model's functions grows at most in proportion to the data. They run in the browsers of visitors, with
 * data from any author. A new function is covered as soon as it is exported.
 */
import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import { root } from '../../../tools/root.ts';
import { many, texts } from '../../cli/lint/work/shapes.ts';
import { runUncounted } from '../../support/count-steps.ts';
import { measureWork } from '../../support/measure-work.ts';
import { hasAllInputs } from '../../support/property-runs.ts';

type Reader = (...args: readonly unknown[]) => unknown;

/** Functions that take no data of a page, but what our own code defines: contracts, schemas, functions. */
const ownInputs = /^core\/model\/(?:contract\/(?:contract|describe|kinds|resolve)|schema\/(?!fits)|drag)/;

const records = (size: number): readonly object[] =>
  Array.from({ length: size }, (_, n) => ({ id: `a${n}`, name: `a${n}`, attributes: { a: `${n}` }, type: 'text' }));

/** Keys under which readers expect lists. */
const lists = ['entries', 'variants', 'items', 'fields', 'options', 'errors', 'controls', 'choices'];

const values: Readonly<Record<string, (size: number) => unknown>> = {
  ...texts,
  'a list of texts': (size) => Array.from({ length: size }, (_, n) => `a${n}`),
  'a list of one text': (size) => Array.from({ length: size }, () => 'a'),
  'a list of objects': records,
  'an object with many keys': (size) => JSON.parse(`{${many(size, (n) => `${n ? ',' : ''}"a${n}":"b${n}"`)}}`),
  'an object with lists': (size) => Object.fromEntries(lists.map((key) => [key, records(size)])),
};

async function readersOfModel(): Promise<ReadonlyMap<Reader, string>> {
  const files = (await glob(['core/model/**/*.ts'], { cwd: root, absolute: true })).sort();
  const found = new Map<Reader, string>();
  for (const file of files.filter((one) => !ownInputs.test(relative(root, one)))) {
    const exports = Object.entries<unknown>(await import(pathToFileURL(file).href));
    for (const [name, one] of exports)
      if (typeof one === 'function')
        found.set((...args) => Reflect.apply(one, undefined, args), `${name} (${relative(root, file)})`);
  }
  return found;
}

/** Calls a function with a value for each of its parameters in turn. Most accept only some of the values. */
function call(read: Reader, value: unknown): void {
  for (const args of [
    [value, 'a', 'a'],
    ['a', value, 'a'],
    ['a', 'a', value],
  ])
    try {
      read(...args);
    } catch {
      // The work until the error counts.
    }
}

/** Calls a function with each of the values. */
function callWithAll(read: Reader, all: readonly unknown[]): void {
  for (const value of all) call(read, value);
}

/** Work that does not depend on the data: messages of errors, samples of the heap. */
const constant = { steps: 2000, bytes: 200_000 };

/** Large enough that one value with quadratic work outweighs all others. */
const size = hasAllInputs ? 8000 : 1000;

/** In `npm test` a quarter of the functions are measured, with half of the values each. */
const isMeasured = (reader: number): boolean => hasAllInputs || reader % 4 === 0;
const isSampled = (reader: number, value: number): boolean => hasAllInputs || (reader / 4 + value) % 2 === 0;

describe('the work grows at most in proportion to the data of', async () => {
  const valuesOf = (count: number): readonly unknown[] => Object.values(values).map((make) => make(count));
  const [few, once, twice] = [valuesOf(2), valuesOf(size), valuesOf(2 * size)];
  for (const [index, [read, name]] of [...(await readersOfModel())].entries()) {
    if (!isMeasured(index)) continue;
    it(name, async () => {
      const own = (all: readonly unknown[]): readonly unknown[] => all.filter((_, value) => isSampled(index, value));
      await runUncounted(() => callWithAll(read, own(few)));
      const first = await measureWork(() => callWithAll(read, own(once)));
      const second = await measureWork(() => callWithAll(read, own(twice)));
      const took = JSON.stringify({ first, second });
      assert.ok(second.steps < 2.5 * first.steps + constant.steps, took);
      assert.ok(second.bytes < 2.5 * first.bytes + constant.bytes, took);
    });
  }
});
