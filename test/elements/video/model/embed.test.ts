import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseEmbed } from '../../../../elements/video/model/embed.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const frame = (attributes: string): string => `<iframe ${attributes}></iframe>`;

describe('embed markup', () => {
  it('contains the URL, the size and the title of its frame, in any notation', () => {
    const expected = { src: 'https://a.example/v?x=1&y=2', size: { width: 640, height: 360 }, title: 'Tide "one"' };
    for (const markup of [
      frame('src="https://a.example/v?x=1&amp;y=2" width="640" height="360" title="Tide &quot;one&quot;"'),
      frame("title='Tide \"one\"' HEIGHT = 360 src = 'https://a.example/v?x=1&y=2' WIDTH=640"),
      `<p>Before <b>it</b></p>\n${frame('src="https://a.example/v?x=1&#38;y=2"\n width="640" height="360" title="Tide &#x22;one&#x22;"')}`,
      '&lt;iframe src=&quot;https://a.example/v?x=1&amp;amp;y=2&quot; width=&quot;640&quot; height=&#34;360&#34; title="Tide &amp;quot;one&amp;quot;"&gt;',
    ]) {
      assert.deepEqual(parseEmbed(markup), expected, markup);
    }
  });

  it('has its first frame used, with the first of duplicate attributes, and no frame in a comment', () => {
    assert.equal(parseEmbed(frame('src="//a.example" src="//b.example"'))?.src, '//a.example');
    assert.equal(parseEmbed(frame('src="//a.example"') + frame('src="//b.example"'))?.src, '//a.example');
    assert.equal(parseEmbed(`<!-- ${frame('src="//a.example"')} -->${frame('src="//b.example"')}`)?.src, '//b.example');
    assert.equal(parseEmbed(`<!-- ${frame('src="//a.example"')}`), undefined);
    assert.equal(parseEmbed(frame('title="<iframe src=//b.example>" src="//a.example"'))?.src, '//a.example');
    assert.equal(parseEmbed(`${frame('')}${frame('src="//b.example"')}`)?.src, '//b.example');
  });

  it('may be an object with embed, as in old markup', () => {
    const inner = '<param name="movie" value="//a.example/m"><embed src="//a.example/m" width="425" height="344">';
    const size = { width: 425, height: 344 };
    assert.deepEqual(parseEmbed(`<object>${inner}</object>`), { src: '//a.example/m', size, title: undefined });
    assert.equal(parseEmbed(inner), undefined, 'an embed element alone is invalid');
    assert.equal(parseEmbed('<object data="//a.example/m"></object>'), undefined, 'an object element alone is invalid');
  });

  it('is invalid without a frame', () => {
    for (const markup of [
      '',
      'hello',
      '<script></script>',
      '<iframe>',
      '<iframes src="//a.example">',
      '<video src="a.mp4">',
    ])
      assert.equal(parseEmbed(markup), undefined, markup);
  });

  it('has no size if that is not in pixels', () => {
    for (const size of ['width="100%" height="360"', 'width="640"', 'width="0" height="360"', ''])
      assert.equal(parseEmbed(frame(`src="//a.example" ${size}`))?.size, undefined, size);
  });

  it('never causes an exception, whatever the text', () => {
    const pieces = fc.constantFrom(
      '<iframe ',
      'src=',
      '"',
      "'",
      '>',
      '<',
      '&#',
      '9',
      ';',
      '<!--',
      '-->',
      '=',
      '&amp;',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (markup) => {
          const embed = parseEmbed(markup);
          assert.ok(embed === undefined || embed.src !== '');
        },
      ),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('is read back unchanged, whatever the URL and the title', () => {
    const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (src, title) => {
        const embed = parseEmbed(frame(`title="${escaped(title)}" src="${escaped(src)}"`));
        assert.deepEqual([embed?.src, embed?.title], [src, title]);
      }),
    );
  });

  it('is refused in linear time, also if it is made to be slow', () => {
    const length = 50_000;
    for (const piece of [
      '<iframe ',
      '<iframe "',
      '<!--',
      '&#',
      "<iframe a='",
      '<iframe a=" ',
      '<object><embed ',
      '<object>',
      '<iframe>',
    ]) {
      const before = performance.now();
      parseEmbed(piece.repeat(length / piece.length));
      // This takes milliseconds. Quadratic time would be minutes, also on a fast machine.
      assert.ok(performance.now() - before < 10_000, piece);
    }
  });
});
