import type { HonoRequest } from 'hono';

/** The body of a request. Beacons send JSON as plain text, so only forms are recognized by their type. */
export type Body =
  | { readonly kind: 'none' | 'unreadable' }
  | { readonly kind: 'json'; readonly data: unknown }
  | { readonly kind: 'form'; readonly data: FormData };

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

async function parse(bytes: ArrayBuffer, type: string): Promise<Body> {
  if (formTypes.test(type))
    return { kind: 'form', data: await new Response(bytes, { headers: { 'content-type': type } }).formData() };
  return { kind: 'json', data: JSON.parse(new TextDecoder().decode(bytes)) };
}

/**
 * Groups the values of a form by name; files are replaced by their names. One pass, because a form may have 100,000
 * fields.
 */
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

/** Reads the body. May be called repeatedly. Never throws. */
export async function readBody(request: HonoRequest): Promise<Body> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return { kind: 'none' };
  return parse(bytes, request.header('content-type') ?? '').catch(() => ({ kind: 'unreadable' }));
}
