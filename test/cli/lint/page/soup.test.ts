import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { nameRange, readPage, valueRange } from '../../../../cli/lint/page/page.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { sample } from '../sample.ts';

const pieces = [
  ...[
    '<a href="',
    '<a href=',
    '<img ',
    '<input type=image ',
    '<site-sample ',
    '<site-smaple ',
    '<label for=',
    '<select ',
  ],
  ...[
    '<p slot=x',
    '<body>',
    '<html',
    '</p>',
    '</a>',
    '</',
    '>',
    '/>',
    '<',
    '<!--',
    '<!-- site-lint-disable-next image-alt,',
    '<!-- site-lint-disable link -- x -->',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '<!x',
  ],
  ...['<script>', '</script>', '<style>', '<textarea>', '</textarea>', '<svg>', '<math>', '<template>', '<table><td>'],
  ...['"', "'", '=', ' ', '\n', '\r\n', '\t', '\0', '&amp;', '&#x41;', '&notanentity', '&', '{{', '}}', '${', '<%'],
  ...[
    'mode="gird"',
    "mode='",
    'opne',
    'İ=1',
    'ſ',
    '👋',
    '\ud800',
    '#a',
    'tel:1',
    'mailto:a@@b',
    'www.a.b',
    '\\',
    'alt',
    'id=a',
  ],
];
const soup = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 40 });

describe('any text', () => {
  it('can be checked as a page, with all findings inside it', () => {
    fc.assert(
      fc.property(soup, (parts) => {
        const text = parts.join('');
        for (const { start, end } of checkPage({ file: 'a.html', text }, sample)) {
          assert.ok(start.offset >= 0 && start.offset < end.offset && end.offset <= text.length);
          assert.ok(start.line >= 1 && start.column >= 1);
        }
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });

  it('has attributes at their offsets in the text', () => {
    fc.assert(
      fc.property(soup, (parts) => {
        const text = parts.join('');
        for (const element of readPage({ file: 'a.html', text }).elements) {
          const tag = element.tag;
          const name = element.name === 'img' ? /^<(?:img|image)$/i : `<${element.name}`;
          if (typeof name === 'string') assert.equal(text.slice(tag.start, tag.end).toLowerCase(), name.toLowerCase());
          else assert.match(text.slice(tag.start, tag.end), name);
          for (const attribute of element.attributes) {
            const name = nameRange(attribute, text);
            assert.equal(text.slice(name.start, name.end).toLowerCase(), attribute.name);
            const value = valueRange(attribute, text);
            const raw = text.slice(value.start, value.end);
            if (attribute.value !== '' && !raw.includes('&')) assert.equal(raw, attribute.value);
            assert.ok(value.start >= attribute.start && value.end <= attribute.end);
          }
        }
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });
});
