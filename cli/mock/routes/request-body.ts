import type { HonoRequest } from 'hono';
import { JsonTooComplexError, parseJson } from './parse-json.ts';

/** The body of a request. Beacons send JSON as plain text, so only forms are recognized by their type. */
export type Body =
  | { readonly kind: 'none' | 'unreadable' | 'too-complex' }
  | { readonly kind: 'json'; readonly data: unknown }
  | { readonly kind: 'form'; readonly data: FormData };

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The largest number of fields in a form. Parsing a million takes seconds. */
const maxFields = 20_000;

/** Returns the boundary of a multipart form. */
function boundaryIn(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  return quoted ?? plain;
}

/** Counts the fields of a form without parsing it: with a boundary around each, or with `&` between them. */
function hasTooManyFields(bytes: ArrayBuffer, type: string): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  const boundary = boundaryIn(type);
  const separator = boundary === undefined ? '&' : `--${boundary}`;
  const most = boundary === undefined ? maxFields - 1 : maxFields + 1;
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0 && count <= most; count += 1)
    at = text.indexOf(separator, at + separator.length);
  return count > most;
}

async function parse(bytes: ArrayBuffer, type: string): Promise<Body> {
  if (!formTypes.test(type)) return { kind: 'json', data: parseJson(new TextDecoder().decode(bytes)) };
  if (hasTooManyFields(bytes, type)) return { kind: 'too-complex' };
  return { kind: 'form', data: await new Response(bytes, { headers: { 'content-type': type } }).formData() };
}

/** Groups the values of a form by name; files are replaced by their names. One pass, because a form may have many fields. */
export function valuesByName(form: FormData): ReadonlyMap<string, readonly [string, ...string[]]> {
  const values = new Map<string, [string, ...string[]]>();
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name;
    const earlier = values.get(name);
    if (earlier) earlier.push(text);
    else values.set(name, [text]);
  }
  return values;
}

async function read(request: HonoRequest): Promise<Body> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return { kind: 'none' };
  return parse(bytes, request.header('content-type') ?? '').catch((error: unknown) => ({
    kind: error instanceof JsonTooComplexError ? 'too-complex' : 'unreadable',
  }));
}

const bodies = new WeakMap<HonoRequest, Promise<Body>>();

/** Reads the body. May be called repeatedly, and parses once. */
export function readBody(request: HonoRequest): Promise<Body> {
  const body = bodies.get(request) ?? read(request);
  bodies.set(request, body);
  return body;
}
