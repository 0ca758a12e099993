import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { describeElements } from '../../../tools/meta/describe-elements.ts';
import { metaFiles } from '../../../tools/meta/write-meta.ts';
import { fromRoot } from '../../../tools/root.ts';
import { complaints } from './compile.ts';

interface Framework {
  readonly name: 'elements' | 'react' | 'solid' | 'vue' | 'svelte';
  readonly options: ts.CompilerOptions;
  readonly imports: string;
  /** Expressions that an author may write. */
  readonly right: readonly string[];
  /** Expressions with a mistake that the types must find. */
  readonly wrong: readonly string[];
}

const jsx = {
  right: [
    '<site-sample id="one" design="loud" columns={4} open wait="2s" width="50%" heading="Hello" />',
    '<site-sample columns="4" loop="false" open={false} />',
    '<site-sample tokens={["a", "b"]} places={[{ name: "here", at: [1, 2] }]} focal-point="0.5,0.5" />',
    '<site-sample focalPoint={{ x: 0, y: 1 }} ref={element} />',
  ],
  wrong: [
    '<site-sample design="calmer" />',
    '<site-sample columns="many" />',
    '<site-sample open="yes" />',
    '<site-sample open="" />',
    '<site-sample places={[{ title: "here" }]} />',
    '<site-sample colums={4} />',
    '<site-sample ref={another} />',
    '<site-simple />',
  ],
};

const frameworks: readonly Framework[] = [
  {
    name: 'elements',
    options: {},
    imports: `declare const one: SiteSampleElement;
declare const moved: (event: CustomEvent<null>) => void;`,
    right: [
      'one.addEventListener("site-move", (event) => event.detail.to.name, { once: true })',
      'one.removeEventListener("site-moved", moved)',
      'one.addEventListener("click", ({ clientX }) => clientX)',
      'one.addEventListener("anything", { handleEvent: (event) => event.type })',
      '(one.columns = 4, one.move({ name: "there" }))',
    ],
    wrong: [
      'one.addEventListener("site-move", (event) => event.detail.from)',
      'one.removeEventListener("site-move", moved)',
      '(one.columns = "4")',
      'one.colums',
    ],
  },
  {
    name: 'react',
    options: { jsx: ts.JsxEmit.ReactJSX },
    imports: `import { createRef } from 'react';
const element = createRef<SiteSampleElement>(); const another = createRef<HTMLInputElement>();`,
    right: [
      ...jsx.right,
      '<site-sample className="wide" onsite-move={(event) => event.detail.to.name} onsite-error={(event) => event.detail.code} />',
    ],
    wrong: [
      ...jsx.wrong,
      '<site-sample onsite-move={(event) => event.detail.from} />',
      '<site-sample onsite-moved={(event: MouseEvent) => event} />',
    ],
  },
  {
    name: 'solid',
    options: { jsx: ts.JsxEmit.Preserve, jsxImportSource: 'solid-js' },
    imports: 'let element: SiteSampleElement | undefined; let another!: HTMLInputElement;',
    right: [
      ...jsx.right.map((code) =>
        code.replace('ref={element}', 'ref={(found) => { element = found; }}').replace('focalPoint', 'prop:focalPoint'),
      ),
      '<site-sample class="wide" on:site-move={(event) => event.detail.to.name} />',
      '<site-sample prop:columns={4} attr:design="loud" bool:open={true} />',
    ],
    wrong: [
      ...jsx.wrong,
      '<site-sample on:site-move={(event) => event.detail.from} />',
      '<site-sample prop:columns="many" />',
      '<site-sample bool:open="yes" />',
      '<site-sample focalPoint={{ x: 0, y: 1 }} />',
      '<site-sample attr:focalPoint="0,1" />',
    ],
  },
  {
    name: 'vue',
    options: {},
    imports: `import type { GlobalComponents } from 'vue';
type Tag = InstanceType<GlobalComponents['site-sample']>;
const props = (value: Tag['$props']) => value; const emit = (tag: Tag) => tag.$emit; declare const tag: Tag;`,
    right: [
      'props({ id: "one", class: "wide", design: "loud", columns: 4, open: true, focalPoint: { x: 0, y: 1 } })',
      'emit(tag)("site-moved", new CustomEvent<null>("site-moved"))',
      'tag.move({ name: "there" }, true).then((isMoved) => isMoved === true)',
    ],
    wrong: [
      'props({ design: "calmer" })',
      'props({ colums: 4 })',
      'emit(tag)("site-mooved", new CustomEvent<null>("site-moved"))',
      'tag.move("there")',
    ],
  },
  {
    name: 'svelte',
    options: {},
    imports: `import type { SvelteHTMLElements } from 'svelte/elements';
const tag = (value: SvelteHTMLElements['site-sample']) => value;
const inTemplate = (value: svelteHTML.IntrinsicElements['site-sample']) => value;`,
    right: [
      'tag({ id: "one", design: "loud", columns: "4", "onsite-move": (event) => event.detail.to.name })',
      'inTemplate({ class: "wide", "on:site-moved": (event) => event.type, open: true })',
    ],
    wrong: [
      'tag({ design: "calmer" })',
      'tag({ colums: 4 })',
      'inTemplate({ "onsite-move": (event) => event.detail.from })',
    ],
  },
];

const sample = await describeElements(fromRoot('test/tools/meta/fixtures/described'));
const files = metaFiles(sample, { name: 'site-elements', version: '1.2.3' });

/** The lines with their types, one expression a line, so that an error shows which line it is about. */
const linesOf = ({ name, imports }: Framework, expressions: readonly string[]): string[] => [
  `import type {} from './types/${name}.js'; import type { SiteSampleElement } from './types/elements.js';`,
  ...imports.split('\n'),
  'export const type = (one: SiteSampleElement) => one;',
  ...expressions.map((code, index) => `export const line${index} = ${code};`),
];

const check = (framework: Framework, expressions: readonly string[]): { lines: string[]; found: string[] } => {
  const { name, options } = framework;
  const lines = linesOf(framework, expressions);
  const found = complaints(
    {
      'code.tsx': lines.join('\n'),
      'types/elements.d.ts': files.get('types/elements.d.ts') ?? '',
      [`types/${name}.d.ts`]: files.get(`types/${name}.d.ts`) ?? '',
    },
    { jsx: ts.JsxEmit.Preserve, ...options },
  );
  return { lines, found };
};

for (const framework of frameworks) {
  describe(`the types for ${framework.name}`, () => {
    it('accept what the contract accepts', () => {
      assert.deepEqual(check(framework, framework.right).found, []);
    });

    it('report each mistake in its line, and nothing elsewhere', () => {
      const { lines, found } = check(framework, framework.wrong);
      const expected = framework.wrong.map((_, index) => lines.length - framework.wrong.length + index + 1);
      const places = found.map((complaint) => /^code\.tsx:(\d+)/.exec(complaint)?.[1] ?? complaint);
      assert.deepEqual(
        [...new Set(places)].sort((a, b) => Number(a) - Number(b)),
        expected.map(String),
        found.join('\n'),
      );
    });
  });
}

const inVue = 'InstanceType<import("vue").GlobalComponents["site-dialog"]>["$props"]';
const inSvelte = 'import("svelte/elements").SvelteHTMLElements["site-dialog"]';

const ofDialog = {
  elements: {
    right: '(one: import("./types/elements.js").SiteDialogElement) => one.dialogTitle',
    wrong: '(one: import("./types/elements.js").SiteDialogElement) => one.dialogTitel',
  },
  react: {
    right: '<site-dialog dialog-title="Sure?" open onsite-hidden={({ detail }) => detail.answer === "confirm"} />',
    wrong: '<site-dialog dialog-style="confirm" />',
  },
  solid: {
    right: '<site-dialog dialog-title="Sure?" prop:open={true} on:site-hidden={({ detail }) => detail.answer} />',
    wrong: '<site-dialog on:site-hidden={({ detail }) => detail.reason} />',
  },
  vue: {
    right: `({ dialogTitle: "Sure?", open: true }) satisfies ${inVue}`,
    wrong: `({ dialogStyle: "confirm" }) satisfies ${inVue}`,
  },
  svelte: {
    right: `({ "dialog-title": "Sure?", "onsite-hidden": ({ detail }) => detail.answer }) satisfies ${inSvelte}`,
    wrong: `({ "dialog-title": 4 }) satisfies ${inSvelte}`,
  },
} as const;

const all = metaFiles(await describeElements(), { name: 'site-elements', version: '1.2.3' });
const typesOf = (name: string): string => all.get(`types/${name}.d.ts`) ?? '';

describe('the types of the elements themselves', () => {
  for (const { name, options } of frameworks) {
    it(`accept valid use in ${name} and reject invalid use`, () => {
      const { right, wrong } = ofDialog[name];
      const code = [`import type {} from './types/${name}.js';`, `const a = ${right};`, `const b = ${wrong};`, 'a; b;'];
      const found = complaints(
        {
          'code.tsx': code.join('\n'),
          'types/elements.d.ts': typesOf('elements'),
          [`types/${name}.d.ts`]: typesOf(name),
        },
        { jsx: ts.JsxEmit.Preserve, ...options },
      );
      assert.deepEqual(
        found.map((complaint) => complaint.split(':', 2).join(':')),
        ['code.tsx:3'],
        found.join('\n'),
      );
    });
  }
});

it('the types of the elements compile beside those of every framework', async () => {
  const ours = metaFiles(await describeElements(), { name: 'site-elements', version: '1.2.3' });
  const types = Object.fromEntries([...ours].filter(([path]) => path.endsWith('.d.ts')));
  const uses = frameworks.map(({ name }) => `import type {} from './types/${name}.js';`);
  assert.deepEqual(complaints({ ...types, 'code.ts': uses.join('\n') }, {}), []);
});
