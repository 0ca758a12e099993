/**
 * Writes the OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0) of the mock API from the definitions of its
 * routes.
 */
import { version } from '../../../package.json';
import { crumbHeader } from '../routes/crumb.ts';
import type { RequestSchemas, ResponseSchemas, Route, RouteKind, Sample, SchemaKit } from '../routes/route.ts';
import { tokenHeader } from '../state/members.ts';
import { documentedResponses } from './documented-responses.ts';
import { type JsonSchema, propertiesOf, requiredOf, schemaWriter } from './json-schemas.ts';

type Writer = ReturnType<typeof schemaWriter>;

const kinds: Readonly<Record<RouteKind, string>> = {
  call: 'Calls of the platform.',
  page: 'Pages of the platform that a site links to.',
  provider: 'Local replacements of third-party services.',
  mock: 'Calls that inspect and control the mock API.',
};

const reasons: Readonly<Record<number, string>> = {
  200: 'Done.',
  202: 'Taken.',
  400: 'The request is invalid.',
  401: 'The submission key, the login or the password is invalid.',
  403: 'The crumb or the token is missing or wrong; with crumbFail, the client repeats the call once.',
  404: 'Not found.',
  409: 'The part does not follow the bytes that have arrived.',
  413: 'The file is too large.',
  422: 'The file cannot be stored.',
  429: 'Too many calls within a minute.',
};

const nameIn = (segment: string): string | undefined => /^:(\w+)/.exec(segment)?.[1];

/** `/pages/:id{[0-9]+}` as `/pages/{id}`. */
const pathOf = ({ path }: Route): string =>
  path
    .split('/')
    .map((segment) => (nameIn(segment) ? `{${nameIn(segment)}}` : segment))
    .join('/');

const paramNames = ({ path }: Route): readonly string[] => path.split('/').flatMap((segment) => nameIn(segment) ?? []);

interface Place {
  readonly in: 'path' | 'query' | 'header';
  readonly examples: Readonly<Record<string, string>> | undefined;
}

function parameter(name: string, { description, ...schema }: JsonSchema, isRequired: boolean, place: Place) {
  const example = place.examples?.[name];
  return {
    name,
    in: place.in,
    required: isRequired,
    ...(description !== undefined && { description }),
    schema,
    ...(example !== undefined && { example }),
  };
}

function pathParameters(route: Route, { params }: RequestSchemas, writer: Writer) {
  const schemas = params ? propertiesOf(writer.write(params)) : {};
  const place = { in: 'path', examples: route.sample?.params } as const;
  return paramNames(route).map((name) => parameter(name, schemas[name] ?? { type: 'string' }, true, place));
}

function queryParameters({ query }: RequestSchemas, sample: Sample | undefined, writer: Writer) {
  if (!query) return [];
  const schema = writer.write(query);
  const place = { in: 'query', examples: sample?.query } as const;
  return Object.entries(propertiesOf(schema)).map(([name, own]) =>
    parameter(name, own, requiredOf(schema).includes(name), place),
  );
}

function headerParameters({ headers }: RequestSchemas, sample: Sample | undefined, writer: Writer) {
  if (!headers) return [];
  const schema = writer.write(headers);
  const place = { in: 'header', examples: sample?.headers } as const;
  return Object.entries(propertiesOf(schema)).map(([name, own]) =>
    parameter(name, own, requiredOf(schema).includes(name), place),
  );
}

const text = (description: string): JsonSchema => ({ type: 'string', description });

/** Returns the parameters that protect against forged requests. A form sends its crumb as a field. */
function proofs({ crumb, needsToken, sample }: Route) {
  const place = { in: 'header', examples: sample?.headers } as const;
  return [
    ...(crumb === 'query'
      ? [parameter('crumb', text('The crumb of the cookie.'), false, { ...place, in: 'query' })]
      : []),
    ...(crumb === 'header' ? [parameter(crumbHeader, text('The crumb of the cookie.'), false, place)] : []),
    ...(needsToken ? [parameter(tokenHeader, text('The token of the login.'), false, place)] : []),
  ];
}

const exampleOf = (example: unknown) => (example === undefined ? {} : { example });

function requestBody(
  { json, form, bytes, jsonFields = [] }: RequestSchemas,
  sample: Sample | undefined,
  writer: Writer,
) {
  if (bytes !== undefined)
    return {
      required: true,
      content: {
        'application/offset+octet-stream': { schema: { type: 'string', format: 'binary', description: bytes } },
      },
    };
  if (!json && !form) return undefined;
  const encoding = Object.fromEntries(jsonFields.map((name) => [name, { contentType: 'application/json' }]));
  const formContent = form && {
    schema: writer.write(form),
    ...(jsonFields.length > 0 && { encoding }),
    ...exampleOf(sample?.form),
  };
  return {
    required: true,
    content: {
      ...(json && { 'application/json': { schema: writer.write(json), ...exampleOf(sample?.json) } }),
      ...(formContent && { 'application/x-www-form-urlencoded': formContent }),
    },
  };
}

function contentOf(answer: ResponseSchemas[number], writer: Writer) {
  if (typeof answer !== 'string') return { 'application/json': { schema: writer.write(answer) } };
  return { [answer]: answer === 'application/json' ? {} : { schema: { type: 'string' } } };
}

const responses = (answers: ResponseSchemas, writer: Writer) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { description: reasons[Number(status)] ?? status, content: contentOf(answer, writer) },
    ]),
  );

function operation(route: Route, kit: SchemaKit, writer: Writer) {
  const takes = route.takes?.(kit) ?? {};
  const body = requestBody(takes, route.sample, writer);
  return {
    operationId: route.name,
    summary: route.summary,
    description:
      route.spec === undefined ? 'The specification does not describe this call.' : `Specification: ${route.spec}.`,
    tags: [route.kind],
    parameters: [
      ...pathParameters(route, takes, writer),
      ...queryParameters(takes, route.sample, writer),
      ...headerParameters(takes, route.sample, writer),
      ...proofs(route),
    ],
    ...(body && { requestBody: body }),
    responses: responses(documentedResponses(route, kit), writer),
  };
}

const description = `The calls that the pages of a site make to their platform and, under /__mock, the calls that inspect and control the mock.

Every call belongs to a session: that of the header X-Mock-Session, of __session in the query, of the cookie __session, or \
"default". Calls of the platform also accept overrides in the header Prefer (RFC 7240), as in "code=503, delay=2000". Calls under \
/__mock are limited to this machine, unless the server has a token: then they require "Authorization: Bearer …".`;

/**
 * Returns the document as an object. An `example` such as `{FormSubmissionKey/key}` is a value from the response of
 * that operation.
 */
export async function openApiDocument(routes: readonly Route[]) {
  const kit = await import('../routes/schema-kit.ts');
  const writer = schemaWriter(kit);
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const route of routes) {
    const path = pathOf(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, kit, writer) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mock API of site-elements', version, description },
    tags: Object.entries(kinds).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: writer.components },
  };
}
