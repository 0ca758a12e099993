/**
 * Compares the extractor with parse5, a parser that follows the standard to the letter.
 *
 * Accepted differences, all caused by the fast parser of the extractor (htmlparser2):
 * - an incomplete tag at the end of the text: browsers drop it, and the extractor keeps it. Here every text is completed first;
 * - `<image>` is called `img`, as browsers do in the tree and parse5 does not yet in its tokens;
 * - a `<form>` inside a form: browsers ignore the tag, and so does the extractor;
 * - NUL and CRLF in names and values are kept as they are in the text;
 * - `<![CDATA[` outside of SVG and MathML ends at `]]>` instead of at the first `>`;
 * - an end tag ends at the first `>`, also between quotes;
 * - elements whose content is text (`<title>`, `<textarea>`, `<script>` …) are also read so inside `<select>` and `<frameset>`,
 *   where browsers ignore their tags, but not after a tag that ends SVG or MathML without an end tag.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, Parser, type Token } from 'parse5';
import { readPage } from '../../../../cli/lint/page/page.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

interface Tag {
  readonly name: string;
  readonly start: number;
  readonly attributes: readonly (readonly [name: string, value: string, start: number])[];
}

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
const nameOf = (name: string): string => (name === 'image' ? 'img' : plain(name).toLowerCase());

/** Keeps the first of several attributes with the same name. */
function firsts(attributes: Tag['attributes']): Tag['attributes'] {
  const names = attributes.map(([name]) => name);
  return attributes.filter(([name], at) => names.indexOf(name) === at);
}

const ours = (text: string): readonly Tag[] =>
  readPage({ file: 'a.html', text }).elements.map(({ name, tag, attributes }) => ({
    name: nameOf(name),
    start: tag.start,
    attributes: firsts(attributes.map(({ name, value, start }) => [nameOf(name), plain(value), start])),
  }));

function theirs(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  class Tags extends Parser<DefaultTreeAdapterMap> {
    override onStartTag(token: Token.TagToken): void {
      const places = token.location?.attrs ?? {};
      const attributes = token.attrs.map(
        ({ name, value }) => [nameOf(name), value, places[name]?.startOffset ?? -1] as const,
      );
      tags.push({
        name: nameOf(token.tagName),
        start: token.location?.startOffset ?? -1,
        attributes: firsts(attributes),
      });
      super.onStartTag(token);
    }
  }
  Tags.parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return tags;
}

const holdsText = '(?:iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)';
const accepted = [
  /<!\[CDATA\[/,
  /<\/[a-z][^>]*["']/i,
  new RegExp(`<(?:select|frameset|svg|math)[\\s\\S]*<${holdsText}`, 'i'),
];

/** Removes forms inside forms. */
function withoutInner(tags: readonly Tag[], found: readonly Tag[]): readonly Tag[] {
  const first = tags.findIndex(({ name }) => name === 'form');
  const starts = new Set(found.map(({ start }) => start));
  return tags.filter(({ name, start }, at) => name !== 'form' || at === first || starts.has(start));
}

const pieces = [
  ...[
    '<a href="',
    '<a href=',
    "<a href='",
    '<img ',
    '<image ',
    '<input type=image ',
    '<p ',
    '<p>',
    '<div>',
    '<b>',
    '<td>',
    '<tr>',
  ],
  ...[
    '<table>',
    '<select>',
    '<option>',
    '<svg>',
    '<math>',
    '<title>',
    '<textarea>',
    '<script>',
    '<style>',
    '<iframe>',
    '<noscript>',
  ],
  ...[
    '<plaintext>',
    '<template>',
    '<body ',
    '<html ',
    '<head>',
    '<frameset>',
    '<form ',
    '<li>',
    '<br>',
    '<SCRIPT>',
    '<site-gallery ',
  ],
  ...[
    '</a>',
    '</p>',
    '</p ',
    '</b>',
    '</table>',
    '</select>',
    '</svg>',
    '</title>',
    '</textarea>',
    '</script>',
    '</style>',
    '</iframe>',
  ],
  ...[
    '</noscript>',
    '</template>',
    '</body>',
    '</html>',
    '</form>',
    '</',
    '>',
    '/>',
    '/',
    '<',
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '<?',
    '<!x',
  ],
  ...[
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
    '"',
    "'",
    '=',
    ' ',
    '\n',
    '\r\n',
    '\r',
    '\t',
    '\f',
    '\0',
    '👋',
    'İ',
    '\ud800',
  ],
  ...[
    '&amp;',
    '&#x41;',
    '&lt',
    '&notit;',
    '&nota',
    '&',
    'id=a',
    'ID=b',
    'class="x"',
    'alt',
    'x=1',
    '<foreignObject>',
    '<mi>',
  ],
];
const end = `"'>"'>`;
const soup = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 3 })), { maxLength: 25 })
  .map((parts) => parts.join('') + end);

describe('the extractor', () => {
  it('reads the same tags and attributes as a parser of the standard, at the same positions', () => {
    let compared = 0;
    let all = 0;
    fc.assert(
      fc.property(soup, (text) => {
        all += 1;
        if (accepted.some((difference) => difference.test(text))) return;
        compared += 1;
        const found = ours(text);
        assert.deepEqual(found, withoutInner(theirs(text), found));
      }),
      { numRuns: propertyRuns(10_000) },
    );
    assert.ok(compared > all / 2, `${compared} of ${all} texts could be compared`);
  });

  it('drops the attributes of a form inside a form', () => {
    const [outer, inner] = ours('<form id="a"><p class="b"><form id="c" class="d"></form>');
    assert.deepEqual(outer?.attributes, [['id', 'a', 6]]);
    assert.deepEqual(inner, { name: 'p', start: 13, attributes: [['class', 'b', 16]] });
  });
});
