import type { Context } from 'hono';

/** Replaces the response. Assigning it directly would merge the headers of both. */
export function replaceResponse(context: Context, response: Response): void {
  context.res = undefined;
  context.res = response;
}
