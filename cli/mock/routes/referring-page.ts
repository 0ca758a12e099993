import type { HonoRequest } from 'hono';

/** The page that a request comes from, if it is on this server: browsers say it in full to the page's own origin. */
export function referringPage(request: HonoRequest): URL | undefined {
  const referrer = request.header('referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const page = new URL(referrer);
  return page.origin === new URL(request.url).origin ? page : undefined;
}
