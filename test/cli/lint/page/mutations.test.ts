import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { parseJson } from '../../../../cli/lint/data/parse-json.ts';
import { applyFixes, lint } from '../../../../cli/lint.ts';
import { sample } from '../../../core/model/site-context/sample.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const json = JSON.stringify(sample, null, 1);
const short = JSON.stringify({ website: sample.website, cookieSettings: sample.cookieSettings });

const wrong = [
  ...[
    "'",
    '"',
    '`',
    '\\',
    '\\u12',
    '\\"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    ',,',
    '/*',
    '*/',
    '//',
    '\n',
    '\t',
    '\0',
    '\ufeff',
    '\ud800',
    '👋',
  ],
  ...[
    'null',
    '!0',
    'True',
    'undefined',
    'NaN',
    '0x1f',
    '1e999',
    '-',
    '-0',
    '12345678901234567890',
    'key',
    '{"a":',
    '"id":',
    '"website":{',
  ],
  ...['</script>', '<script>', '<!--', '-->', '{{x}}', '"__proto__":{', '"constructor":1,', 'new Date()', '"a"+"b"'],
];

/** One change: replaces a part of the text with another part of it, or with text that is not JSON. */
const change = fc.record({
  at: fc.nat(5000),
  length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(400)),
  text: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...wrong).map((text) => () => text) },
    { weight: 1, arbitrary: fc.string({ maxLength: 4 }).map((text) => () => text) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(5000), fc.nat(200)).map(
        ([from, size]) =>
          (all: string) =>
            all.slice(from % all.length, (from % all.length) + size),
      ),
    },
  ),
});

const mutated = fc
  .tuple(fc.constantFrom(json, short), fc.array(change, { minLength: 1, maxLength: 5 }))
  .map(([whole, changes]) =>
    changes.reduce((text, { at, length, text: instead }) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + instead(text || ' ') + text.slice(start + length);
    }, whole),
  );

const around: Readonly<Record<string, (context: string) => string>> = {
  'a.json': (context) => context,
  'a.html': (context) => `<body><script type="application/json" data-site-context>${context}</script><p>x</p></body>`,
  'b.html': (context) => `<body>\r\n<script>Static.SQUARESPACE_CONTEXT = ${context};</script></body>`,
  'c.html': (context) => `<p data-block-json="${context.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
  'a.js': (context) => `window.SITE_CONTEXT=${context}\n`,
};

/** Includes the rules that are off by default. */
const found = (path: string, text: string) => lint([{ path, text }], { rules: { 'entity-default': 'info' } }).findings;

it('a context with any change is read to its end, each finding and each fix inside the file', () => {
  fc.assert(
    fc.property(mutated, fc.constantFrom(...Object.entries(around)), (context, [path, wrap]) => {
      const text = wrap(context);
      const { length } = text.replace(/^\ufeff/, '');
      const findings = found(path, text);
      for (const { start, end, fix, message, code } of findings) {
        assert.ok(start.offset >= 0 && start.offset <= end.offset && end.offset <= length, message);
        assert.ok(start.line >= 1 && start.column >= 1 && message !== code, message);
        if (fix) assert.ok(fix.start >= 0 && fix.start <= fix.end && fix.end <= length);
      }
      const fixed = applyFixes(text, findings);
      found(path, fixed);
      if (path === 'a.json' && parseJson(text)) assert.ok(parseJson(fixed), fixed);
    }),
    { numRuns: propertyRuns(100_000) },
  );
});
