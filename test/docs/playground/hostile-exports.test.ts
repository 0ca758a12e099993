/** Sources come from links of others: no markup becomes code of the component that the playground writes. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { elements } from '../../../cli/lint/page/known-elements.ts';
import { exportJsx } from '../../../tools/docs/site/playground/export-jsx.ts';
import { exportVue } from '../../../tools/docs/site/playground/export-vue.ts';
import { fromRoot } from '../../../tools/root.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const requireHost = createRequire(fromRoot('test/hosts/package.json'));
const { createSSRApp } = requireHost('vue');
const { renderToString } = requireHost('vue/server-renderer');

const isKnown = (tag: string): boolean => elements.has(tag);
const toReact = (source: string) => exportJsx(source, () => false, isKnown);
const toVue = (source: string) => exportVue(source, isKnown);

const importsOf = (code: string): readonly string[] => code.split('\n').filter((line) => line.startsWith('import '));

const isOwnImport = (line: string): boolean => {
  const [, name = ''] = /^import 'site-elements\/(?:slim\/)?([\w-]+)(?:\.css)?';$/.exec(line) ?? [];
  return name === 'site-elements' || isKnown(`site-${name}`);
};

const templateOf = (code: string): string => /<template>\n([\s\S]*)\n<\/template>/.exec(code)?.[1] ?? '';

/** Whether a text of a template has an expression other than that for two braces. */
const hasExpression = (text: string): boolean => text.replaceAll("{{ '{{' }}", '<>').includes('{{');

/** Returns the markup that Vue writes, as a promise. The context has a function that only code of the markup calls. */
const renderVue = (code: string, attack: () => string): Promise<string> =>
  renderToString(
    createSSRApp({
      template: templateOf(code),
      setup: () => ({ attack }),
      compilerOptions: { isCustomElement: (tag: string) => tag.includes('-') },
    }),
  );

/** Throws when the component calls the function of the attack, or contains an expression that is not a string. */
function assertInert(code: string): void {
  let calls = 0;
  const { code: script } = transformSync(code.replace(/^import .*$/gm, '').replace('export ', ''), {
    loader: 'jsx',
    jsxFactory: 'create',
    jsxFragment: '"fragment"',
  });
  const attack = (): void => {
    calls += 1;
  };
  const create = (tag: unknown, props: unknown, ...children: readonly unknown[]): unknown => {
    assert.equal(typeof tag, 'string');
    return [tag, props, children];
  };
  // Strict mode, as in a module: `this` is undefined.
  new Function('create', 'attack', `"use strict"; ${script}; return Example();`)(create, attack);
  assert.equal(calls, 0);
}

describe('an element', () => {
  it('is imported only if this library has it', () => {
    for (const source of [`<site-x';attack();'>`, '<site-galery></site-galery>', '<site-__proto__>'])
      for (const { code, notes } of [toReact(source), toVue(source)]) {
        assert.deepEqual(importsOf(code), ["import 'site-elements/site-elements.css';"]);
        assert.equal(notes.length, 1);
      }
    assert.equal(importsOf(toReact('<site-gallery></site-gallery>').code).length, 2);
  });

  it('with a name that JSX reads as code is left out, with a note', () => {
    for (const tag of ['x{...attack()}', 'attack.call', 'this', 'a:b', "x'y"]) {
      const { code, notes } = toReact(`<p><${tag}>text</p>`);
      assertInert(code);
      assert.ok(code.includes('<p></p>'), code);
      assert.match(notes.join(), /left out/);
    }
  });

  it('that Vue replaces is left out, with a note', () => {
    const names = [
      'component',
      'slot',
      'transition',
      'transition-group',
      'keep-alive',
      'teleport',
      'suspense',
      'data1',
    ];
    for (const name of names) {
      const { code, notes } = toVue(`<p><${name} is="script">attack()</${name}></p>`);
      assert.equal(templateOf(code).trim(), '<p></p>');
      assert.equal(notes.length, 1);
    }
    const { code, notes } = toVue('<p is="vue:script">text</p>');
    assert.equal(templateOf(code).trim(), '<p>text</p>');
    assert.equal(notes.length, 1);
  });

  it('whose content is text for browsers is left out, with a note', () => {
    for (const tag of ['xmp', 'noembed', 'noframes', 'noscript', 'plaintext'])
      for (const { code, notes } of [
        toReact(`<p>a</p><${tag}><img src=x onerror=attack()></${tag}>`),
        toVue(`<p>a</p><${tag}><img src=x onerror=attack()></${tag}>`),
      ]) {
        assert.ok(!code.includes('attack'), code);
        assert.equal(notes.length, 1);
      }
    assert.equal(
      templateOf(toVue('<iframe src="a"><img src=x onerror=attack()></iframe>').code).trim(),
      '<iframe src="a"></iframe>',
    );
  });

  it('with an attribute of the name of an object property has that attribute', () => {
    const { code } = toReact('<p constructor="a"></p>');
    assert.ok(code.includes('<p constructor="a"></p>'), code);
  });
});

describe('a style element in SVG', () => {
  it('does not end the style block of a component', () => {
    const { code } = toVue('<svg><style>&lt;/style>&lt;script>attack()&lt;/script></style></svg>');
    assert.equal(code.match(/<\/style/g)?.length, 1);
  });
});

describe('a text', () => {
  it('is not an expression of Vue, even when a node within it is left out', async () => {
    const middles = ['<script></script>', '<style></style>', '<slot></slot>', '<xmp></xmp>', '<link>'];
    for (const middle of middles) {
      const source = `{${middle}{attack()}}`;
      const { code } = toVue(source);
      assert.ok(!hasExpression(templateOf(code)), code);
      assert.equal(await renderVue(code, () => 'called'), '{{attack()}}');
    }
  });
});

describe('hostile markup', () => {
  const call = 'attack()';
  const hostile = fc.constantFrom(
    call,
    `{${call}}`,
    `{{${call}}}`,
    '{',
    '{{',
    '}}',
    "'",
    '"',
    '`',
    '<',
    '</',
    '*/',
    '{/*',
    '\\',
    '&lt;/style>',
    ';',
    '\n',
    `\${${call}}`,
  );
  const value = fc.array(hostile, { maxLength: 4 }).map((parts) => parts.join(''));
  const tag = fc.oneof(
    fc.constantFrom(
      'p',
      'svg',
      'style',
      'script',
      'xmp',
      'component',
      'slot',
      'template',
      'textarea',
      'pre',
      'iframe',
      'title',
    ),
    fc.constantFrom(
      'site-gallery',
      'site-galery',
      `site-x';${call};'`,
      `x{...${call}}`,
      'attack',
      'attack.call',
      'this',
      'data1',
    ),
  );
  const name = fc.constantFrom(
    'class',
    'style',
    'title',
    'is',
    ':is',
    'v-html',
    '@click',
    'onclick',
    'constructor',
    '__proto__',
    `{...${call}}`,
    'ref',
    'value',
  );
  const attribute = fc.tuple(name, value).map(([key, text]) => ` ${key}="${text.replaceAll('"', '&quot;')}"`);
  const { markup } = fc.letrec<{ node: string; markup: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      value,
      value.map((text) => `<!--${text}-->`),
      fc
        .tuple(tag, fc.array(attribute, { maxLength: 2 }), tie('markup'))
        .map(([own, attributes, content]) => `<${own}${attributes.join('')}>${content}</${own}>`),
    ),
    markup: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  }));

  it('imports only modules of this library', () => {
    const property = fc.property(markup, (source) => {
      for (const { code } of [toReact(source), toVue(source)]) {
        const [head = ''] = code.split(/\n\n|\n<\/script>/);
        assert.deepEqual(
          importsOf(head).filter((line) => !isOwnImport(line)),
          [],
        );
        assert.ok(
          head.split('\n').every((line) => line === '<script setup>' || isOwnImport(line)),
          head,
        );
      }
    });
    fc.assert(property, { numRuns: propertyRuns(1000) });
  });

  it('is only strings in JSX', () => {
    fc.assert(
      fc.property(markup, (source) => assertInert(toReact(source).code)),
      { numRuns: propertyRuns(500) },
    );
  });

  it('has no expression in a template of Vue, besides that for two braces', () => {
    const property = fc.property(markup, (source) => {
      // Attributes and comments contain no expressions.
      const texts = templateOf(toVue(source).code)
        .replace(/<!--[\s\S]*?-->/g, '<>')
        .replace(/="[^"]*"/g, '');
      assert.ok(!hasExpression(texts), texts);
    });
    fc.assert(property, { numRuns: propertyRuns(1000) });
  });
});
