/** Refuses request bodies that are too large, and too many large ones at once, by the bytes that arrive. */
import type { MiddlewareHandler } from 'hono';
import { BodyBudget, type BodyReservation, minCounted } from './body-budget.ts';
import { type BodyProblem, type BodyReader, refuseBody } from './refuse-body.ts';

/** Bytes. */
export const defaultBodyLimit = 10_000_000;

/** Reads a body. Returns its bytes, or why it is refused: then the rest of it was not read. */
async function read(reader: BodyReader, limit: number, reservation: BodyReservation): Promise<Blob | BodyProblem> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limit) return 'mock-body-too-large';
    if (!reservation.grow(size)) return 'mock-bodies-too-many';
    chunks.push(next.value);
  }
  return new Blob(chunks);
}

/** The length that a request declares. A server reads no more than that; with Transfer-Encoding it counts for nothing. */
function declaredLength({ headers }: Request): number | undefined {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length);
}

/**
 * Creates middleware that responds with 413 to a body of more than `limit` bytes, and with 503 to too many at once. Only
 * received bytes count for the latter, because a client may declare many and send none. The middleware of hono limits
 * each body, but not their sum.
 */
export function limitBody(limit: number): MiddlewareHandler {
  const budget = new BodyBudget(limit);
  return async (context, next) => {
    const { req } = context;
    const declared = declaredLength(req.raw);
    const isSmall = declared !== undefined && declared < minCounted && declared <= limit;
    if (req.method === 'GET' || req.method === 'HEAD' || isSmall) return next();
    const rest = req.raw.body?.getReader();
    if (!rest) return next();
    const reservation = budget.begin();
    try {
      const isTooLarge = declared !== undefined && declared > limit;
      const body = isTooLarge ? 'mock-body-too-large' : await read(rest, limit, reservation);
      if (body === 'mock-body-too-large') return await refuseBody(context, body, { limit, rest });
      if (body === 'mock-bodies-too-many') return await refuseBody(context, body, { limit: budget.limit, rest });
      req.raw = new Request(req.raw, { body });
      await next();
    } finally {
      reservation.release();
    }
    return undefined;
  };
}
