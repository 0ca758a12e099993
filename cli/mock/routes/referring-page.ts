import type { HonoRequest } from 'hono';

/**
 * Returns the URL of the page that sent a request, if it is on this server: browsers send the full URL within an
 * origin.
 */
export function referringPage(request: HonoRequest): URL | undefined {
  const referrer = request.header('referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const page = new URL(referrer);
  return page.origin === new URL(request.url).origin ? page : undefined;
}
