import type { Context } from 'hono';

/** The empty success of calls of which the specification shows no answer. */
export const done = (context: Context): Response => context.json({});
