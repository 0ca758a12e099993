/** Compresses responses as hosts do. The middleware of hono has no brotli: Node 20 has none in `CompressionStream`. */
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

export type Encoding = 'br' | 'gzip';

/** In the order of preference for equal weights. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** Bytes. Smaller bodies fit into one packet, and compression can make them larger. */
export const minCompressedSize = 1024;

/** The quality that hosts use for responses that they compress while they send them. */
const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const gzipOptions: ZlibOptions = { level: 6 };

export const isCompressible = (type: string): boolean => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);

/** Chooses the encoding by an Accept-Encoding header with weights. Returns undefined for an unencoded response. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const others = accepted.get('*') ?? 0;
  const weightOf = (encoding: Encoding): number => accepted.get(encoding) ?? others;
  const [best = 'br'] = [...encodings].sort((a, b) => weightOf(b) - weightOf(a));
  const weight = weightOf(best);
  return weight > 0 && weight >= (accepted.get('identity') ?? 0) ? best : undefined;
}

const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, gzipOptions),
};

export const compress = async (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await compressors[encoding](bytes));

/** A small window takes 1 MB of memory for each client, the default 8 MB. */
const brotliStreamOptions: BrotliOptions = { params: { ...brotliOptions.params, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Creates a stream that compresses what is written to it. */
export const createCompressor = (encoding: Encoding) =>
  encoding === 'br' ? createBrotliCompress(brotliStreamOptions) : createGzip(gzipOptions);
