import type { MiddlewareHandler } from 'hono';
import { callOf } from '../mock/routes/call-context.ts';
import { replaceResponse } from '../mock/routes/replace-response.ts';
import { chooseEncoding, compress, isCompressible, minCompressedSize } from './encoding.ts';

/** Pages and calls of the tools themselves, such as streams of events. */
const isOfTools = (path: string): boolean => /^\/__(?:mock|serve)(?:\/|$)/.test(path);

/**
 * Compresses responses that are created in memory: of the mock API, and generated pages. Mount it outside of the
 * recorder, which keeps readable bodies. Files are already compressed, and a fault defines the bytes of its response.
 */
export const compressResponses: MiddlewareHandler = async (context, next) => {
  await next();
  const { req, res } = context;
  const { headers, status } = res;
  if (isOfTools(req.path) || callOf(context)?.fault || req.method === 'HEAD' || res.body === null) return;
  // Only files declare their length.
  if (headers.has('content-length') || headers.has('vary') || !isCompressible(headers.get('content-type') ?? ''))
    return;
  const body = new Uint8Array(await res.arrayBuffer());
  const isLarge = body.byteLength >= minCompressedSize;
  const encoding = isLarge ? chooseEncoding(req.header('accept-encoding')) : undefined;
  replaceResponse(context, new Response(encoding ? await compress(body, encoding) : body, { status, headers }));
  if (isLarge) context.res.headers.set('vary', 'Accept-Encoding');
  if (encoding) context.res.headers.set('content-encoding', encoding);
};
