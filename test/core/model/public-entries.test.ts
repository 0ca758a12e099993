/** Tests the modules behind `site-elements/vocabularies` and `site-elements/model`, bundled as in an app. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import * as model from '../../../core/model/model.ts';
import * as vocabularies from '../../../core/model/vocabularies.ts';
import { root } from '../../../tools/root.ts';

const bundle = async (contents: string): Promise<{ readonly text: string; readonly inputs: readonly string[] }> => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  });
  return { text: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
};

const cases: readonly [name: string, use: string, largest: number][] = [
  ['vocabularies', 'billingUnits', 150],
  ['vocabularies', 'mapStyles', 200],
  ['model', 'slug', 600],
  ['model', 'fileSizeText', 400],
];

describe('a public module', () => {
  for (const [name, use, largest] of cases) {
    it(`${name} costs at most ${largest} bytes in an app that uses ${use} alone`, async () => {
      const { text } = await bundle(`export { ${use} } from './core/model/${name}.ts';`);
      assert.ok(text.length <= largest, `${text.length} bytes`);
    });

    it(`${name} has no dependency`, async () => {
      const { inputs } = await bundle(`export * from './core/model/${name}.ts';`);
      assert.deepEqual(
        inputs.filter((file) => !file.startsWith('core/model/') && file !== '<stdin>'),
        [],
      );
    });
  }

  it('returns the results that its docs page shows', () => {
    const { formatCents, priceDisplay, subscriptionRenewal, formatMessage, commerceMessages, slug, blogUrl } = model;
    const { cents = 0, isFrom } = priceDisplay([{ price: 2500 }, { price: 1900 }]) ?? {};
    assert.deepEqual([formatCents(cents, 'EUR'), isFrom], ['€19.00', true]);
    const { code, args } = subscriptionRenewal({ value: 3, unit: 'month' });
    assert.equal(formatMessage(commerceMessages[code], args), 'Renews every 3 months until canceled.');
    const reading = model.readProduct([
      { attributes: { Size: 'Small', Color: 'Red' }, price: 2000 },
      { attributes: { Size: 'Large', Color: 'Blue' }, price: 2500, qtyInStock: 3 },
    ]);
    assert.ok(reading.ok);
    const choice = model.createVariantChoice(reading.product);
    const choices = new Map([['Size', 'Large']]);
    assert.deepEqual(choice.resolve(choices), { state: 'incomplete', missing: ['Color'] });
    assert.deepEqual([...(choice.available(choices)[1] ?? [])], [['Blue', true]]);
    assert.deepEqual(model.purchasePrice(choice.matching(choices)), { cents: 2500, isFrom: false });
    assert.equal(slug('Meet the sponsors!'), 'meet-the-sponsors');
    assert.equal(blogUrl('/blog/%y/%m/%d/%t', { year: 2026, month: 1, day: 2, title: 'A b' }), '/blog/2026/1/2/a-b');
    const { nameOf, pageTypes, blockTypes, newerBlockTypes } = vocabularies;
    assert.equal(nameOf(pageTypes, 209), 'reviews-request');
    assert.equal(nameOf(blockTypes, 72) ?? nameOf(newerBlockTypes, 72), 'pricing-plan');
  });
});
