import type { Context } from 'hono';
import { isUserError } from '../../../core/model/user-error.ts';

/** Responds with the message of a UserError. Rethrows any other error. */
export function answerUserError(context: Context, error: unknown): Response {
  if (!isUserError(error)) throw error;
  return context.json({ code: error.code, error: [error.message, error.help].filter(Boolean).join(' ') }, 400);
}
