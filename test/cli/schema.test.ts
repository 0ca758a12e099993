import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../cli/mock/app.ts';
import { entityNames } from '../../core/model/schema/names.ts';
import { compiled } from '../core/model/schema/compiled.ts';
import { runHere } from './command.ts';

const schema = async (...args: readonly string[]) => JSON.parse((await runHere(['schema', ...args])).stdout);

describe('the schema command', () => {
  it('describes the settings, which have no other keys', async () => {
    const { $schema, properties, additionalProperties } = await schema('config');
    assert.equal($schema, 'https://json-schema.org/draft/2020-12/schema');
    assert.deepEqual(Object.keys(properties), ['$schema', 'rules', 'siteRoot', 'ignore', 'overrides']);
    assert.equal(additionalProperties, false);
    assert.deepEqual(properties.rules.additionalProperties.enum, ['off', 'error', 'warn', 'info']);
  });

  it('describes site contexts and all other entities, also in the older draft', async () => {
    const { $schema, $id, properties } = await schema('site-context', '--draft', '7');
    assert.equal($schema, 'http://json-schema.org/draft-07/schema#');
    assert.equal($id, 'urn:site-elements:site-context');
    assert.ok(properties.website && properties.$schema);
    assert.equal((await schema('cart')).title, 'Cart');
  });

  for (const name of ['config', ...entityNames]) {
    it(`${name}: prints a schema that validators accept, in both drafts`, async () => {
      for (const draft of ['7', '2020-12'] as const) {
        const printed = await schema(name, '--draft', draft);
        assert.doesNotThrow(() => compiled(printed, draft), draft);
      }
    });
  }

  it('prints the OpenAPI document of the mock API, as the mock itself does', async () => {
    const served = await (await createMock().app.request('/__mock/openapi.json')).json();
    assert.deepEqual(await schema('openapi'), served);
  });

  it('lists all schemas with a description', async () => {
    const { stdout } = await runHere(['schema', '--list']);
    assert.match(stdout, /^cart {2,}A shopping cart\.$/m);
    assert.equal(stdout.trim().split('\n').length, entityNames.length + 2);
  });

  it('lists the schemas if the name is unknown', async () => {
    const { code, stderr } = await runHere(['schema', 'banana']);
    assert.equal(code, 2);
    assert.match(stderr, /It is one of config, site-context, .*login, openapi\./s);
    const unnamed = await runHere(['schema']);
    assert.equal(unnamed.code, 2);
    assert.match(unnamed.stderr, /--list/);
  });
});
