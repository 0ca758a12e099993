import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { fromRoot } from '../../tools/root.ts';
import { syntaxes } from './languages.ts';

const names = {
  react: ['React', 'react'],
  preact: ['Preact', 'preact'],
  vue: ['Vue', 'vue'],
  svelte: ['Svelte', 'svelte'],
  solid: ['Solid', 'solid-js'],
  angular: ['Angular', '@angular/core'],
  lit: ['Lit', 'lit'],
} as const satisfies Record<keyof typeof syntaxes, readonly [name: string, dependency: string]>;

const markdown = readFileSync(fromRoot('docs/getting-started/frameworks.md'), 'utf8');
const dependenciesOf = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(fromRoot(file), 'utf8')).devDependencies;
const versions = { ...dependenciesOf('package.json'), ...dependenciesOf('test/hosts/package.json') };

for (const [key, [name, dependency]] of Object.entries(names)) {
  it(`docs/getting-started/frameworks.md writes elements in ${name} as the tests do, for the version that they run in`, () => {
    // The keys of `names` are those of `syntaxes`.
    const { value, property, listener } = syntaxes[key as keyof typeof syntaxes];
    const call = key === 'angular' ? 'close()' : 'close';
    const cells = [value('dialog-title', 'title'), property('open', 'isOpen'), listener('site-hidden', call)];
    const [major] = versions[dependency]?.split('.') ?? [];
    const row = `| ${name} ${major} | ${cells.map((cell) => `\`${cell}\``).join(' | ')} |`;
    assert.ok(markdown.includes(row), row);
  });
}
