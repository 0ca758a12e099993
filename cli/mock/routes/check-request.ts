/** Checks requests against the schemas of their route. Returns the violations as messages, or the parsed values. */
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Severity } from '../../../core/model/finding.ts';
import { formatMessage, type MessageTable } from '../../../core/model/message-format.ts';
import { messages as modelMessages } from '../../../core/model/messages.en.ts';
import { messages as entityMessages } from '../../lint/data/messages.en.ts';
import { truncate } from '../../text/truncate.ts';
import { messages } from '../messages.en.ts';
import { parseJson } from './parse-json.ts';
import { type Body, readBody, valuesByName } from './request-body.ts';
import type { Input, RequestSchemas, Route, SchemaKit, Violation } from './route.ts';

type Values = Readonly<Record<string, unknown>>;

export interface CheckedRequest {
  readonly input: Input<RequestSchemas>;
  readonly violations: readonly Violation[];
}

const nothing: CheckedRequest = {
  input: { params: undefined, query: undefined, headers: undefined, json: undefined, form: undefined },
  violations: [],
};

const allMessages: MessageTable = { ...modelMessages, ...entityMessages, ...messages };

/** Returns the message of a code, or the code itself if it has no message in these tables. */
const messageText = (code: string, args: Record<string, string | number>): string => {
  const { [code]: text = code, [`${code}.help`]: help = '' } = allMessages;
  return [formatMessage(text, args), formatMessage(help, args)].filter(Boolean).join(' ');
};

/** The maximum number of violations, because they are sent in a header and clients accept headers of about 16 KB. */
const maxViolations = 20;

/** Characters. Messages contain values and keys of the request. */
const maxMessageLength = 1000;

const isError = ({ severity }: { readonly severity: Severity }): boolean => severity === 'error';

/** Returns the violations of a schema by a value. */
export const violationsOf = (
  kit: SchemaKit,
  where: Violation['in'],
  schema: z.ZodType,
  value: unknown,
): readonly Violation[] =>
  kit
    .entityProblems(schema, value)
    .filter(isError)
    .slice(0, maxViolations)
    .map(({ code, args, path }) => ({
      in: where,
      // The keys of a body may be as long as the body.
      field: truncate(path.join('.')),
      message: messageText(code, args).slice(0, maxMessageLength),
    }));

type BodyProblem = 'unreadable' | 'too-complex' | 'json' | 'form' | 'missing';

const wrongBody = (problem: BodyProblem) =>
  [{ in: 'body', field: '', message: formatMessage(messages[`mock-body-${problem}`]) }] as const;

function parsed(text: unknown): unknown {
  try {
    return parseJson(String(text));
  } catch {
    // Not JSON, or too complex: the schema reports the expected type.
    return text;
  }
}

/** Returns the fields of a form. Several values of one name become a list, and files their names. */
function fieldsOf(data: FormData, jsonFields: readonly string[]): Values {
  const valueFor = (name: string, values: readonly [string, ...string[]]): unknown => {
    if (values.length > 1) return values;
    return jsonFields.includes(name) ? parsed(values[0]) : values[0];
  };
  return Object.fromEntries([...valuesByName(data)].map(([name, values]) => [name, valueFor(name, values)]));
}

/** Returns the schema for a body. Returns undefined for a kind of body that the call does not accept. */
function bodyPart(body: Body, { json, form, jsonFields = [] }: RequestSchemas) {
  if (body.kind === 'json' && json) return { name: 'json', schema: json, value: body.data };
  if (body.kind === 'form' && form) return { name: 'form', schema: form, value: fieldsOf(body.data, jsonFields) };
  return undefined;
}

function refusedBody({ kind }: Body, { json }: RequestSchemas) {
  if (kind === 'unreadable' || kind === 'too-complex') return wrongBody(kind);
  if (kind === 'none') return wrongBody('missing');
  return wrongBody(json ? 'json' : 'form');
}

async function checkBody(context: Context, takes: RequestSchemas, kit: SchemaKit): Promise<CheckedRequest> {
  if (!takes.json && !takes.form) return nothing;
  const body = await readBody(context.req);
  const part = bodyPart(body, takes);
  if (!part) return { ...nothing, violations: refusedBody(body, takes) };
  const { name, schema, value } = part;
  return { input: { ...nothing.input, [name]: value }, violations: violationsOf(kit, 'body', schema, value) };
}

const loadKit = (): Promise<SchemaKit> => import('./schema-kit.ts');

const builtSchemas = new WeakMap<Route, RequestSchemas>();

/** The schemas of a route, built once. */
function takesOf(route: Route, kit: SchemaKit): RequestSchemas {
  const takes = builtSchemas.get(route) ?? route.takes?.(kit) ?? {};
  builtSchemas.set(route, takes);
  return takes;
}

/** Checks a request. Parts without a schema are not read. */
export async function checkRequest(context: Context, route: Route): Promise<CheckedRequest> {
  if (!route.takes) return nothing;
  const kit = await loadKit();
  const takes = takesOf(route, kit);
  const params: unknown = context.req.param();
  const query: unknown = context.req.query();
  const headers: unknown = context.req.header();
  const body = await checkBody(context, takes, kit);
  return {
    input: { ...body.input, params, query, headers },
    violations: [
      ...(takes.params ? violationsOf(kit, 'path', takes.params, params) : []),
      ...(takes.query ? violationsOf(kit, 'query', takes.query, query) : []),
      ...(takes.headers ? violationsOf(kit, 'header', takes.headers, headers) : []),
      ...body.violations,
    ].slice(0, maxViolations),
  };
}
