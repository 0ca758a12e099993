/**
 * A schema of the subset of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0) that our document uses. It rejects
 * unknown keys, so a misspelt key fails.
 */
const text = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const any = {};
const only = (properties: Readonly<Record<string, object>>, ...required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const mapOf = (value: object, names = '.') => ({
  type: 'object',
  propertyNames: { pattern: names },
  additionalProperties: value,
});

const schema = { type: 'object' };
const media = mapOf(
  only({ schema, example: any, encoding: mapOf(only({ contentType: text }, 'contentType')) }),
  '^[a-z]+/[a-z+-]+',
);
const parameter = {
  ...only(
    { name: text, in: { enum: ['path', 'query', 'header'] }, required: flag, description: text, schema, example: any },
    'name',
    'in',
    'schema',
  ),
  // Path parameters are always required.
  if: { properties: { in: { const: 'path' } } },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
  then: { properties: { required: { const: true } }, required: ['required'] },
};
const operation = only(
  {
    operationId: { type: 'string', pattern: '^[A-Z][A-Za-z]+$' },
    summary: text,
    description: text,
    tags: { type: 'array', items: text },
    parameters: { type: 'array', items: parameter },
    requestBody: only({ required: flag, content: media }, 'content'),
    responses: mapOf(only({ description: text, content: media }, 'description'), '^[1-5]\\d\\d$'),
  },
  'operationId',
  'summary',
  'responses',
);

export const openApiSchema = only(
  {
    openapi: { const: '3.1.0' },
    info: only({ title: text, version: text, description: text }, 'title', 'version'),
    tags: { type: 'array', items: only({ name: text, description: text }, 'name') },
    paths: mapOf(only({ get: operation, post: operation, put: operation, patch: operation, delete: operation }), '^/'),
    components: only({ schemas: mapOf(schema, '^[\\w.-]+$') }),
  },
  'openapi',
  'info',
  'paths',
);
