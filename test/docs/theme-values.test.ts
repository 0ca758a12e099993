/** The values that the theme editor accepts from its URL. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isValidValue, themeCss } from '../../tools/docs/site/theme-values.ts';

describe('a value of the theme editor', () => {
  const fields = {
    color: { type: 'color' },
    number: { type: 'number', min: '0', max: '64' },
    select: { type: 'select-one', options: [{ value: 'serif' }] },
  };
  const cases: readonly (readonly [kind: keyof typeof fields, value: string, isValid: boolean])[] = [
    ['color', '#1d4ed8', true],
    ['color', '#1d4ed', false],
    ['color', 'red', false],
    ['color', '#1d4ed8;}*{display:none', false],
    ['color', '#url(//evil.example)', false],
    ['number', '0', true],
    ['number', '64', true],
    ['number', '65', false],
    ['number', '-1', false],
    ['number', '1e1', false],
    ['number', '', false],
    ['number', '4px;color:red', false],
    ['select', 'serif', true],
    ['select', 'Comic Sans', false],
    ['select', '', false],
  ];
  for (const [kind, value, isValid] of cases)
    it(`${JSON.stringify(value)} is ${isValid ? 'valid' : 'invalid'} for a ${kind}`, () =>
      assert.equal(isValidValue(fields[kind], value), isValid));
});

it('the stylesheet declares what was changed', () => {
  assert.equal(themeCss(new Map()), ':root {\n  color-scheme: light dark;\n}\n');
  assert.equal(
    themeCss(new Map([['--site-radius-1', '8px']])),
    ':root {\n  color-scheme: light dark;\n  --site-radius-1: 8px;\n}\n',
  );
});
