import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { z } from 'zod';
import { attributeName } from '../../../core/model/contract/names.ts';
import { type Declaration, elementsFolder, readDeclarations } from '../../../tools/meta/declarations.ts';
import { describeElements } from '../../../tools/meta/describe-elements.ts';
import { metaFiles } from '../../../tools/meta/write-meta.ts';
import { fromRoot } from '../../../tools/root.ts';
import { sample } from '../../core/model/site-context/sample.ts';

type Json = Record<string, unknown>;

const folders = {
  'the elements': elementsFolder,
  'a sample of everything': fromRoot('test/tools/meta/fixtures/described'),
};

/** Events that every element emits, declared or not. */
const inherited = ['site-error'];

/** States that every element may have, declared or not. */
const inheritedStates = ['busy'];

const keys = (record: object | undefined): string[] => Object.keys(record ?? {});
const attributesOf = ({ contract }: Declaration): string[] => keys(contract.attributes).map(attributeName);
const eventsOf = ({ contract }: Declaration): string[] => [...keys(contract.events), ...inherited];
const statesOf = ({ shadowApi }: Declaration): string[] => [...keys(shadowApi.states), ...inheritedStates];
const valuesOf = (declaration: Declaration): string[] => keys(declaration.contract.attributes);
const readOnlyOf = ({ contract }: Declaration): string[] => keys(contract.properties);

/** The objects in a list of a JSON file. */
const list = (json: Json | undefined, key: string): Json[] => {
  const found = json?.[key];
  assert.ok(Array.isArray(found), `no list "${key}"`);
  return found;
};
const child = (json: Json | undefined, key: string): Json => {
  const found = json?.[key];
  assert.ok(typeof found === 'object' && found !== null, `no object "${key}"`);
  return found as Json;
};
const names = (items: readonly Json[]): string[] => items.map(({ name }) => String(name));
const named = (items: readonly Json[], name: string): Json => {
  const found = items.find((one) => one.name === name);
  assert.ok(found, `nothing is named ${name}`);
  return found;
};

const sameNames = (found: readonly string[], declared: readonly string[]): void =>
  assert.deepEqual([...found].sort(), [...new Set(declared)].sort());

/** Every `description` in a document, at any depth. */
const descriptionsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'description' ? [typeof inner === 'object' ? (inner as Json).value : inner] : descriptionsIn(inner),
  );
};

const schemaFile = createRequire(import.meta.url).resolve('custom-elements-manifest');

for (const [what, folder] of Object.entries(folders)) {
  const declarations = await readDeclarations(folder);
  const files = metaFiles(await describeElements(folder), { name: 'site-elements', version: '1.2.3' });
  const text = (path: string): string => files.get(path) ?? assert.fail(`${path} is not written`);
  const json = (path: string): Json => JSON.parse(text(path));
  const all = (of: (declaration: Declaration) => readonly string[]): string[] => declarations.flatMap(of);

  describe(`of ${what}, exactly the declarations of the contracts are in`, () => {
    const classes = list(json('custom-elements.json'), 'modules').flatMap((one) => one.declarations ?? []) as Json[];

    for (const declaration of declarations) {
      const { contract, shadowApi, name } = declaration;

      it(`custom-elements.json: <${contract.tag}>`, () => {
        const found = classes.find(({ tagName }) => tagName === contract.tag);
        sameNames(names(list(found, 'attributes')), attributesOf(declaration));
        const own = [...valuesOf(declaration), ...readOnlyOf(declaration), ...keys(contract.methods)];
        sameNames(names(list(found, 'members')), own);
        sameNames(names(list(found, 'events')), eventsOf(declaration));
        sameNames(names(list(found, 'slots')), keys(shadowApi.slots));
        sameNames(names(list(found, 'cssParts')), keys(shadowApi.parts));
        sameNames(names(list(found, 'cssStates')), statesOf(declaration));
        sameNames(names(list(found, 'cssProperties')), keys(shadowApi.cssProperties));
      });

      it(`the data for VS Code: <${contract.tag}>`, () => {
        const data = json('site-elements.html-data.json');
        const attributes = list(named(list(data, 'tags'), contract.tag), 'attributes');
        sameNames(names(attributes), attributesOf(declaration));
        for (const [key, { kind, allowedValues = [] }] of Object.entries(contract.attributes)) {
          const { valueSet } = named(attributes, attributeName(key));
          if (allowedValues.length > 0)
            sameNames(names(list(named(list(data, 'valueSets'), String(valueSet)), 'values')), allowedValues);
          else assert.equal(valueSet, kind === 'flag' ? 'v' : kind === 'toggle' ? 'on-off' : undefined);
        }
      });

      it(`the web types: <${contract.tag}>`, () => {
        const html = child(child(json('web-types.json'), 'contributions'), 'html');
        const found = named(list(html, 'elements'), contract.tag);
        sameNames(names(list(found, 'attributes')), attributesOf(declaration));
        sameNames(names(list(found, 'events')), eventsOf(declaration));
        sameNames(names(list(found, 'slots')), keys(shadowApi.slots));
        const properties = [...valuesOf(declaration), ...readOnlyOf(declaration)];
        sameNames(names(list(child(found, 'js'), 'properties')), properties);
        sameNames(names(list(child(found, 'js'), 'events')), eventsOf(declaration));
      });

      it(`the TypeScript types: <${contract.tag}>`, () => {
        const file = ts.createSourceFile('a.d.ts', text('types/elements.d.ts'), ts.ScriptTarget.Latest);
        const members = (suffix: string): string[] => {
          const wanted = `${contract.tag.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}${suffix}`;
          const found = file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === wanted);
          assert.ok(found && ts.isInterfaceDeclaration(found), `no interface ${wanted}`);
          return found.members.map(({ name: member }) => member?.getText(file).replaceAll("'", '') ?? '');
        };
        const own = [...valuesOf(declaration), ...readOnlyOf(declaration), ...keys(contract.methods)];
        sameNames(members('Element'), own);
        sameNames(members('Props'), [...attributesOf(declaration), ...valuesOf(declaration)]);
        sameNames(members('Events'), eventsOf(declaration));
        for (const framework of ['react', 'vue', 'svelte', 'solid'])
          assert.equal(text(`types/${framework}.d.ts`).split(`'${contract.tag}': `).length, 2, framework);
      });

      it(`the tables of the docs: <${contract.tag}>`, () => {
        const sections = text(`docs/${name}.md`).split(/^## /m);
        const rows = (title: string): string[] => {
          const [, , head, , ...lines] = (sections.find((one) => one.startsWith(`${title}\n`)) ?? '')
            .trim()
            .split('\n');
          const width = (line: string): number => line.split(/(?<!\\)\|/).length;
          for (const line of lines) assert.equal(width(line), width(head ?? ''), line);
          const cells = lines.map((line) => line.split(' | ')[0] ?? '');
          return cells.map((cell) => cell.replaceAll(/^\| |`/g, ''));
        };
        sameNames(rows('Attributes'), attributesOf(declaration));
        sameNames(rows('Properties'), valuesOf(declaration));
        sameNames(rows('Read-only properties'), readOnlyOf(declaration));
        sameNames(rows('Events'), eventsOf(declaration));
        sameNames(
          rows('Methods').map((call) => call.replace(/\(.*/, '')),
          keys(contract.methods),
        );
        sameNames(rows('Commands'), keys(contract.commands));
        sameNames(
          rows('Slots'),
          keys(shadowApi.slots).map((slot) => slot || 'default'),
        );
        sameNames(
          rows('Parts'),
          keys(shadowApi.parts).map((part) => `::part(${part})`),
        );
        sameNames(
          rows('States'),
          statesOf(declaration).map((state) => `:state(${state})`),
        );
        sameNames(rows('CSS properties'), keys(shadowApi.cssProperties));
      });
    }

    it('the data for CSS, where a name appears once however many elements have it', () => {
      const data = json('site-elements.css-data.json');
      const css = child(child(json('web-types.json'), 'contributions'), 'css');
      const properties = all(({ shadowApi }) => keys(shadowApi.cssProperties));
      sameNames(names(list(data, 'properties')), properties);
      sameNames(names(list(css, 'properties')), properties);
      const parts = all(({ shadowApi }) => keys(shadowApi.parts));
      sameNames(
        names(list(data, 'pseudoElements')),
        parts.map((part) => `::part(${part})`),
      );
      sameNames(
        names(list(css, 'pseudo-elements')),
        parts.map((part) => `part(${part})`),
      );
      const states = all(statesOf);
      sameNames(
        names(list(data, 'pseudoClasses')),
        states.map((state) => `:state(${state})`),
      );
      sameNames(
        names(list(css, 'pseudo-classes')),
        states.map((state) => `state(${state})`),
      );
    });

    it('the map of the loader', () => {
      const moments = declarations.map(({ contract }) => [contract.tag, contract.load]);
      assert.deepEqual(json('loader-map.json'), Object.fromEntries(moments));
    });

    it('and every file belongs to an element or to all of them', () => {
      sameNames(
        [...files.keys()].filter((path) => path.startsWith('docs/')),
        declarations.map(({ name }) => `docs/${name}.md`),
      );
    });
  });

  describe(`of ${what}`, () => {
    it('no description is empty', () => {
      const isOfElements = (path: string): boolean => path.endsWith('.json') && !path.endsWith('.schema.json');
      const documents = [...files.keys()].filter(isOfElements).map(json);
      const descriptions = documents.flatMap(descriptionsIn);
      assert.ok(descriptions.length > declarations.length);
      assert.deepEqual(
        descriptions.filter((one) => typeof one !== 'string' || one.trim() === ''),
        [],
      );
    });

    it('the web types carry the name and version of the package', () => {
      const { name, version } = json('web-types.json');
      assert.deepEqual([name, version], ['site-elements', '1.2.3']);
    });

    it('the manifest matches the schema of custom elements manifests, and a planted mistake is reported', () => {
      const schema = z.fromJSONSchema(JSON.parse(readFileSync(schemaFile, 'utf8')));
      const manifest = json('custom-elements.json');
      assert.equal(manifest.schemaVersion, '2.1.0');
      assert.deepEqual(schema.safeParse(manifest).error?.issues, undefined);
      const broken: Json = JSON.parse(text('custom-elements.json').replace('"kind": "class"', '"kind": "klass"'));
      assert.equal(schema.safeParse(broken).success, false);
    });
  });
}

describe('the schema of site contexts', () => {
  const text = metaFiles([], { name: 'site-elements', version: '1.2.3' }).get('site-context.schema.json') ?? '';
  // Zod takes the format of relative addresses too for that of whole ones.
  const read = (_: string, value: unknown): unknown => (value === 'uri-reference' ? undefined : value);
  const schema = z.fromJSONSchema(JSON.parse(text, read));

  it('accepts the context of a page', () => {
    assert.deepEqual(schema.safeParse(sample).error?.issues, undefined);
  });

  it('rejects a value of the wrong type', () => {
    const broken = { ...sample, website: { ...sample.website, id: 'blue heron' } };
    const places = schema.safeParse(broken).error?.issues.map(({ path }) => path.join('.'));
    assert.deepEqual(places, ['website.id']);
  });
});

describe('the manifest', () => {
  it('describes attributes as text, and properties as values', async () => {
    const sample = await describeElements(folders['a sample of everything']);
    const files = metaFiles(sample, { name: 'site-elements', version: '1.2.3' });
    const manifest: Json = JSON.parse(files.get('custom-elements.json') ?? '');
    const [found] = list(list(manifest, 'modules')[0], 'declarations');
    const typeAndDefault = (key: string, name: string): unknown[] => {
      const { type, default: fallback } = named(list(found, key), name);
      return [(type as Json).text, fallback];
    };
    const described = ['wait', 'loop', 'tokens', 'design'].map((name) => [
      typeAndDefault('attributes', name),
      typeAndDefault('members', name),
    ]);
    assert.deepEqual(described, [
      [
        ['string', '300ms'],
        ['number', '300'],
      ],
      [
        ["'true' | 'false'", 'true'],
        ['boolean', 'true'],
      ],
      [
        ['string', undefined],
        ['readonly string[]', '[]'],
      ],
      [
        ["'calm' | 'loud'", 'calm'],
        ["'calm' | 'loud'", "'calm'"],
      ],
    ]);
  });

  it('refers to existing classes and modules', async () => {
    const elements = await describeElements();
    for (const { name, className } of elements) {
      const source = readFileSync(fromRoot(`elements/${name}/element.tsx`), 'utf8');
      assert.match(source, new RegExp(`export const ${className}\\b`));
      assert.ok(existsSync(fromRoot(`elements/${name}/define.ts`)));
    }
  });

  it('is the file that package.json names', () => {
    const packageJson: Json = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
    assert.equal(packageJson.customElements, './dist/meta/custom-elements.json');
    assert.equal(packageJson['web-types'], './dist/meta/web-types.json');
  });
});
