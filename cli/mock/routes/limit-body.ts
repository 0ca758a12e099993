/** Refuses request bodies that are too large before anything reads them. */
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { wantsPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';

/** Bytes. */
export const defaultBodyLimit = 10_000_000;

const hasBody = ({ req }: Context): boolean => req.method !== 'GET' && req.method !== 'HEAD';

/** Creates middleware that responds with 413 to a body of more than `bytes` bytes. */
export function limitBody(bytes: number): MiddlewareHandler {
  const refuse = (context: Context): Response | Promise<Response> => {
    const error = formatMessage(messages['mock-body-too-large'], { limit: bytes / 1_000_000 });
    if (wantsPage(context)) return noticePage(context, formatMessage(messages['mock-answer-refused']), error, 413);
    return context.json({ code: 'mock-body-too-large', error }, 413);
  };
  const countBytes = bodyLimit({ maxSize: bytes, onError: refuse });
  return async (context, next) => {
    const { req } = context;
    if (!hasBody(context)) return next();
    const length = req.header('content-length');
    // A server reads exactly the declared number of bytes, so only a body without the header has to be counted.
    if (length === undefined || req.header('transfer-encoding') !== undefined) return countBytes(context, next);
    return Number(length) > bytes ? refuse(context) : next();
  };
}
