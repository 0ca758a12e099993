import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { callOf } from '../mock/routes/call-context.ts';
import { replaceResponse } from '../mock/routes/replace-response.ts';
import { ByteCache } from './byte-cache.ts';
import { chooseEncoding, compress, type Encoding, isCompressible, minCompressedSize } from './encoding.ts';

/** Pages and calls of the tools themselves, such as streams of events. */
const isOfTools = (path: string): boolean => /^\/__(?:mock|serve)(?:\/|$)/.test(path);

/** Bytes of all compressed scripts that are kept. */
const cacheLimit = 2_000_000;

/** Whether the response is a script: it is the same for every request, unlike the response to a call. */
const isScript = (type: string): boolean => type.startsWith('text/javascript');

const keyOf = (body: Uint8Array, encoding: Encoding): string =>
  `${encoding} ${createHash('sha256').update(body).digest('base64')}`;

/**
 * Creates middleware that compresses responses that are created in memory: of the mock API, and generated pages. Mount
 * it outside of the recorder, which keeps readable bodies. Files are already compressed, and a fault defines the bytes
 * of its response.
 */
export function compressResponses(compressBytes = compress): MiddlewareHandler {
  const cache = new ByteCache(cacheLimit);
  return async (context, next) => {
    await next();
    const { req, res } = context;
    const { headers, status } = res;
    // A response with Vary is a file, which is compressed already where that is useful.
    if (isOfTools(req.path) || callOf(context)?.fault || headers.has('vary')) return;
    const type = headers.get('content-type') ?? '';
    if (!isCompressible(type) || headers.get('cache-control')?.includes('no-transform')) return;
    const length = headers.get('content-length');
    if (length !== null && Number(length) < minCompressedSize) return;
    const encoding = chooseEncoding(req.header('accept-encoding'));
    headers.set('vary', 'Accept-Encoding');
    if (!encoding || res.body === null || req.method === 'HEAD') return;
    const body = new Uint8Array(await res.arrayBuffer());
    headers.delete('content-length');
    const isLarge = body.byteLength >= minCompressedSize;
    if (isLarge) headers.set('content-encoding', encoding);
    const create = () => compressBytes(body, encoding);
    const shrink = () => (isScript(type) ? cache.get(keyOf(body, encoding), create) : create());
    replaceResponse(context, new Response(isLarge ? await shrink() : body, { status, headers }));
  };
}
