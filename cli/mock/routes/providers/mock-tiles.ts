import { route } from '../route.ts';
import { tile } from './map-tile.ts';

/** Local tiles for pages with maps. */
export const mockTiles = route({
  method: 'GET',
  path: '/mock/tiles/:z{[0-9]+}/:x{[0-9]+}/:y{[0-9]+}',
  name: 'MockTiles',
  summary: 'A tile of a map.',
  kind: 'provider',
  gives: () => ({ 200: 'image/svg+xml' }),
  sample: { params: { z: '12', x: '2200', y: '1343' } },
  answer(context) {
    const [z, x, y] = ['z', 'x', 'y'].map((name) => Number(context.req.param(name)));
    return context.body(tile({ z: z ?? 0, x: x ?? 0, y: y ?? 0 }), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=3600',
    });
  },
});
