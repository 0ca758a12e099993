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
  // A response with Vary is a file, which is compressed already where that is useful.
  if (isOfTools(req.path) || callOf(context)?.fault || req.method === 'HEAD' || headers.has('vary')) return;
  if (!isCompressible(headers.get('content-type') ?? '')) return;
  const length = headers.get('content-length');
  if (length !== null && Number(length) < minCompressedSize) return;
  const encoding = chooseEncoding(req.header('accept-encoding'));
  headers.set('vary', 'Accept-Encoding');
  if (!encoding || res.body === null) return;
  const body = new Uint8Array(await res.arrayBuffer());
  headers.delete('content-length');
  const isLarge = body.byteLength >= minCompressedSize;
  if (isLarge) headers.set('content-encoding', encoding);
  replaceResponse(context, new Response(isLarge ? await compress(body, encoding) : body, { status, headers }));
};
