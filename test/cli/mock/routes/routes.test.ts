/** Tests every route of the mock API against its definition, and against the document that is generated from that. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createMock } from '../../../../cli/mock/app.ts';
import { checkContract } from '../../../../cli/mock/contract/check-contract.ts';
import { fillSample } from '../../../../cli/mock/contract/sample.ts';
import { routes } from '../../../../cli/mock/routes/all-routes.ts';
import type { Route, Sample } from '../../../../cli/mock/routes/route.ts';
import { openApiSchema } from '../contract/openapi-schema.ts';
import { visitorOf } from '../visitor.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { required?: string[] } }>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema?: object }>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** Tests of the sources do not have the built script of the inspector. */
const withClient = { readClient: async () => 'built' };

const app = createMock().app;

describe('the OpenAPI document', () => {
  let document: Document;
  let operations: readonly Operation[];
  before(async () => {
    document = (await (await app.request('/__mock/openapi.json')).json()) as Document;
    operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  });

  it('is OpenAPI 3.1', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    assert.ok(ajv.validate(openApiSchema, document), ajv.errorsText());
  });

  it('has schemas that validators accept, and each reference resolves', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const { components } = document;
    const contents = operations.flatMap(({ requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((holder) => Object.values(holder?.content ?? {})),
    );
    const schemas = [
      ...contents.flatMap(({ schema }) => schema ?? []),
      ...operations.flatMap(({ parameters }) => parameters.map(({ schema }) => schema)),
    ];
    for (const schema of schemas) assert.doesNotThrow(() => ajv.compile({ ...schema, components }));
    assert.ok(schemas.length > routes.length);
  });

  it('has every route under a unique name', () => {
    const names = (list: readonly string[]) => [...list].sort();
    assert.deepEqual(names(operations.map(({ operationId }) => operationId)), names(routes.map(({ name }) => name)));
    assert.equal(new Set(routes.map(({ name }) => name)).size, routes.length);
  });

  /** Returns the required parameters of an operation. */
  function requiredIn({ parameters, requestBody }: Operation, { json }: Sample): readonly ['query' | 'body', string][] {
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
    const fields = requestBody?.content[type]?.schema.required ?? [];
    const queries = parameters.filter((one) => one.in === 'query' && one.required);
    return [
      ...queries.map(({ name }): ['query', string] => ['query', name]),
      ...fields.map((name): ['body', string] => ['body', name]),
    ];
  }

  const without = (values: unknown, name: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(Object(values)).filter(([key]) => key !== name));

  function sampleWithout(sample: Sample, where: 'query' | 'body', name: string): Sample {
    if (where === 'query') return { ...sample, query: without(sample.query, name) as Record<string, string> };
    return sample.json === undefined
      ? { ...sample, form: without(sample.form, name) }
      : { ...sample, json: without(sample.json, name) };
  }

  it('is enforced: a request without a required parameter is refused and the violation reported', async () => {
    let tried = 0;
    for (const operation of operations) {
      const route = routes.find(({ name }) => name === operation.operationId) as Route;
      const sample = fillSample(
        route.sample ?? {},
        new Map([['ShoppingCart', { id: 'cart', entries: [{ id: 'leeward' }] }]]),
      );
      // No member is logged in: the token of a sample would be refused first.
      const { headers: _token, ...own } = 'missing' in sample ? (route.sample ?? {}) : sample;
      for (const [where, name] of requiredIn(operation, own)) {
        const answer = await visitorOf(app).sendSample(route, sampleWithout(own, where, name));
        const violations = answer.headers.get('x-mock-violations')?.split(', ') ?? [];
        // A form without fields has no body.
        assert.ok(
          violations.includes(`${where}.${name}`) || violations.includes('body'),
          `${route.name} without ${name}: ${violations}`,
        );
        assert.ok(
          answer.status >= 400 && answer.status in operation.responses,
          `${route.name} without ${name}: ${answer.status}`,
        );
        tried += 1;
      }
    }
    assert.ok(tried > 30, `only ${tried} tried`);
  });
});

describe('every call', () => {
  it('responds to its sample as documented', async () => {
    const mock = createMock({}, withClient).app;
    const outcomes = await checkContract({ routes, visitor: visitorOf(mock), all: true });
    const wrong = outcomes.filter(({ differences, skipped }) => differences.length > 0 || skipped !== undefined);
    assert.deepEqual(
      wrong.map(({ route, differences, skipped }) => [route.name, ...differences, skipped]),
      [],
    );
    assert.equal(outcomes.length, routes.length);
  });

  it('reports where a body is invalid, and what was expected', async () => {
    const send = async (path: string, body: BodyInit, type?: string) => {
      const answer = await app.request(path, {
        method: 'POST',
        body,
        ...(type && { headers: { 'content-type': type } }),
      });
      const { code, error, violations } = (await answer.json()) as Record<string, unknown>;
      assert.deepEqual([answer.status, code], [400, 'mock-request-invalid']);
      assert.ok(String(error).length > 20);
      return violations;
    };
    const json = 'application/json';
    const at = (field: string, message: string) => [{ in: 'body', field, message }];
    assert.deepEqual(
      await send('/api/census/form-render', '{"formId":7,"visitorCookie":"a|1|2|3|4"}', json),
      at('formId', 'formId must be text, but is 7. Write text in double quotes.'),
    );
    const hit = (data: string) => new URLSearchParams({ event: 'View', data, ss_cvr: 'a|1|2|3|4' });
    assert.deepEqual(
      await send('/api/census/RecordHit', hit('{"url":3}')),
      at('data.url', 'data.url must be text, but is 3. Write text in double quotes.'),
    );
    assert.deepEqual(
      await send('/api/census/RecordHit', hit('{')),
      at('data', 'data must be an object, but is "{". Write an object in braces.'),
    );
    assert.deepEqual(await send('/api/census/RecordHit', '{}', json), at('', 'The body must be form-encoded.'));
    assert.deepEqual(
      await send('/api/census/form-render', '{', json),
      at('', 'The body is not valid JSON or form data.'),
    );
    assert.deepEqual(await send('/api/census/form-render', ''), at('', 'The body is missing.'));
    const long = JSON.stringify([{ app: 'site', message: 'm', stack: 'x'.repeat(5001) }]);
    assert.match(JSON.stringify(await send('/api/events/RecordJavascriptErrors', long, json)), /at most 5000/);
  });

  it('accepts beacons, which are JSON as plain text, and forms, in which all values are text', async () => {
    const beacon = await app.request('/api/1/performance/records', { method: 'POST', body: '[{"name":"paint"}]' });
    assert.equal(beacon.status, 200);
    const body = new URLSearchParams({ visitorCookie: 'a|1|2|3|4', newWindow: 'true' });
    assert.equal((await app.request('/api/census/button-click', { method: 'POST', body })).status, 200);
  });
});
