/** Refuses request bodies that are too large before anything reads them, and too many of them at once. */
import type { Context, MiddlewareHandler } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { BodyBudget, type BodyReservation } from './body-budget.ts';
import { wantsPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';

/** Bytes. */
export const defaultBodyLimit = 10_000_000;

const hasBody = ({ req }: Context): boolean => req.method !== 'GET' && req.method !== 'HEAD';

type Refusal = 'mock-body-too-large' | 'mock-bodies-too-many';

function refuse(context: Context, code: Refusal, limit: number): Response | Promise<Response> {
  const isBusy = code === 'mock-bodies-too-many';
  const status = isBusy ? 503 : 413;
  if (isBusy) context.header('retry-after', '1');
  const error = formatMessage(messages[code], { limit: limit / 1_000_000 });
  if (wantsPage(context)) return noticePage(context, formatMessage(messages['mock-answer-refused']), error, status);
  return context.json({ code, error }, status);
}

/**
 * Reads a body without a declared length and replaces it by its bytes. The middleware of hono limits only each body,
 * not their sum.
 */
async function readUndeclared(
  { req }: Context,
  bytes: number,
  reservation: BodyReservation,
): Promise<Refusal | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > bytes) return 'mock-body-too-large';
    if (!reservation.grow(size)) return 'mock-bodies-too-many';
    chunks.push(chunk);
  }
  req.raw = new Request(req.raw, { body: new Blob(chunks) });
  return undefined;
}

/** Creates middleware that responds with 413 to a body of more than `bytes` bytes, and with 503 to too many at once. */
export function limitBody(bytes: number): MiddlewareHandler {
  const budget = new BodyBudget(bytes);
  const check = async (context: Context, reservation: BodyReservation): Promise<Refusal | undefined> => {
    const { req } = context;
    const length = req.header('content-length');
    // A server reads exactly the declared number of bytes, so only a body without the header has to be counted.
    if (length === undefined || req.header('transfer-encoding') !== undefined)
      return req.raw.body ? readUndeclared(context, bytes, reservation) : undefined;
    if (Number(length) > bytes) return 'mock-body-too-large';
    return reservation.grow(Number(length)) ? undefined : 'mock-bodies-too-many';
  };
  return async (context, next) => {
    if (!hasBody(context)) return next();
    const reservation = budget.begin();
    try {
      const refusal = await check(context, reservation);
      if (refusal) return await refuse(context, refusal, bytes);
      await next();
    } finally {
      reservation.release();
    }
    return undefined;
  };
}
