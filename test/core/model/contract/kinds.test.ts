import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import * as kinds from '../../../../core/model/contract/kinds.ts';

type Parsed = { parse(text: string): unknown; format?(value: never): string | null };

/** Every kind of value, without limits. */
const all: Readonly<Record<string, Parsed>> = {
  flag: kinds.flag(),
  toggle: kinds.toggle(false),
  text: kinds.text(),
  number: kinds.number(undefined),
  oneOf: kinds.oneOf({ calm: 0, bold: 1 }),
  url: kinds.url(),
  list: kinds.list(),
  json: kinds.json('anything', (value): value is unknown => value !== undefined),
  length: kinds.length(),
  duration: kinds.duration(),
  ratio: kinds.ratio(),
  size: kinds.size(),
  point: kinds.point(),
};

describe('every kind', () => {
  for (const [name, kind] of Object.entries(all)) {
    it(`${name} reads any text without throwing`, () => {
      fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => kind.parse(text) !== null));
    });

    if (!kind.format) continue;
    it(`${name} reads back what it writes`, () => {
      const values = {
        length: '50%',
        duration: 250,
        ratio: 1.5,
        size: { width: 3, height: 2 },
        point: { x: 0.25, y: 1 },
      };
      const samples = { ...values, flag: true, toggle: false, text: ' a ', number: -1.5, oneOf: 'bold', url: '/a?b=c' };
      const value = Reflect.get(samples, name);
      assert.deepEqual(kind.parse(kind.format?.(value as never) ?? ''), value);
    });
  }
});

const table = (kind: Parsed, cases: Readonly<Record<string, unknown>>): void => {
  for (const [text, value] of Object.entries(cases)) {
    it(`${JSON.stringify(text)} is ${value === undefined ? 'not accepted' : JSON.stringify(value)}`, () => {
      assert.deepEqual(kind.parse(text), value);
    });
  }
};

describe('a flag', () => table(all.flag as Parsed, { '': true, open: true, true: true, false: false }));
describe('a toggle', () => table(all.toggle as Parsed, { '': true, true: true, false: false, maybe: undefined }));
describe('a number', () =>
  table(kinds.number(1, { min: 0, max: 10, integer: true }), {
    '0': 0,
    ' 10 ': 10,
    '1e1': 10,
    '11': undefined,
    '-1': undefined,
    '1.5': undefined,
    '12px': undefined,
    '': undefined,
    Infinity: undefined,
    NaN: undefined,
  }));
describe('a word', () => table(all.oneOf as Parsed, { calm: 'calm', ' BOLD ': 'bold', '1': 'bold', '2': undefined }));
describe('a URL', () =>
  table(all.url as Parsed, {
    '/a': '/a',
    ' https://a.example ': 'https://a.example',
    'mailto:a@b.example': 'mailto:a@b.example',
    'javascript:alert(1)': undefined,
    'JaVa\tScRiPt:alert(1)': undefined,
    'data:text/html,x': undefined,
    'vbscript:x': undefined,
    'https://[': undefined,
    '': undefined,
  }));
describe('a length', () =>
  table(all.length as Parsed, { '350': '350px', '1.5PX': '1.5px', '50%': '50%', '-1': undefined, '1em': undefined }));
describe('a duration', () =>
  table(all.duration as Parsed, { '2s': 2000, '300ms': 300, '5': 5, '.5s': 500, '1m': undefined }));
describe('a ratio', () =>
  table(all.ratio as Parsed, { '3:2': 1.5, '3 / 2': 1.5, '1.5': 1.5, '0': undefined, '1:0': undefined }));
describe('a ratio written by us', () => {
  it('is read back unchanged, however large', () => {
    const { parse, format } = kinds.ratio();
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (value) => {
        const text = format?.(value) ?? '';
        // Numbers so small that they are written with an exponent are not valid ratios.
        if (!/e/.test(text)) assert.equal(parse(text), value);
      }),
    );
  });
});
describe('a ratio as site builders store it', () =>
  table(all.ratio as Parsed, {
    '50%': 2,
    '50': 2,
    '8%': 12.5,
    '0%': undefined,
    '-50%': undefined,
    '1.2.3%': undefined,
  }));
describe('a size', () =>
  table(all.size as Parsed, { '16x9': { width: 16, height: 9 }, '16×9': { width: 16, height: 9 }, '0x9': undefined }));
describe('a point', () =>
  table(all.point as Parsed, { '0.5, 1': { x: 0.5, y: 1 }, '1.1,0': undefined, '1': undefined, ',': undefined }));
describe('a list', () => table(all.list as Parsed, { ' a  b ': ['a', 'b'], '': [] }));
