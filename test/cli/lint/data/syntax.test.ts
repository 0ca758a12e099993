import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { messages } from '../../../../cli/lint/data/messages.en.ts';
import { readJson } from '../../../../cli/lint/data/read-json.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { findingsIn, places } from './sites.ts';

/** Three mistakes of each kind: the code, the JSON, and the part of it that is wrong. */
const mistakes: readonly (readonly [code: keyof typeof messages, json: string, piece: string])[] = [
  ['json-bare-key', '{website: {}}', 'website'],
  ['json-bare-key', '{"website": {"id": 1, $title_1: "x"}}', '$title_1'],
  ['json-bare-key', '{"websiteRoles": {1: true}}', '1'],
  ['json-single-quotes', `{'website': {}}`, `'website'`],
  ['json-single-quotes', `{"website": {"title": 'it\\'s "it"'}}`, `'it\\'s "it"'`],
  ['json-single-quotes', `{"pageFeatures": [1, 'x']}`, `'x'`],
  ['json-template', '{"website": `a`}', '`a`'],
  ['json-template', '{"website": {"title": `a\nb`}}', '`a\nb`'],
  ['json-template', '{"a": [``]}', '``'],
  ['json-literal', '{"website": {"developerMode": !0}}', '!0'],
  ['json-literal', '{"website": {"developerMode":!1}}', '!1'],
  ['json-literal', '{"a": [true, !1 ]}', '!1'],
  ['json-literal', '{"website": {"developerMode": True}, "item": None}', 'True'],
  ['json-literal', '{"website": {"logoImageId": nil}}', 'nil'],
  ['json-bare-key', '{None: 1}', 'None'],
  ['json-undefined', '{"website": undefined}', 'undefined'],
  ['json-undefined', '{"a": [NaN]}', 'NaN'],
  ['json-undefined', '{"a": -Infinity}', '-Infinity'],
  ['json-undefined', '{"a": void 0}', 'void 0'],
  ['json-number', '{"a": .5}', '.5'],
  ['json-number', '{"a": 0x1F}', '0x1F'],
  ['json-number', '{"a": [007]}', '007'],
  ['json-number', '{"a": 1.}', '1.'],
  ['json-number', '{"a": +3}', '+3'],
  ['json-trailing-comma', '{"website": {},}', ','],
  ['json-trailing-comma', '{"a": [1, 2,]}', ',]'],
  ['json-trailing-comma', '{"a": [{"b": 1,\n }]}', ',\n }'],
  ['json-comment', '{/* site */"website": {}}', '/* site */'],
  ['json-comment', '{"website": {} // the site\n}', '// the site'],
  ['json-comment', '{"website": /**/ 1}', '/**/'],
  ['json-join', '{"a": "<scr"+"ipt>"}', '+'],
  ['json-join', '{"a": ["a" + "b"]}', '+'],
  ['json-join', '{"a": {"b": "x"\n+ "y"}}', '+'],
  ['json-backslash', '{"a": "C:\\dir"}', '\\d'],
  ['json-backslash', '{"a": "it\\\'s"}', "\\'"],
  ['json-backslash', '{"a\\x41": 1}', '\\x'],
  ['json-backslash', '{"a": "\\\\ \\u12g4"}', '\\u'],
  ['json-control-character', '{"a": "x\ty"}', '\t'],
  ['json-control-character', '{"a": "\u0000"}', '\u0000'],
  ['json-control-character', '{"a": ["\u001f"]}', '\u001f'],
  ['json-string-end', '{"a": "x\n}', '"x'],
  ['json-string-end', '{"a\n": 1}', '"a'],
  ['json-string-end', '{"a": ["x\r\n"]}', '"x'],
  ['json-expression', '{"a": new Date()}', 'new'],
  ['json-expression', '{"a": window.x}', 'window'],
  ['json-expression', '{"a": [tru]}', 'tru'],
  ['json-value-expected', '{"a": }', '}'],
  ['json-expression', '{"a": () => 1}', '()'],
  ['json-value-expected', '{"a": * 1}', '*'],
  ['json-value-expected', '[1, , 2]', ','],
  ['json-key-expected', '{, }', ','],
  ['json-key-expected', '{"a": 1,, "b": 2}', ','],
  ['json-key-expected', '{"a": 1, {}}', '{'],
  ['json-expression', '{...site}', '...site'],
  ['json-expression', '{"a": "b".trim()}', '.trim()'],
  ['json-colon-expected', '{"a" 1}', '1'],
  ['json-colon-expected', '{"a" = 1}', '='],
  ['json-colon-expected', '{"a", "b"}', ','],
  ['json-comma-expected', '{"a": 1 "b": 2}', '"b"'],
  ['json-comma-expected', '{"a": [1 2]}', '2'],
  ['json-comma-expected', '{"a": [1}', '}'],
];

/** Code that browsers run: a warning in a script, because other programs cannot read it. */
const isRunnable = (code: string, piece: string): boolean =>
  /^json-(?:backslash|bare-key|comment|control-character|expression|join|number|single-quotes|template|trailing-comma|undefined)$/.test(
    code,
  )
    ? piece !== '\\u'
    : piece.startsWith('!');

describe('a JSON syntax error is reported at its position', () => {
  for (const [place, put] of Object.entries(places)) {
    for (const [code, json, expected] of mistakes.filter(([, json]) => json.startsWith('{'))) {
      it(`${code} in ${place}: ${JSON.stringify(json)}`, () => {
        const text = put(json);
        const [first] = findingsIn(text);
        assert.equal(first?.code, code);
        const isWarning = place.includes('script') && isRunnable(code, expected);
        assert.equal(first?.severity, isWarning ? 'warn' : 'error');
        assert.ok(expected.startsWith(first.piece) && first.piece !== '', `points at ${first.piece}`);
        assert.equal(first.start.offset, text.indexOf(json) + placeIn(json, expected));
      });
    }
  }
});

/** The range of the invalid text. If it occurs several times, the test cases mean the last one, except for the comma. */
const placeIn = (json: string, piece: string): number =>
  json.includes(',,') ? json.indexOf(',,') + 1 : json.lastIndexOf(piece);

describe('JSON with many mistakes', () => {
  const json = `{a: 1, 'b': !0, "c": [1,], // note\n"d": "x" + "y", "e": undefined}`;

  it('in a file: each mistake is reported once', () => {
    assert.deepEqual(
      findingsIn(json).map(({ piece }) => piece),
      ['a', `'b'`, '!0', ',', '// note', '+', 'undefined'],
    );
  });

  it('in a script: only the first is reported, because the rest may be code', () => {
    const text = places['a script file']?.(json) ?? '';
    assert.deepEqual(
      findingsIn(text).map(({ piece }) => piece),
      ['a'],
    );
  });
});

describe('the end of JSON', () => {
  it('that comes too early is reported at the end of the text', () => {
    for (const json of ['{', '{"website": {"id": ', '{"website": {}', '{"website"']) {
      const [found] = findingsIn(json);
      assert.deepEqual([found?.code, found?.start.offset], ['json-unclosed', json.length]);
    }
  });

  it('with more text after it: all of that is reported', () => {
    for (const extra of ['}', ';', '{"website": {}}', '\u00a0']) {
      const [found] = findingsIn(`{"website": {}} ${extra}\n`);
      assert.deepEqual([found?.code, found?.piece], ['json-extra', extra]);
    }
  });

  it('in a script may have any text after it', () => {
    assert.deepEqual(findingsIn('SITE_CONTEXT = {"website": {}}, x = {y: 1}'), []);
  });
});

describe('duplicate keys', () => {
  const twice: readonly (readonly [json: string, path: readonly (string | number)[], at: number])[] = [
    ['{"website": {}, "website": {}}', ['website'], 16],
    ['{"website": {"id": "0123456789abcdef01234567", "b": [{"x": 1, "x": 2}]}}', ['website', 'b', 0, 'x'], 62],
    ['{"website": {"a:\\"": 1, "a:\\"": 2}}', ['website', 'a:"'], 24],
  ];
  for (const [place, put] of Object.entries(places)) {
    for (const [json, path, at] of twice) {
      it(`are reported at the second in ${place}: ${json}`, () => {
        const text = put(json);
        const [found] = findingsIn(text);
        assert.deepEqual([found?.code, found?.severity, found?.path], ['json-duplicate-key', 'warn', path]);
        assert.equal(found?.start.offset, text.indexOf(json) + at);
        const key = JSON.stringify(path.at(-1));
        assert.equal(found?.related?.start.offset, text.indexOf(json) + json.indexOf(key));
      });
    }
  }

  it('do not include keys of other objects, text in strings, or text next to colons', () => {
    assert.deepEqual(findingsIn('{"website": {"a": "\\"a\\": \\\\", "b": {"a": ":"}}, "x": ["a", "a"], "": ""}'), []);
  });
});

describe('the reader and JSON.parse agree', () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const isRead = (text: string): boolean => {
    const { faults, end } = readJson(text);
    return faults.length === 0 && /^[ \t\r\n]*$/.test(text.slice(end));
  };
  const soup = fc
    .array(
      fc.constantFrom(
        ...'{}[],:"\\\'+-.!/*`x01eE\n\t ',
        '"a"',
        '"a":',
        'true',
        'null',
        '12',
        '{"a":',
        '\\u00',
        '"\\',
        'NaN',
        '//',
        '\u2028',
        '\ud800',
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''));

  it('on the value of any JSON', () => {
    fc.assert(fc.property(fc.json(), (json) => assert.deepEqual(readJson(json).root?.value, JSON.parse(json))));
  });

  it('on any JSON, with any white space and escapes', () => {
    const json = fc.tuple(fc.jsonValue(), fc.constantFrom(0, 2, '\t'));
    fc.assert(fc.property(json, ([value, space]) => assert.ok(isRead(JSON.stringify(value, null, space)))));
  });

  it('on any other text', () => {
    fc.assert(
      fc.property(soup, (text) => assert.equal(isRead(text), isJson(text))),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('on nesting so deep that a recursive parser would fail', () => {
    const deep = `{"website": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    assert.ok(isRead(deep));
    assert.deepEqual(
      findingsIn(`${deep}x`).map(({ code }) => code),
      ['json-extra', 'entity-type'],
    );
  });
});

it('the literals of other languages are reported with their JSON form, and reading continues', () => {
  const found = findingsIn('{"website": {"a": True, "b": FALSE, "c": None, "d": NULL, "e": !1}}');
  assert.deepEqual(
    found.map(({ code, args }) => [code, args.instead]),
    ['true', 'false', 'null', 'null', 'false'].map((instead) => ['json-literal', instead]),
  );
});
