import type { Context } from 'hono';

/** Another answer instead of the one that there is. Hono by itself would merge the headers of both. */
export function replaceResponse(context: Context, response: Response): void {
  context.res = undefined;
  context.res = response;
}
