/** Components that the playground writes render what the markup contains: React and Vue render them here. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globSync } from 'tinyglobby';
import { elements } from '../../../cli/lint/page/known-elements.ts';
import type { Exported } from '../../../tools/docs/site/playground/export-content.ts';
import { exportJsx } from '../../../tools/docs/site/playground/export-jsx.ts';
import { exportVue } from '../../../tools/docs/site/playground/export-vue.ts';
import { styleObject } from '../../../tools/docs/site/playground/jsx-attributes.ts';
import { fromRoot } from '../../../tools/root.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const requireHost = createRequire(fromRoot('test/hosts/package.json'));
const { createSSRApp } = requireHost('vue');
const { renderToString } = requireHost('vue/server-renderer');

const isFlag = (tag: string, attribute: string): boolean => {
  const kind = elements.get(tag)?.attributes.get(attribute)?.kind;
  return kind === 'flag' || kind === 'toggle';
};

const isKnown = (tag: string): boolean => elements.has(tag);

const toReact = (source: string): Exported => exportJsx(source, isFlag, isKnown);

const toVue = (source: string): Exported => exportVue(source, isKnown);

/** Returns the markup that React writes for the exported component. */
function renderReact(code: string): string {
  const { code: script } = transformSync(code.replace(/^import .*$/gm, '').replace('export ', ''), {
    loader: 'jsx',
    jsxFactory: 'createElement',
    jsxFragment: 'Fragment',
  });
  const Example = new Function('createElement', 'Fragment', `${script}; return Example;`)(createElement, Fragment);
  return renderToStaticMarkup(createElement(Example));
}

/** Returns the markup that Vue writes for the exported component, as a promise. */
function renderVue(code: string): Promise<string> {
  const [, template] = /<template>\n([\s\S]*)\n<\/template>/.exec(code) ?? [];
  assert.ok(template !== undefined);
  const data = Object.fromEntries(
    [...code.matchAll(/^const (data\d+) = (".*");$/gm)].map(([, name, text]) => [name, JSON.parse(text ?? '')]),
  );
  const compilerOptions = { isCustomElement: (tag: string) => tag.startsWith('site-') };
  return renderToString(createSSRApp({ template, setup: () => data, compilerOptions }));
}

type Node = DefaultTreeAdapterMap['node'];

const spaceless = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The values that React writes differently, and their common form. */
function attributeText(name: string, value: string): string {
  if (name === 'style') return `style=${value.replace(/\s*([:;])\s*/g, '$1').replace(/;$/, '')}`;
  // An attribute that is on when it is present.
  return ['checked', 'disabled', 'required', 'hidden', 'multiple', 'open'].includes(name)
    ? name
    : `${name}=${spaceless(value)}`;
}

const isLeftOut = (node: Node): boolean =>
  'tagName' in node &&
  (['style', 'link', 'meta', 'title', 'noscript'].includes(node.tagName) ||
    (node.tagName === 'script' && !node.attrs.some(({ name, value }) => name === 'type' && value.includes('json'))));

/** The tree as text, without white space, comments, and what exports leave out. */
function outline(node: Node): readonly string[] {
  if ('value' in node) return spaceless(node.value) === '' ? [] : [spaceless(node.value)];
  if (isLeftOut(node)) return [];
  const { childNodes = [] } = 'content' in node ? node.content : 'childNodes' in node ? node : {};
  const children = childNodes.flatMap(outline);
  if (!('tagName' in node)) return children;
  const attributes = node.attrs
    .filter(({ name }) => !/^on/.test(name))
    .map(({ name, value }) => attributeText(name, value));
  return [`<${[node.tagName, ...attributes.sort()].join(' ')}>`, ...children, `</${node.tagName}>`];
}

const outlineOf = (markup: string): readonly string[] => outline(parseFragment(markup));

const examples = globSync(['elements/*/*.md', 'docs/**/*.md'], { cwd: fromRoot('.') })
  .sort()
  .flatMap((file) =>
    [...readFileSync(fromRoot(file), 'utf8').matchAll(/^```html(?: live)?\n([\s\S]*?)^```/gm)].map(
      ([, code = ''], index) => ({
        name: `${file}, ${index + 1}`,
        code,
      }),
    ),
  )
  // Some show an end tag alone, or a page.
  .filter(({ code }) => code.includes('<site-') && !/<html|<!--\s*more/.test(code));

describe('every example of the docs', () => {
  it('is the same when React renders its component', () => {
    assert.ok(examples.length > 100);
    for (const { name, code } of examples)
      assert.deepEqual(outlineOf(renderReact(toReact(code).code)), outlineOf(code), name);
  });

  it('is the same when Vue renders its component', async () => {
    for (const { name, code } of examples)
      assert.deepEqual(outlineOf(await renderVue(toVue(code).code)), outlineOf(code), name);
  });
});

describe('any markup', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '{{ x }}',
      '{a}',
      '<',
      '&amp;',
      '&lt;p&gt;',
      '  two  spaces ',
      '\n line \n',
      '`x`',
      '\\n',
      '*/',
      '{/*',
    ),
  );
  const value = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('{{ x }}', '"quoted"', '{x}', '\\', '&quot;', ''),
  );
  const attribute = fc
    .tuple(fc.constantFrom('class', 'data-x', 'title', 'aria-label', 'lang'), value)
    .map(([name, written]) => ` ${name}="${written.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  const attributes = fc.uniqueArray(attribute, { maxLength: 3, selector: (written) => written.split('=')[0] });
  const { markup } = fc.letrec<{ node: string; markup: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      text.map((written) => written.replace(/[<\0\r]/g, '')),
      fc
        .tuple(fc.constantFrom('div', 'p', 'b', 'span', 'site-gallery', 'li', 'em'), attributes, tie('markup'))
        .map(([tag, own, content]) => `<${tag}${own.join('')}>${content}</${tag}>`),
    ),
    markup: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  }));

  /** Texts that are adjacent in one tree may be separate in another. */
  const joined = (source: string): string => outlineOf(source).join(' ').replace(/\s+/g, '');

  it('is the same when React renders its component', () => {
    const property = fc.property(markup, (source) =>
      assert.equal(joined(renderReact(toReact(source).code)), joined(source)),
    );
    fc.assert(property, { numRuns: propertyRuns(1000) });
  });

  it('is the same when Vue renders its component', async () => {
    const property = fc.asyncProperty(markup, async (source) =>
      assert.equal(joined(await renderVue(toVue(source).code)), joined(source)),
    );
    await fc.assert(property, { numRuns: propertyRuns(1000) });
  });

  it('is exported without an error, whatever it is', () => {
    const source = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('<', '>', '/', 'a', '"', "'", '=', ' ', '!', '-', 'template', 'script') }),
    );
    const property = fc.property(source, (code) => {
      toReact(code);
      toVue(code);
    });
    fc.assert(property, { numRuns: propertyRuns(1000) });
  });
});

describe('an export to React', () => {
  const codeOf = (source: string): string => toReact(source).code;

  it('imports the elements and has props for attributes', () => {
    const code = codeOf(
      '<site-dialog id="a" class="b" destructive stay-open="false" tabindex="0"></site-dialog><label for="c" class="d" tabindex="0">E</label>',
    );
    assert.ok(code.startsWith("import 'site-elements/dialog';\nimport 'site-elements/site-elements.css';\n"));
    assert.ok(
      code.includes('<site-dialog id="a" className="b" destructive stay-open="false" tabindex="0"></site-dialog>'),
    );
    assert.ok(code.includes('<label htmlFor="c" className="d" tabIndex="0">E</label>'));
  });

  it('keeps the spaces between words and inline elements', () => {
    const code = codeOf(
      '<p>One <b>two</b>, <i>three</i> and\n  <site-relative-time></site-relative-time> later.</p>\n<p> Four </p>',
    );
    assert.equal(
      renderReact(code).replace(/\s+/g, ' '),
      '<p>One <b>two</b>, <i>three</i> and <site-relative-time></site-relative-time> later.</p><p>Four</p>',
    );
  });

  it('has the initial values of controls', () => {
    const rendered = renderReact(
      codeOf(
        '<input value="a"><input type="checkbox" value="b" checked><textarea>c\nd</textarea><select><option>e</option><option selected>f</option></select>',
      ),
    );
    assert.equal(
      rendered,
      '<input value="a"/><input type="checkbox" checked="" value="b"/><textarea>c\nd</textarea><select><option>e</option><option selected="">f</option></select>',
    );
  });

  it('leaves out scripts and handlers, and reports it', () => {
    const { code, notes } = toReact('<p onclick="a()" @click="b">C</p><script>d()</script>');
    assert.ok(code.includes('<p>C</p>') && !/[abd]\(\)/.test(code));
    assert.equal(notes.length, 3);
  });

  it('keeps content hidden that browsers find', () => {
    const { code } = toReact('<p hidden="until-found">A</p><p hidden>B</p>');
    assert.ok(code.includes('<p hidden="until-found">A</p>') && code.includes('<p hidden>B</p>'));
  });

  it('reports declarations that React ignores', () => {
    assert.match(toReact('<p style="color: red ! important">A</p>').notes.join(), /"!important"/);
    assert.deepEqual(toReact('<p style="color: red">A</p>').notes, []);
  });

  it('has styles as objects', () => {
    assert.equal(
      styleObject('color: red; --a-b: url("x;y"); -webkit-line-clamp: 2; background: url(data:a;b) ; broken; :x'),
      '{ color: "red", "--a-b": "url(\\"x;y\\")", WebkitLineClamp: "2", background: "url(data:a;b)" }',
    );
  });
});

describe('an export to Vue', () => {
  it('is a component in a single file', () => {
    const { code, notes } = toVue(
      '<style>\np { color: red }\n</style>\n<site-spinner></site-spinner>\n<p @click="a">{{ b }}</p>\n<script type="application/json">{"c": 1}</script><script>d()</script>',
    );
    assert.equal(
      code,
      `<script setup>
import 'site-elements/slim/spinner';
import 'site-elements/site-elements.css';

const data1 = "{\\"c\\": 1}";
</script>

<template>
  <site-spinner></site-spinner>
  <p>{{ '{{' }} b }}</p>
  <component type="application/json" :is="'script'" :innerHTML="data1"></component>
</template>

<style>
p { color: red }
</style>
`,
    );
    assert.equal(notes.length, 2);
  });
});
