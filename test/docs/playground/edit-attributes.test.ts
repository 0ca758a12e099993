/** Controls of the playground edit the markup of the author: one attribute changes, and every other character remains. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  applySplice,
  attributeSplice,
  elementAt,
  findElements,
  type MarkupElement,
} from '../../../tools/docs/site/playground/edit-attributes.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const isOurs = (tag: string): boolean => tag.startsWith('site-');

/** Sets an attribute of the first element of the source. */
function edit(source: string, name: string, value: string | undefined): string {
  const [element] = findElements(source, isOurs);
  assert.ok(element);
  const splice = attributeSplice(source, element, name, value);
  return splice ? applySplice(source, splice) : source;
}

const valuesOf = ({ attributes }: MarkupElement): Record<string, string> =>
  Object.fromEntries([...attributes].map(([name, { value }]) => [name, value]));

const attributesOf = (source: string): readonly Record<string, string>[] => findElements(source, isOurs).map(valuesOf);

describe('a control', () => {
  const cases: readonly (readonly [
    title: string,
    source: string,
    name: string,
    value: string | undefined,
    result: string,
  ])[] = [
    ['adds after the tag', '<site-a>', 'open', '', '<site-a open>'],
    [
      'adds after the last attribute',
      "<site-a b='1'\n  c=2>",
      'design',
      'grid',
      '<site-a b=\'1\'\n  c=2 design="grid">',
    ],
    ['replaces in place', '<site-a  b = "1"  c>', 'b', '2', '<site-a  b="2"  c>'],
    ['removes with the space before', '<site-a b="1"  c>', 'b', undefined, '<site-a  c>'],
    ['removes nothing that is absent', '<site-a c>', 'b', undefined, '<site-a c>'],
    ['writes JSON readably', '<site-a>', 'b', '{"c": 1}', `<site-a b='{"c": 1}'>`],
    ['escapes quotes and references', '<site-a>', 'b', `"'&amp;`, `<site-a b="&quot;'&amp;amp;">`],
    [
      'keeps the start tag of SVG and pages',
      '<!doctype html><html><body><site-a></site-a>',
      'b',
      '1',
      '<!doctype html><html><body><site-a b="1"></site-a>',
    ],
    ['keeps attributes apart', '<site-a b="1"c="2">', 'b', undefined, '<site-a c="2">'],
    ['keeps the slash out of a value', '<site-a c=1 b/>', 'b', undefined, '<site-a c=1 />'],
  ];
  for (const [title, source, name, value, result] of cases)
    it(title, () => assert.equal(edit(source, name, value), result));

  const space = fc.constantFrom(' ', '\n', '  ', '\t ');
  const value = fc.string({ maxLength: 8 });
  const quote = (text: string): string => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  const attribute = fc.oneof(
    fc.constantFrom('b', 'c', 'data-d', 'B', 'design', '@e', ':f'),
    fc
      .tuple(fc.constantFrom('b', 'c', 'design'), space, value)
      .map(([name, gap, text]) => `${name}${gap}=${gap}${quote(text)}`),
    fc
      .tuple(fc.constantFrom('b', 'design'), fc.constantFrom('1', 'x/y', '/', "'"))
      .map(([name, text]) => `${name}=${text}`),
  );
  const gap = fc.oneof({ weight: 5, arbitrary: space }, { weight: 1, arbitrary: fc.constantFrom('', '/') });
  // The second of two attributes with one name has no effect, until the first is removed.
  const nameOf = ([, written]: readonly [string, string]): string => written.split(/[\s=]/)[0]?.toLowerCase() ?? '';
  const attributes = fc.uniqueArray(fc.tuple(gap, attribute), { maxLength: 5, selector: nameOf });
  const tag = fc
    .tuple(attributes, fc.constantFrom('', ' ', '/', ' /'))
    .map(([pairs, end]) => `<site-a${pairs.map((pair) => pair.join('')).join('')}${end}>`);
  const text = fc.constantFrom(
    '',
    'text',
    '<p>',
    '</p>',
    '<!-- <site-a b> -->',
    '<b title="<site-a>">',
    '<table>',
    '<svg>',
    '</site-a>',
    '&amp;',
  );
  const markup = fc.array(fc.oneof(tag, text), { maxLength: 6 }).map((parts) => parts.join(''));

  it('changes exactly one attribute of one element, in any markup', () => {
    const name = fc.constantFrom('b', 'design', 'new-one');
    const property = fc.property(
      markup,
      fc.nat(),
      name,
      fc.option(value, { nil: undefined }),
      (source, index, changed, set) => {
        const before = findElements(source, isOurs);
        const at = before.length === 0 ? -1 : index % before.length;
        const element = before[at];
        if (!element) return;
        const splice = attributeSplice(source, element, changed, set?.replaceAll('\r', ''));
        if (!splice) return assert.equal(element.attributes.has(changed), false);
        const expected = before.map(valuesOf);
        const { [changed]: _, ...others } = expected[at] ?? {};
        expected[at] = set === undefined ? others : { ...others, [changed]: set.replaceAll('\r', '') };
        assert.deepEqual(attributesOf(applySplice(source, splice)), expected);
        assert.ok(splice.from >= element.from && splice.to <= element.to);
      },
    );
    fc.assert(property, { numRuns: propertyRuns(1000) });
  });
});

describe('the element of the controls', () => {
  const source = '<p>1</p><site-a><site-b></site-b>text</site-a><site-c></site-c>';
  const tagAt = (offset: number): string | undefined => elementAt(findElements(source, isOurs), offset)?.tag;

  it('is the innermost one that contains the cursor', () => {
    assert.equal(tagAt(source.indexOf('site-b')), 'site-b');
    assert.equal(tagAt(source.indexOf('text') + 1), 'site-a');
    assert.equal(tagAt(source.length), 'site-c');
  });

  it('is the first one where the cursor is in none', () => {
    assert.equal(tagAt(0), 'site-a');
    assert.equal(elementAt([], 0), undefined);
  });

  it('is found in markup that is nested 20,000 levels deep', () => {
    assert.equal(findElements(`${'<div>'.repeat(20_000)}<site-a>`, isOurs).length, 1);
  });
});
