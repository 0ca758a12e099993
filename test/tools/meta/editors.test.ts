/** Tests the data for editors with the services that VS Code itself uses for HTML and CSS. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import css from 'vscode-css-languageservice';
import html from 'vscode-html-languageservice';
import { z } from 'zod';
import { describeElements } from '../../../tools/meta/describe-elements.ts';
import { metaFiles } from '../../../tools/meta/write-meta.ts';
import { fromRoot } from '../../../tools/root.ts';

const files = metaFiles(await describeElements(fromRoot('test/tools/meta/fixtures/described')), {
  name: 'site-elements',
  version: '1.2.3',
});

const dataOf = (path: string) => JSON.parse(files.get(path) ?? '');

/** A document, and the position of the `|` in it. */
const at = (language: string, text: string) => {
  const document = html.TextDocument.create(`file:///page.${language}`, language, 1, text.replace('|', ''));
  return { document, position: document.positionAt(text.indexOf('|')) };
};

const keepsSchema = (service: string, data: object): boolean => {
  const schema = readFileSync(fromRoot(`node_modules/${service}/docs/customData.schema.json`), 'utf8');
  // Zod does not follow references into a schema: here the status of names, which we do not write, and lists
  // of values, whose shape attributes have too.
  const supported = schema.replace(/\{\s*"\$ref": "#\/properties\/[^}]*\}/g, '{}');
  return z.fromJSONSchema(JSON.parse(supported), { defaultTarget: 'draft-7' }).safeParse(data).success;
};

describe('in an HTML file', () => {
  const data = dataOf('site-elements.html-data.json');
  const service = html.getLanguageService({ customDataProviders: [html.newHTMLDataProvider('site-elements', data)] });

  const offered = (text: string): string[] => {
    const { document, position } = at('html', text);
    return service.doComplete(document, position, service.parseHTMLDocument(document)).items.map(({ label }) => label);
  };

  const shown = (text: string): string => {
    const { document, position } = at('html', text);
    return JSON.stringify(service.doHover(document, position, service.parseHTMLDocument(document))?.contents ?? '');
  };

  it('the elements are offered', () => assert.ok(offered('<site-|').includes('site-sample')));

  it('so are attributes', () => {
    const attributes = offered('<site-sample |>');
    for (const name of ['design', 'focal-point', 'loop']) assert.ok(attributes.includes(name), name);
  });

  const values: readonly [markup: string, values: readonly string[]][] = [
    ['<site-sample design="|">', ['calm', 'loud']],
    ['<site-sample loop="|">', ['true', 'false']],
    ['<site-sample open="|">', []],
  ];
  for (const [markup, expected] of values)
    it(`the values of ${markup} are ${expected.join(', ') || 'none'}`, () =>
      assert.deepEqual(offered(markup), expected));

  it('a hover describes an element and its members', () => {
    const text = shown('<site-sam|ple>');
    for (const part of ['Shows one of everything', '`caption`: The caption.', '`site-move`: Before it is moved.'])
      assert.ok(text.includes(part), part);
  });

  it('a hover describes an attribute, its default, and its accepted values', () => {
    const text = shown('<site-sample colu|mns="4">');
    for (const part of ['Columns, from the first', 'Default: `3`; `9` with `design=\\"loud\\"`.', 'a number from 1'])
      assert.ok(text.includes(part), part);
  });

  it('and omits redundant text', () => {
    assert.equal(shown('<site-sample hea|ding="x">').includes('Accepts'), false);
  });

  it('the data matches the schema, and a planted mistake is reported', () => {
    assert.equal(keepsSchema('vscode-html-languageservice', data), true);
    assert.equal(keepsSchema('vscode-html-languageservice', { ...data, tags: [{ description: 'nameless' }] }), false);
  });
});

describe('in a stylesheet', () => {
  const data = dataOf('site-elements.css-data.json');
  const service = css.getCSSLanguageService({ customDataProviders: [css.newCSSDataProvider(data)] });

  const offered = (text: string): string[] => {
    const { document, position } = at('css', text);
    return service.doComplete(document, position, service.parseStylesheet(document)).items.map(({ label }) => label);
  };

  it('properties, parts and states are offered', () => {
    assert.ok(offered('site-sample { --site-| }').includes('--site-sample-ground'));
    assert.ok(offered('site-sample::| {}').includes('::part(box)'));
    assert.ok(offered('site-sample:| {}').includes(':state(moving)'));
  });

  it('a hover describes a property', () => {
    const { document, position } = at('css', 'site-sample { --site-sam|ple-ground: red }');
    const hover = service.doHover(document, position, service.parseStylesheet(document));
    assert.match(JSON.stringify(hover), /`<site-sample>`: The ground\./);
  });

  it('the data matches the schema, and a planted mistake is reported', () => {
    assert.equal(keepsSchema('vscode-css-languageservice', data), true);
    assert.equal(keepsSchema('vscode-css-languageservice', { ...data, properties: [{}] }), false);
  });
});
