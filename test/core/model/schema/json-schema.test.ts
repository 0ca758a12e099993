import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { entities } from '../../../../core/model/schema/entities.ts';
import { type drafts, jsonSchemaOf } from '../../../../core/model/schema/json-schema.ts';
import { type EntityName, entityNames } from '../../../../core/model/schema/names.ts';
import { planted, plants } from '../../../cli/lint/data/entity-plants.ts';
import { compiled } from './compiled.ts';
import { samples } from './entity-samples.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns every object in a JSON Schema. */
const nodesIn = (schema: unknown): readonly Json[] =>
  isObject(schema) ? [schema, ...Object.values(schema).flatMap(nodesIn)] : [];

const schemaOf = (name: EntityName, draft: keyof typeof drafts = '7'): Json =>
  jsonSchemaOf(name, entities[name], draft);

const validatorOf = (name: EntityName, draft: keyof typeof drafts = '7') => compiled(schemaOf(name, draft), draft);

/** Returns the zod refinements that the exported schema neither expresses nor names. */
function dropped(schema: z.ZodType): readonly string[] {
  const nodes = new Map<string, { isRefined: boolean; json: Json }>();
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema, path }) => {
      const checks = zodSchema._zod.def.checks ?? [];
      const isRefined = checks.some(({ _zod }) => _zod.def.check === 'custom');
      // Called for each layer around a value; the last one has all.
      const before = nodes.get(path.join('/'))?.isRefined ?? false;
      nodes.set(path.join('/'), { isRefined: isRefined || before, json: { ...jsonSchema } });
    },
  });
  const isDescribed = ({ json }: { readonly json: Json }) => 'x-checks' in json || 'enum' in json || '$ref' in json;
  return [...nodes].filter(([, node]) => node.isRefined && !isDescribed(node)).map(([path]) => path);
}

describe('the exported schema of', () => {
  for (const name of entityNames) {
    it(`${name}: has an id, a title and a description, in both drafts`, () => {
      for (const draft of ['7', '2020-12'] as const) {
        const { $schema, $id, title, description } = schemaOf(name, draft);
        assert.match(String($schema), draft === '7' ? /draft-07/ : /2020-12/);
        assert.equal($id, `urn:site-elements:${name}`);
        assert.match(String(title), /^[A-Z][a-z ]+$/);
        assert.match(String(description), /\.$/);
      }
    });

    it(`${name}: accepts data of sites`, () => {
      for (const draft of ['7', '2020-12'] as const) assert.ok(validatorOf(name, draft)(samples[name]));
    });

    it(`${name}: drops no check silently`, () => assert.deepEqual(dropped(entities[name]), []));
  }

  it('any entity refers to nothing but its own definitions', () => {
    for (const name of entityNames) {
      const schema = schemaOf(name, '2020-12');
      const { $defs } = schema;
      const known = isObject($defs) ? Object.keys($defs) : [];
      const missing = nodesIn(schema)
        .map(({ $ref }) => $ref)
        .filter((ref) => typeof ref === 'string' && !known.includes(ref.replace('#/$defs/', '')));
      assert.deepEqual(missing, [], name);
    }
  });

  it('any entity lists no duplicate values, which validators refuse', () => {
    for (const name of entityNames) {
      for (const { enum: values } of nodesIn(schemaOf(name)))
        if (Array.isArray(values)) assert.equal(new Set(values).size, values.length, `${name}: ${values}`);
    }
  });

  it('any entity refuses every planted mistake, or names its check', () => {
    const silent = plants.filter((plant) => {
      const [name, , , code] = plant;
      const named = nodesIn(schemaOf(name)).flatMap((node) => node['x-checks'] ?? []);
      const isNamed = named.includes(code.replace('misspelled', 'unknown'));
      return !isNamed && validatorOf(name)(planted(plant));
    });
    assert.deepEqual(silent, []);
  });
});

it('the quantity in stock is unlimited only by its own field (docs/spec.md#runtime-3, "Product")', () => {
  const { properties } =
    nodesIn(schemaOf('product')).find(({ properties }) => isObject(properties) && 'qtyInStock' in properties) ?? {};
  const { description } = (isObject(properties) && isObject(properties.qtyInStock) && properties.qtyInStock) || {};
  assert.match(String(description), /while unlimited is true/);
  assert.doesNotMatch(String(description), /0 for unlimited/);
});

describe('a refinement missing from the JSON Schema', () => {
  const refined = z.string().superRefine(() => {});

  it('is reported', () => {
    assert.deepEqual(dropped(z.object({ a: z.object({ b: refined }) })), ['properties/a/properties/b']);
  });

  it('is not reported if its checks are named, or the accepted values are listed', () => {
    for (const meta of [{ 'x-checks': ['entity-x'] }, { enum: ['a'] }]) {
      assert.deepEqual(dropped(z.object({ a: refined.meta(meta).describe('A.') })), []);
    }
  });
});

describe('defaults of the specification', () => {
  const cases: readonly (readonly [EntityName, string, unknown])[] = [
    ['cookie-settings', 'cookieBannerVariant', 'BAR'],
    ['cookie-settings', 'cookieBannerTheme', 'DARK'],
    ['cookie-settings', 'cookieBannerCtaVariant', 'ICON'],
    ['cookie-settings', 'cookieBannerAcceptType', 'OPT_IN'],
    ['cart', 'grandTotalCents', 0],
    ['cart', 'isPurchased', false],
    ['cart', 'entries', []],
    ['cart', 'subtotalAmount', { currency: 'USD', value: '0.00' }],
    ['map-block', 'style', 'grayscale'],
    ['store-settings', 'defaultCurrency', 'USD'],
    ['image-settings', 'focalPoint', { x: 0.5, y: 0.5 }],
    ['image-settings', 'sizeAdjustment', 1],
    ['experiment-context', 'segmentName', 'default'],
    ['gallery-block', 'columnWidth', 250],
  ];
  for (const [name, key, value] of cases) {
    it(`${name}: ${key}`, () => {
      const { properties } = schemaOf(name);
      const property = isObject(properties) ? properties[key] : undefined;
      assert.deepEqual(isObject(property) ? property.default : undefined, value);
    });
  }

  it('of a location on the map', () => {
    const { definitions } = schemaOf('map-block');
    const location = isObject(definitions) ? definitions.Location : undefined;
    const properties = isObject(location) && isObject(location.properties) ? location.properties : {};
    const defaults = Object.values(properties).map((property) => (isObject(property) ? property.default : undefined));
    assert.deepEqual(defaults, [40.720882, -74.000988, 12, undefined, undefined, '', '', '', '']);
  });
});
