/** The default tokens and the themes: complete, and legible in light and in dark mode. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { contrastOf, leastTextContrast } from '../../core/model/contrast.ts';
import { contrastPairs, readTokens } from '../../tools/docs/site/tokens.ts';
import { fromRoot } from '../../tools/root.ts';

const folder = 'core/page/themes';
const files = ['core/page/tokens.css', ...readdirSync(fromRoot(folder)).map((name) => `${folder}/${name}`)];
const tokensOf = (file: string) => readTokens(readFileSync(fromRoot(file), 'utf8'));
const { colors, lengths } = tokensOf('core/page/tokens.css');
const namesOf = (tokens: readonly { readonly name: string }[]): readonly string[] => tokens.map(({ name }) => name);

it('the contrast of two colours is that of WCAG', () => {
  assert.equal(contrastOf('#000000', '#ffffff'), 21);
  assert.equal(contrastOf('#767676', '#FFFFFF')?.toFixed(2), '4.54');
  assert.equal(contrastOf('#1d4ed8', '#1d4ed8'), 1);
  for (const color of ['red', '#fff', '#12345g', '', '#1234567']) assert.equal(contrastOf(color, '#ffffff'), undefined);
});

it('there are three themes', () => assert.equal(files.length, 4));

for (const file of files)
  describe(file, () => {
    const own = tokensOf(file);

    it('sets every colour and length', () => {
      assert.deepEqual(namesOf(own.colors), namesOf(colors));
      assert.deepEqual(namesOf(own.lengths), namesOf(lengths));
      assert.ok(colors.length >= 8 && lengths.length === 2);
    });

    for (const scheme of ['light', 'dark'] as const)
      for (const { text, behind } of contrastPairs(colors))
        it(`has legible ${text} on ${behind}, ${scheme}`, () => {
          const color = (name: string) => own.colors.find((one) => one.name === name)?.[scheme] ?? '';
          const contrast = contrastOf(color(text), color(behind)) ?? assert.fail('no contrast');
          assert.ok(contrast >= leastTextContrast, contrast.toFixed(2));
        });
  });
