import { route } from '../route.ts';
import { playerPage } from './player-page.ts';

/** A local player for pages with videos. */
export const mockVideo = route({
  method: 'GET',
  path: '/mock/video/:id',
  name: 'MockVideo',
  summary: 'The player of a video provider.',
  spec: 'docs/spec.md#widgets-7',
  kind: 'provider',
  gives: () => ({ 200: 'text/html' }),
  sample: { params: { id: 'tide' } },
  answer: (context) => context.html(playerPage(context.req.param('id') ?? '')),
});
