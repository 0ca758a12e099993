/** The rules of fonts contain what their author means, and no other rule. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { transform } from 'lightningcss';
import { cssString, fallbackCss, fontFaceCss } from '../../../../core/model/fonts/font-face-css.ts';
import { readFontSettings } from '../../../../core/model/fonts/read-font-settings.ts';

const familiesOf = (...families: readonly object[]) => readFontSettings({ families })?.families ?? [];

let types: string[] = [];
const visitor = { Rule: ({ type }: { readonly type: string }) => void types.push(type) };

/** Returns the types of the rules of CSS, as an independent parser reads them. */
function ruleTypes(css: string): readonly string[] {
  types = [];
  transform({ filename: 'fonts.css', code: new TextEncoder().encode(css), visitor });
  return types;
}

describe('the rules of fonts', () => {
  it('have the file, its format, weight and style, and are swapped', () => {
    const [karla] = [
      familiesOf({ family: 'Karla', faces: [{ src: '/karla.woff2', weight: 700, style: 'italic' }, {}] }),
    ];
    assert.equal(
      fontFaceCss(karla, (src) => `https://halden.example${src}`),
      '@font-face{font-family:"Karla";src:url("https://halden.example/karla.woff2") format("woff2");font-weight:700;font-style:italic;font-display:swap;}',
    );
    assert.equal(
      fontFaceCss(karla, () => undefined),
      '',
    );
  });

  it('have local fallbacks with the fonts of other systems that have the same metrics', () => {
    const fallback = { family: 'Arial', sizeAdjust: 101.5, lineGapOverride: 0 };
    assert.equal(
      fallbackCss(familiesOf({ family: 'Karla', fallback }, { family: 'Lora' })),
      '@font-face{font-family:"Karla fallback";src:local("Arial"),local("ArialMT"),local("Helvetica"),local("Liberation Sans"),local("Arimo");size-adjust:101.5%;line-gap-override:0%;}',
    );
    assert.match(fallbackCss(familiesOf({ family: 'x', fallback: { family: 'Optima' } })), /src:local\("Optima"\);/);
  });

  it('escape strings', () => {
    assert.equal(cssString('a"b\\c\nd'), '"a\\22 b\\5c c\\a d"');
    assert.equal(cssString('\0'), '"\ufffd"');
  });

  it('are as many as the families, whatever their names and URLs are', () => {
    const anyText = fc.oneof(
      fc.string({ minLength: 1, unit: 'binary' }),
      fc.constantFrom('"', '\\', '"}*{}', '\n}', "');}", '/*', '</style>', '\\22 }'),
    );
    fc.assert(
      fc.property(anyText, anyText, (family, src) => {
        const list = familiesOf({ family, faces: [{ src }], fallback: { family: src, sizeAdjust: 100 } });
        const css = fallbackCss(list) + fontFaceCss(list, (url) => url);
        const expected = list.flatMap(({ fallback }) => (fallback ? ['font-face', 'font-face'] : ['font-face']));
        assert.deepEqual(ruleTypes(css), expected);
      }),
    );
  });
});
