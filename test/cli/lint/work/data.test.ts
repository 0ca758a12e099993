/** The work of validating data grows at most in proportion to its length. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contextNames } from '../../../../cli/lint/data/script-contexts.ts';
import { validateText } from '../../../../cli/lint/data/validate-text.ts';
import { growthOfWork } from '../../../support/measure-work.ts';
import { hasAllInputs } from '../../../support/property-runs.ts';
import { many, type Shapes, texts } from './shapes.ts';

async function assertLinear(work: (size: number) => unknown, size: number): Promise<void> {
  const { steps, bytes } = await growthOfWork(work, size);
  const times = `twice the text took ${steps.toFixed(2)} times the steps and ${bytes.toFixed(2)} times the memory`;
  assert.ok(steps < 2.5 && bytes < 2.5, times);
}

const inContext = (value: string): string => `{"website":{},"item":${value}}`;

/** Files that the JSON reader finds hard. */
const files: Shapes = {
  'brackets of other values': (size) => `${'['.repeat(size)};${'}'.repeat(size)}`,
  'brackets of other values and commas': (size) => `${'['.repeat(size)};${'},'.repeat(size)}`,
  'joined strings': (size) => inContext(`["a"${',"a"+"b"'.repeat(size)}]`),
  'a string joined of many': (size) => inContext(`["a"${'+"b"'.repeat(size)}]`),
  'duplicate keys on each level': (size) => inContext(`${'{"b":1,"b":1,"a":'.repeat(size)}1${'}'.repeat(size)}`),
  'duplicate keys on the last level': (size) =>
    inContext(`${'{"a":'.repeat(size)}{${'"b":1,'.repeat(size)}"b":1}${'}'.repeat(size)}`),
  'duplicate keys below a long key': (size) => inContext(`{"${'a'.repeat(size)}":{${'"b":1,'.repeat(size)}"b":1}}`),
  'prototype keys below a long key': (size) =>
    inContext(`{"${'a'.repeat(size)}":{${'"__proto__":1,'.repeat(size)}"b":1}}`),
  'lists of lists of almost JSON': (size) => inContext(`[${"['a',],".repeat(size)}]`),
  'many values without a comma': (size) => inContext('[1 '.repeat(size)),
  'numbered keys of a product': (size) =>
    inContext(`{"structuredContent":{${many(size, (n) => `${n ? ',' : ''}"varian${n}":1`)}}}`),
};

describe('the work of validating a file grows at most in proportion to', () => {
  for (const [name, textOf] of Object.entries(files))
    it(name, () => assertLinear((size) => validateText({ file: 'a.json', text: textOf(size) }), 4000));
});

describe('the work of validating grows at most in proportion to', () => {
  const wrappers: Readonly<Record<string, (text: string) => string>> = {
    'as a file': (text) => text,
    'as a value': (text) => `{"website":{"siteTitle":${text}}}`,
    'as a text': (text) => `{"website":{"siteTitle":${JSON.stringify(text)}}}`,
    'as a product': (text) => `{"product":{"variants":[${text}]}}`,
    'in a script': (text) => `<!doctype html><script>window.${contextNames[0]} = ${text};</script>`,
  };
  for (const [text, [name, textOf]] of Object.entries(texts).entries()) {
    for (const [wrapper, [place, wrap]] of Object.entries(wrappers).entries()) {
      // In `npm test` each text is in one place.
      if (!hasAllInputs && (text + wrapper) % 5 !== 0) continue;
      it(`${name} ${place}`, () => assertLinear((size) => validateText({ file: 'a', text: wrap(textOf(size)) }), 400));
    }
  }
});
