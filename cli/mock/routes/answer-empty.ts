import type { Context } from 'hono';

/** Responds with an empty success, for calls whose response the specification does not define. */
export const answerEmpty = (context: Context): Response => context.json({});
