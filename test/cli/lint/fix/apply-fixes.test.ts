import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { PlacedFinding } from '../../../../cli/finding.ts';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { checkEntities } from '../../../../cli/lint/data/check-entities.ts';
import { findEntities } from '../../../../cli/lint/data/find-entities.ts';
import { fixText, fixUntilStable } from '../../../../cli/lint/fix/apply-fixes.ts';
import type { Source } from '../../../../cli/text/source.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const fixed = (text: string): string => fixUntilStable({ file: 'a.html', text }, checkPage).text;

const contextFindings = (source: Source): readonly PlacedFinding[] =>
  checkEntities(source, findEntities(source.text, { isExpected: true }));
const fixedJson = (text: string): string => fixUntilStable({ file: 'a.json', text }, contextFindings).text;

const pages: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'space after mailto:': [
    ['<a href="mailto: a@example.com">', '<a href="mailto:a@example.com">'],
    ["<a href='MAILTO:%20%20a@example.com?subject=a b'>", "<a href='MAILTO:a@example.com?subject=a b'>"],
  ],
  'email addresses': [
    ['<a href=" a@example.com?subject=b">', '<a href=" mailto:a@example.com?subject=b">'],
    ['<a href="mailto:// a@example.com">', '<a href="mailto:a@example.com">'],
  ],
  'separators of telephone numbers': [
    ['<a href="tel:+1 (555) 010-0100">', '<a href="tel:+1555010-0100">'],
    ['<a href="tel:555.010%200100">', '<a href="tel:5550100100">'],
    ['<a href="tel:+44 20 7946 0018">', '<a href="tel:+442079460018">'],
    ['<a href="tel:+33 1 23 45 67 89">', '<a href="tel:+33123456789">'],
    ['<a href="tel:555 0100">', '<a href="tel:5550100">'],
    ['<a href="tel:01 01 01 01 01">', '<a href="tel:0101010101">'],
  ],
  'paths that browsers read differently from how they are written': [
    ['<a href="/our prints">', '<a href="/our%20prints">'],
    ['<a href="../prints\\\\a//b?c=d e#f">', '<a href="../prints/a/b?c=d e#f">'],
  ],
  'duplicate attributes with the same value': [
    ['<p class="a" class="a">', '<p class="a">'],
    ["<p class=a\n  title='b' class='a' id=c>", "<p class=a\n  title='b' id=c>"],
  ],
  'typing errors in attributes and values of our elements': [
    ['<site-gallery design="gird">', '<site-gallery design="grid">'],
    ['<site-gallery slidesPerRow="3">', '<site-gallery slides-per-row="3">'],
    ['<site-gallery desing="gird">', '<site-gallery desing="gird">'],
    ['<site-gallery desing="grid">', '<site-gallery design="grid">'],
  ],
  'invalid JSON in block data, form definitions and product variants': [
    [
      `<site-gallery block-json="{'design': &quot;grid&quot;,}">`,
      '<site-gallery block-json="{&quot;design&quot;: &quot;grid&quot;}">',
    ],
    [
      '<div data-block-type="4" data-block-json=\'{"location":{"mapLat":True,"mapLng":1,},}\'></div>',
      '<div data-block-type="4" data-block-json=\'{"location":{"mapLat":true,"mapLng":1}}\'></div>',
    ],
    [
      '<script class="sqs-form-block-context" type="application/json">{fields: [{"type": "text", "id": "a",}]}</script>',
      '<script class="sqs-form-block-context" type="application/json">{"fields": [{"type": "text", "id": "a"}]}</script>',
    ],
    [
      `<div class="product-variants" data-variants="[{&quot;attributes&quot;: {},}, ]"></div>`,
      `<div class="product-variants" data-variants="[{&quot;attributes&quot;: {}} ]"></div>`,
    ],
  ],
  'typing errors in block data': [
    [
      '<site-gallery block-json="{&quot;desing&quot;:&quot;grid&quot;,&quot;slidesPerRo&quot;:3}">',
      '<site-gallery block-json="{&quot;design&quot;:&quot;grid&quot;,&quot;slidesPerRow&quot;:3}">',
    ],
    [
      '<div data-block-type="8" data-block-json=\'{"design":"stakced","lightboxThem":"dark"}\'></div>',
      '<div data-block-type="8" data-block-json=\'{"design":"stacked","lightboxTheme":"dark"}\'></div>',
    ],
  ],
};

/** Mistakes with two possible fixes, or whose fix would only move the mistake. */
const left = [
  '<a href="tel:+44 (0)20 7946 0018">',
  '<a href="tel:555 0100 ext 5">',
  '<a href="tel:555 0100 0100 555 0100 0200">',
  '<a href="tel:555 0100 555 0200">',
  '<a href="tel:555-0100%20555-0200">',
  '<a href="tel:555 0100 666 0200">',
  '<a href="tel:5550100 6660200">',
  '<a href="tel:+1 555 0100 666 0200">',
  '<a href="tel:1 555 0100 666 0200">',
  '<a href="tel:CALL-NOW">',
  '<a href="call us soon">',
  '<a href="mailto: ">',
  '<p class="a" class="b">',
  '<p class=a class="a"b>',
  '<site-galery design="grid">',
  '<site-gallery design="grid" desing="list">',
  '<site-gallery design="mosaic">',
  '<site-gallery block-json=\'{"desing":"gird"}\'>',
  '<site-gallery block-json=\'{"design":"mosaic","slidesPer":3}\'>',
  '<site-gallery block-json=\'{"slidesPerRwww":3, "design" "grid"}\'>',
  '<!-- site-lint-disable link -- as it was sent --><a href="mailto: a@example.com">',
];

describe('fixes in a page', () => {
  for (const [title, cases] of Object.entries(pages))
    it(title, () => {
      for (const [before, after] of cases) assert.equal(fixed(before), after);
    });

  it('change nothing ambiguous', () => {
    for (const text of left) assert.equal(fixed(text), text);
  });
});

describe('fixes in a context', () => {
  const cases: readonly (readonly [before: string, after: string])[] = [
    ['{"website": {"siteTitle": "Halden",},}', '{"website": {"siteTitle": "Halden"}}'],
    [
      "{website: {'siteTitle': 'Halden', developerMode: !0}}",
      '{"website": {"siteTitle": "Halden", "developerMode": true}}',
    ],
    ['{"website": {"siteTitle": "a\tb", "cloneable": True}}', '{"website": {"siteTitle": "a\\tb", "cloneable": true}}'],
  ];
  it('correct names with one wrong letter, or in another case', () => {
    const context = (variant: string): string => `{"cookieSettings": {"cookieBannerVariant": "${variant}"}}`;
    assert.equal(fixedJson(context('popup')), context('POPUP'));
    assert.equal(fixedJson(context('POPPUP')), context('POPUP'));
    assert.equal(fixedJson(context('BANNER')), context('BANNER'));
  });

  it('remove quotes around booleans and numbers', () => {
    const context = (on: string, days: string, left: string): string =>
      `{"websiteSettings": {"popupOverlaySettings": {"enableMobile": ${on}, "displayFrequency": ${days}, "scrollPercentage": ${left}}}}`;
    assert.equal(fixedJson(context('"true"', '"-1"', '"2.5"')), context('true', '-1', '2.5'));
    for (const wrong of ['"yes"', '"1,5"', '"0x1F"', '"1e3"', '"07"', '""', 'null', '"500"', `"${'9'.repeat(20)}"`])
      assert.equal(fixedJson(context('false', '1', wrong)), context('false', '1', wrong));
    assert.equal(fixedJson(context('"1"', '"1.5"', '1')), context('"1"', '"1.5"', '1'));
  });

  it('do the same in attributes, with escaped quotes', () => {
    const block = (quote: string, write: (json: string) => string, design: string, on: string): string =>
      `<div\r\n data-block-type=8 data-block-json=${quote}${write(`{"design":"${design}","a":"<&'","autoplay":${on}}`)}${quote}></div>`;
    const escapes: readonly (readonly [quote: string, (json: string) => string])[] = [
      ['"', (json) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
      ["'", (json) => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')],
      ['"', (json) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replace('{', '&#123;')],
      [
        '',
        (json) =>
          json.replaceAll('&', '&amp;').replaceAll('"', '&#34;').replaceAll("'", '&#39;').replaceAll('<', '&#60;'),
      ],
    ];
    for (const [quote, write] of escapes)
      assert.equal(fixedJson(block(quote, write, 'gird', '1')), block(quote, write, 'grid', '1'));
  });

  it('correct paths that are invalid in a URL', () => {
    const context = (urlId: string): string => `{"website": {}, "collection": {"urlId": "${urlId}"}}`;
    assert.equal(fixedJson(context('Meet the sponsors!')), context('meet-the-sponsors'));
    assert.equal(fixedJson(context('shop//New Prints')), context('shop/new-prints'));
    // The fix would remove everything.
    assert.equal(fixedJson(context(' ')), context(' '));
  });

  it('replace literals of other languages', () => {
    for (const [before, after] of cases) assert.equal(fixedJson(before), after);
  });

  it('correct all invalid JSON in one run', () => {
    const keys = Array.from({ length: 30 }, (_, at) => `key${at}`);
    const written = (quote: string): string =>
      `{${keys.map((key) => `${quote}${key}${quote}: "a${quote && '\\t'}${quote ? '' : '\t'}b"`).join(', ')}}`;
    const context = (quote: string): string => `window.SITE_CONTEXT = {"website": ${written(quote)}};\nrun({a: 1});`;
    assert.equal(fixedJson(context('')), context('"'));
    assert.equal(fixedJson(`{"website": ${written('')}}`), `{"website": ${written('"')}}`);
    assert.equal(fixedJson(`{"website": {"a": "${'\t'.repeat(30)}"}}`), `{"website": {"a": "${'\\t'.repeat(30)}"}}`);
  });

  it('change a value in a script only if the result is JSON, each value separately', () => {
    const script = (end: string): string =>
      `SITE_CONTEXT = { website: { id: websiteId } };\nb.SITE_CONTEXT = {${end}: {}};\nc.SITE_CONTEXT = {a: 1, // one\n};`;
    assert.equal(fixedJson(script('website')), script('"website"'));
  });

  it('change nothing that would lose text', () => {
    for (const text of ['{"website": {} /* ours */}', "{\"website\": 'it\\'s'}", '{"website": {}} rest'])
      assert.equal(fixedJson(text), text);
  });
});

const pieces = [
  ...[
    '<a href="',
    '<a href=',
    "<a href='",
    '<site-gallery ',
    '<p ',
    '<site-dialog ',
    '<img alt="" ',
    '</p>',
    '>',
    '">',
    "'>",
    ' ',
  ],
  ...[
    'mailto: a@example.com',
    'mailto:%20',
    'tel:+1 (555) 0100',
    'tel:1.2',
    '\n',
    '\r\n',
    '&#32;',
    '"',
    "'",
    '=',
    '{{a}}',
    '/',
  ],
  ...[
    'class="a"',
    'class=a',
    ' class="a"',
    'design="gird"',
    'desing="grid"',
    'slidesperrow=3',
    'DESIGN=lst',
    'transition=fad',
    'id=x',
  ],
  ...['slot="x"', 'block-json="{}"', 'blok-json="{}"', 'open', 'opne', '<!-- site-lint-disable-next link -- x -->'],
];
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));
const runs = { numRuns: propertyRuns(10_000) };

const countOf = (findings: readonly PlacedFinding[], code: string): number =>
  findings.filter((finding) => finding.code === code).length;

describe('fixing any text', () => {
  it('a second time changes nothing', () => {
    fc.assert(
      fc.property(soup, (text) => assert.equal(fixed(fixed(text)), fixed(text))),
      runs,
    );
  });

  it('causes no new finding', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const [before, after] = [text, fixed(text)].map((one) => checkPage({ file: 'a.html', text: one }));
        for (const { code } of after ?? []) assert.ok(countOf(after ?? [], code) <= countOf(before ?? [], code), code);
      }),
      runs,
    );
  });

  it('changes nothing outside the fixes', () => {
    const ranges = fc.array(fc.record({ start: fc.nat(40), length: fc.nat(5), text: fc.string({ maxLength: 3 }) }));
    fc.assert(
      fc.property(fc.string({ minLength: 45, maxLength: 50 }), ranges, (text, found) => {
        const fixes = found.map(({ start, length, text: other }) => ({ start, end: start + length, text: other }));
        const touched = new Set(
          fixes.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)),
        );
        const kept = [...text].length === text.length ? [...text].filter((_, at) => !touched.has(at)) : [];
        let at = -1;
        const done = fixText(text, fixes);
        for (const sign of kept) {
          at = done.indexOf(sign, at + 1);
          assert.ok(at >= 0);
        }
      }),
      runs,
    );
  });
});

it('the checks of fixes do not increase with their number', () => {
  let checks = 0;
  // Each fix causes another finding, so that none is applied.
  const check = ({ text }: Source): readonly PlacedFinding[] => {
    checks += 1;
    return [...text].map((letter, at) => {
      const position = { line: 1, column: at + 1, offset: at };
      const fix = { start: at, end: at + 1, text: 'b' };
      return { file: 'a', rule: 'a', code: letter, severity: 'error', args: {}, start: position, end: position, fix };
    });
  };
  const text = 'a'.repeat(2000);
  assert.equal(fixUntilStable({ file: 'a', text }, check).text, text);
  assert.ok(checks <= 201, `${checks} checks`);
});
