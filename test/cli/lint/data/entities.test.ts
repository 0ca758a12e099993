import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkEntities } from '../../../../cli/lint/data/check-entities.ts';
import { findEntities } from '../../../../cli/lint/data/find-entities.ts';
import { idOf } from '../../../../core/model/schema/id.ts';
import { type EntityName, entityNames } from '../../../../core/model/schema/names.ts';
import { samples } from '../../../core/model/schema/entity-samples.ts';
import { folderOf, runHere } from '../../command.ts';
import { type EntityPlant, planted, plants } from './entity-plants.ts';

const findingsIn = (text: string, as?: EntityName) =>
  checkEntities({ file: 'sample', text }, findEntities(text, { as })).map(({ code, severity, rule, start, end }) => ({
    code,
    severity,
    rule,
    piece: text.slice(start.offset, end.offset),
  }));

const found = (text: string, as?: EntityName) => findingsIn(text, as).map(({ code, piece }) => [code, piece]);

describe('data of real sites passes', () => {
  for (const name of entityNames) {
    it(name, () => assert.deepEqual(findingsIn(JSON.stringify(samples[name]), name), []));
  }
});

describe('planted mistakes in entities are reported at their position', () => {
  for (const plant of plants) {
    const [entity, path, value, code, piece] = plant;
    it(`${entity}: ${path.join('.')} = ${JSON.stringify(value)}`, () => {
      assert.deepEqual(found(JSON.stringify(planted(plant), null, 2), entity), [
        [code, piece ?? JSON.stringify(value)],
      ]);
    });
  }

  it('at least three in every entity', () => {
    const count = (name: EntityName): number => plants.filter(([entity]) => entity === name).length;
    // Site contexts have a separate test.
    const few = entityNames.filter((name) => name !== 'site-context' && count(name) < 3);
    assert.deepEqual(few, []);
  });
});

describe('an entity in a file is recognized', () => {
  const sku = ['product', ['variants', 0, 'sku'], 5, 'entity-type'] as const satisfies EntityPlant;

  for (const name of entityNames) {
    it(`${name}: by its $schema, as our id and as a path`, () => {
      for (const $schema of [idOf(name), `../node_modules/site-elements/dist/meta/${name}.schema.json`]) {
        const [{ entities } = { entities: [] }] = findEntities(JSON.stringify({ $schema, ...samples[name] }));
        assert.deepEqual(entities, [{ entity: name, within: [] }]);
        assert.deepEqual(findingsIn(JSON.stringify({ $schema, ...samples[name] })), []);
      }
    });
  }

  it('by an unknown $schema of this package, which is an error', () => {
    const ids = ['urn:site-elements:prodct', './node_modules/site-elements/dist/meta/cookies.schema.json'];
    for (const [$schema, code] of [
      [ids[0], 'entity-misspelled-word'],
      [ids[1], 'entity-unknown-word'],
    ]) {
      for (const other of [{}, { website: {} }])
        assert.deepEqual(found(JSON.stringify({ $schema, ...other })), [[code, JSON.stringify($schema)]]);
    }
    for (const $schema of ['urn:site-elements:config', 'https://json-schema.org/draft-07/schema'])
      assert.deepEqual(findEntities(JSON.stringify({ $schema })), []);
  });

  /** Data with too few keys to be recognized. */
  const unmarked: readonly EntityName[] = [
    'announcement-bar-settings',
    'pinterest-overlay-options',
    'captcha-settings',
    'follow-block',
    'button-tracking',
    'login',
  ];
  for (const name of entityNames) {
    const isExplicit = !unmarked.includes(name);
    it(`${name}: ${isExplicit ? 'by its content' : 'not by its content'}`, () => {
      const names = findEntities(JSON.stringify(samples[name])).flatMap(({ entities }) =>
        entities.map(({ entity }) => entity),
      );
      assert.deepEqual(names, isExplicit ? [name] : []);
    });
  }

  it('a product inside an item, and inside each of a list of items', () => {
    const structuredContent = planted(sku);
    for (const holder of [
      { structuredContent },
      { item: { structuredContent } },
      { items: [{ structuredContent: samples.product }, { structuredContent }] },
    ]) {
      assert.deepEqual(found(JSON.stringify(holder)), [['entity-type', '5']]);
    }
  });

  it('not in JSON that only resembles one', () => {
    for (const other of [
      { name: 'package', version: '1.0.0', files: [] },
      { $schema: 'https://other.example/product.json', name: 'x' },
      { html: '<p>', title: 'x' },
      [{ fields: [] }],
      { variants: ['a'], title: 'b' },
      { productType: 'Shoes', variants: [{ price: '12.50' }] },
      { email: 'E-mail', password: 'Password', rememberMe: 'Remember me' },
      { $schema: 'https://acme.example/form.schema.json', name: 7 },
      { $schema: './product.schema.json', productType: 7 },
      { $schema: '../meta/product.schema.json', productType: 7 },
    ]) {
      assert.deepEqual(findEntities(JSON.stringify(other)), [], JSON.stringify(other));
    }
  });
});

/** Replaces every value of a sample with text, as in translation files. */
const translated = (name: EntityName): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(samples[name]).map((key) => [key, `How to say ${key}`]));

describe('translations of the keys of an entity are not an entity', () => {
  for (const name of entityNames) {
    it(name, () => {
      const text = JSON.stringify(translated(name), null, 2);
      assert.deepEqual(findEntities(text), []);
      assert.deepEqual(findEntities(text.replace('}', ',}').replaceAll('"', "'")), []);
    });
  }
});

describe('an entity with a mistake is still recognized by its content', () => {
  const mistaken: readonly (readonly [EntityName, object])[] = [
    ['product', { productType: 'phisical', variants: [{ price: '12.50' }] }],
    ['product', { productType: 7, variants: [] }],
    ['cart', { subtotalCents: -5, grandTotalCents: 0 }],
    ['cookie-settings', { cookieBannerVariant: 'POPPUP', cookieBannerText: 'Cookies' }],
    ['form', { formId: 'f', formFields: [{ type: 'selct' }] }],
  ];
  for (const [name, value] of mistaken) {
    it(`${name}: ${JSON.stringify(value)}`, () => {
      const names = findEntities(JSON.stringify(value)).flatMap(({ entities }) => entities.map(({ entity }) => entity));
      assert.deepEqual(names, [name]);
    });
  }
});

describe('JSON without braces', () => {
  it('is reported as valid JSON of the wrong type', () => {
    for (const text of ['null', ' 7\n', '"a"', 'false'])
      assert.deepEqual(
        findingsIn(text, 'login').map(({ code }) => code),
        ['entity-root'],
      );
  });
});

describe('block data in pages', () => {
  const escaped = (json: string): string =>
    json.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replace('{', '&#123;');
  const block = (type: string, data: object): string =>
    `<!doctype html>\n<p>é 𝄞</p><div class="sqs-block" data-block-type="${type}" data-block-json="${escaped(JSON.stringify(data))}"></div>`;

  it('is recognized by its block type number, and located through its character references', () => {
    assert.deepEqual(found(block('4', { location: { mapLat: 95, mapLng: 1 } })), [['entity-too-big', '95']]);
    assert.deepEqual(found(block('8', { design: 'gird' })), [['entity-misspelled-word', '&quot;gird&quot;']]);
    assert.deepEqual(found(block('55', { design: 'list', columnWidth: 'wide' })), [
      ['entity-number', '&quot;wide&quot;'],
    ]);
    assert.deepEqual(found(block('32', { html: '<p>A & B</p>' })), [['entity-embed', '&quot;<p>A &amp; B</p>&quot;']]);
  });

  it('that cannot be parsed is reported as invalid JSON', () => {
    assert.deepEqual(
      findingsIn(block('8', {}).replace('&#123;', '&#123;,')).map(({ rule }) => rule),
      ['json-syntax'],
    );
  });

  it('of blocks without a schema, of templates and of our own elements is skipped', () => {
    for (const page of [
      block('2', { html: 5 }),
      block('8', { design: '{{ design }}' }),
      block('8', { design: 'gird' }).replace('<div', '<site-gallery'),
    ]) {
      assert.deepEqual(findEntities(page), [], page);
    }
  });
});

describe('validate', () => {
  const validate = async (files: Readonly<Record<string, string>>, ...args: readonly string[]) => {
    const { code, stdout, stderr } = await runHere(['validate', '--format', 'json', ...args], {
      cwd: await folderOf(files),
    });
    const { findings = [] } = stdout ? JSON.parse(stdout) : {};
    return { code, stderr, codes: findings.map((finding: { code: string }) => finding.code) };
  };

  it('treats files as the entity of --as', async () => {
    const files = { 'a.json': '{"siteKey": "with space"}', 'b.json': '[{"type": "colour", "id": "a"}]' };
    assert.deepEqual(await validate(files, '--as', 'captcha-settings', 'a.json'), {
      code: 1,
      stderr: '',
      codes: ['entity-site-key'],
    });
    assert.deepEqual((await validate(files, '--as', 'form', 'b.json')).codes, ['form-type-unknown']);
    assert.equal((await validate(files, '--as', 'banana', 'a.json')).code, 2);
  });

  it('still reports a file that contains no known entity', async () => {
    const files = { 'a.json': JSON.stringify(samples.cart), 'b.json': '{"name": "x"}' };
    assert.deepEqual((await validate(files, 'a.json', 'b.json')).codes, ['no-context-json']);
    assert.equal((await validate(files, 'b.json')).code, 2);
  });

  it('reports the meaning of numbers that are not in the specification', async () => {
    const cwd = await folderOf({ 'a.json': '{"productType": -1, "variants": []}' });
    const { code, stdout } = await runHere(['validate', '--format', 'compact', 'a.json'], { cwd });
    assert.match(stdout, /productType is -1 \("undefined"\), .* the specification does not list/);
    assert.equal(code, 0);
  });

  it('has a message for each finding in forms', async () => {
    const form = { formFields: [{ type: 'select', id: 'a', options: [] }], successRedirect: 'javascript:x' };
    const { stdout } = await runHere(['validate', '--format', 'compact', 'a.json'], {
      cwd: await folderOf({ 'a.json': JSON.stringify(form) }),
    });
    assert.doesNotMatch(stdout, /: form-[a-z-]+ \(/);
  });
});
