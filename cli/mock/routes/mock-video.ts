import type { Route } from '../route.ts';
import { playerPage } from '../video/player-page.ts';

/** GET /mock/video/:id: a player for pages that show videos, where there is no network. */
export const mockVideo: Route = {
  method: 'GET',
  path: '/mock/video/:id',
  answer: (context) => context.html(playerPage(context.req.param('id') ?? '')),
};
