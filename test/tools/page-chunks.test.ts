import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Plugin, rollup } from 'rollup';
import { compileHintsPlugin } from '../../tools/build/compile-hints-plugin.ts';
import { contractPlugin } from '../../tools/build/contract-plugin.ts';
import { sourcePlugins } from '../../tools/build/plugins.ts';
import { fromRoot } from '../../tools/root.ts';

async function built(input: Readonly<Record<string, string>>, ...plugins: readonly Plugin[]): Promise<string> {
  const bundle = await rollup({
    input,
    plugins: [...sourcePlugins({ platform: 'browser' }), contractPlugin(), ...plugins],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

const contract = fromRoot('elements/gallery/contract.ts');

test('the chunk of an element contains no property of its contract that only the build and prerendering read', async () => {
  const names = /^ {2,4}(load|wake|wakeIf|uses):/gm;
  assert.equal(readFileSync(contract, 'utf8').match(names)?.length, 4);
  const code = await built({ gallery: contract });
  assert.equal(code.match(names), null);
  assert.match(code, /tag: 'site-gallery'/);
});

test('the browser compiles the functions of a gallery when it fetches its chunk', async () => {
  const hint = /^\/\/# allFunctionsCalledOnLoad\n/;
  const hints = compileHintsPlugin(['site-gallery']);
  assert.match(await built({ 'site-gallery': contract }, hints), hint);
  assert.doesNotMatch(await built({ react: contract, 'site-gallery': contract }, hints), hint);
  await assert.rejects(built({ gallery: contract }, hints), /The build has no chunk named site-gallery\./);
});
