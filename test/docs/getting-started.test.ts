/** The code in the docs compiles, uses the syntax that the framework tests use, and passes check. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { lint } from '../../cli/lint.ts';
import { describeElements } from '../../tools/meta/describe-elements.ts';
import { metaFiles } from '../../tools/meta/write-meta.ts';
import { fromRoot, root } from '../../tools/root.ts';
import { runHere } from '../cli/command.ts';
import { syntaxes } from '../hosts/languages.ts';
import { compileSvelte, compileTemplate, parseTemplate, parseVue } from '../hosts/template-compilers.ts';
import { complaints } from '../tools/meta/compile.ts';

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8');

const blocks = (markdown: string, language: string): readonly string[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}(?: live| tab=\\w+)?\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  );

const blockOf = (file: string, language: string): string => {
  const [code] = blocks(read(`docs/${file}.md`), language);
  assert.ok(code, `${file} shows ${language}`);
  return code;
};

describe('the code of', () => {
  for (const file of ['getting-started/react', 'index']) {
    it(`${file} is accepted by the types for React`, async () => {
      const types = metaFiles(await describeElements(), { name: 'site-elements', version: '1.0.0' });
      const code = blockOf(file, 'tsx').replace(/^import 'site-elements\/(?!types).*\n/gm, '');
      const files = {
        'code.tsx': code.replace('site-elements/types/react', './types/react.js'),
        'types/elements.d.ts': types.get('types/elements.d.ts') ?? '',
        'types/react.d.ts': types.get('types/react.d.ts') ?? '',
      };
      const misspelled = { ...files, 'code.tsx': files['code.tsx'].replace('destructive', 'destructve') };
      assert.deepEqual(complaints(files, { jsx: ts.JsxEmit.ReactJSX }), []);
      assert.notDeepEqual(complaints(misspelled, { jsx: ts.JsxEmit.ReactJSX }), []);
    });
  }

  for (const file of ['getting-started/vue', 'index']) {
    it(`${file} has a Vue component that compiles`, () => {
      const { descriptor, errors } = parseVue(blockOf(file, 'vue'));
      const source = descriptor.template?.content ?? '';
      const compiled = compileTemplate({ source, filename: 'Delete.vue', id: 'delete' });
      assert.deepEqual([...errors, ...compiled.errors], []);
      assert.match(source, /site-dialog/);
    });
  }

  for (const file of ['getting-started/svelte', 'index']) {
    it(`${file} has a Svelte component that compiles`, () => {
      assert.deepEqual(compileSvelte(blockOf(file, 'svelte'), { filename: 'Delete.svelte' }).warnings, []);
    });
  }

  it('getting-started/angular has a template that compiles', () => {
    const [, template = ''] = /template: `([\s\S]*?)`/.exec(blockOf('getting-started/angular', 'ts')) ?? [];
    assert.match(template, /site-dialog/);
    assert.deepEqual(parseTemplate(template, 'delete.html').errors ?? [], []);
  });

  for (const [file, framework, language, call] of [
    ['getting-started/react', 'react', 'tsx', 'close'],
    ['getting-started/vue', 'vue', 'vue', 'close'],
    ['getting-started/svelte', 'svelte', 'svelte', 'close'],
    ['getting-started/angular', 'angular', 'ts', 'close()'],
    ['index', 'react', 'tsx', 'close'],
    ['index', 'vue', 'vue', 'close'],
    ['index', 'svelte', 'svelte', 'close'],
  ] as const) {
    it(`${file} writes values, properties and events in ${framework} as its tests do`, () => {
      const { value, property, listener } = syntaxes[framework];
      const isOpen = framework === 'angular' ? 'isOpen()' : 'isOpen';
      const code = blockOf(file, language);
      for (const part of [value('dialog-title', 'title'), property('open', isOpen), listener('site-hidden', call)])
        assert.ok(code.includes(part), part);
    });
  }
});

describe('every guide', () => {
  const guides = globSync('docs/**/*.md', { cwd: root }).sort();

  it('contains HTML in which check finds no error', () => {
    assert.ok(guides.length > 10);
    for (const guide of guides) {
      const files = blocks(read(guide), 'html').map((text, index) => ({ path: `${guide}-${index}.html`, text }));
      assert.deepEqual(
        lint(files).findings.filter(({ severity }) => severity === 'error'),
        [],
      );
    }
  });

  it('contains only existing commands and options', async () => {
    const lines = guides.flatMap((guide) => blocks(read(guide), 'sh').flatMap((code) => code.split('\n')));
    const commands = lines.flatMap((line) => /npx site-elements ([a-z-]+)(.*)$/.exec(line)?.slice(1, 3) ?? []);
    assert.ok(commands.length > 8);
    for (let index = 0; index < commands.length; index += 2) {
      const [name = '', rest = ''] = commands.slice(index, index + 2);
      const { stdout } = await runHere([name, '--help']);
      assert.match(stdout, new RegExp(`Usage: site-elements ${name} `));
      for (const [option] of rest.matchAll(/--[a-z-]+/g)) assert.ok(stdout.includes(option), `${name} ${option}`);
    }
  });
});
