import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readJson } from '../../../../cli/lint/data/read-json.ts';
import { findingsIn, places } from './sites.ts';

describe('reading goes on after a syntax error', () => {
  const cases: readonly (readonly [json: string, value: unknown, codes: readonly string[]])[] = [
    [
      `{"a": 1 "b": 2, c: [1,,2], "d": new Date(1, {x: [2]}), 'e': 5, "f": }`,
      { a: 1, b: 2, c: [1, 2], e: 5 },
      ['comma-expected', 'bare-key', 'value-expected', 'expression', 'single-quotes', 'value-expected'],
    ],
    [
      '{"a": "x,\n "b": 1, "c": "one\ntwo", "d": tru}',
      { a: 'x,', b: 1, c: 'one\ntwo' },
      ['string-end', 'string-end', 'expression'],
    ],
    ['{"a": {}}, "b": {"c": 1}}', { a: {}, b: { c: 1 } }, ['early-end']],
    ['{"a": "<a href="x">1, 2</a>", "i": 1, "j": .5}', { a: '<a href=', i: 1, j: 0.5 }, ['comma-expected', 'number']],
    ['{"a": [{"b": 1}, "c": 2}', { a: [{ b: 1 }, 'c'] }, ['comma-expected']],
    ['{"a": 5 * 10, "b": "x" + "y" + \'z\'}', { b: 'xyz' }, ['expression', 'join', 'join', 'single-quotes']],
    [
      '{"a" {"b": 1}, "c" = 2, "d"; "e": 3}',
      { a: { b: 1 }, c: 2 },
      ['colon-expected', 'colon-expected', 'colon-expected'],
    ],
    [
      '{"a": !0, "b": 0x1F, "c": undefined, "d": `e`}',
      { a: true, b: 31, d: 'e' },
      ['literal', 'number', 'undefined', 'template'],
    ],
  ];
  for (const [json, value, codes] of cases)
    it(JSON.stringify(json), () => {
      const { root, faults } = readJson(json);
      assert.deepEqual(root?.value, value);
      assert.deepEqual(
        faults.map(({ code }) => code),
        codes.map((code) => `json-${code}`),
      );
    });

  const damaged = `{"website": {"siteTitle": 'Halden',}, "pageType": 999 "collection": {"tags": ["a", "a"]}}`;

  it('so that the rest of a file is checked', () => {
    assert.deepEqual(
      findingsIn(damaged).map(({ code, piece }) => [code, piece]),
      [
        ['json-single-quotes', "'Halden'"],
        ['json-trailing-comma', ','],
        ['json-comma-expected', '"collection"'],
        ['tag-duplicate', '"a"'],
        ['entity-unknown-number', '999'],
      ],
    );
  });

  it('so that a JavaScript object in a script is checked, with one warning', () => {
    const text = `SITE_CONTEXT = {website: {siteTitle: 'Halden',}, load() {}, pageType: 999, minimum: 1 + 2};\nnext();`;
    assert.deepEqual(
      findingsIn(text.replace('load() {}', 'load: () => {}')).map(({ code, severity, piece }) => [
        code,
        severity,
        piece,
      ]),
      [
        ['json-bare-key', 'warn', 'website'],
        ['entity-unknown-number', 'error', '999'],
      ],
    );
  });

  it('but what cannot be read is not reported as missing', () => {
    const text = '{"websiteSettings": {"storeSettings": {"minimumOrderSubtotal": {"currency": "EUR", "value": x}}}}';
    assert.deepEqual(
      findingsIn(text).map(({ code }) => code),
      ['json-expression'],
    );
  });

  it('and ends with the statement in a script', () => {
    const text = 'SITE_CONTEXT = {"website": {"id": x y;\nfunction f() { return { "pageType": 999 }; }';
    assert.deepEqual(
      findingsIn(text).map(({ code, severity }) => [code, severity]),
      [['json-expression', 'error']],
    );
  });
});

describe('prototype keys', () => {
  it('are not keys with similar names', () => {
    assert.deepEqual(findingsIn('{"website": {"proto": 1, "constructors": 2, "a": "__proto__"}}'), []);
  });

  it('are reported once each, also if they are repeated', () => {
    const rules = findingsIn('{"website": {"__proto__": 1, "__proto__": 2, "a": 1, "a": 2}}').map(({ rule }) => rule);
    assert.deepEqual(rules.toSorted(), ['json-duplicate-key', 'json-prototype-key', 'json-prototype-key']);
  });

  for (const [place, put] of Object.entries(places))
    for (const key of ['__proto__', 'constructor', 'prototype'])
      it(`${key} is reported at any depth in ${place}`, () => {
        const json = `{"website": {"a": [{"${key}": {"b": 1}}]}, "tweakJSON": {"\\u005f_proto__": "x"}}`;
        const found = findingsIn(put(json));
        assert.deepEqual(
          found.map(({ rule, severity, path }) => [rule, severity, path]),
          [
            ['json-prototype-key', 'warn', ['website', 'a', 0, key]],
            ['json-prototype-key', 'warn', ['tweakJSON', '__proto__']],
          ],
        );
        assert.deepEqual(found[0]?.piece, `"${key}"`);
      });
});
