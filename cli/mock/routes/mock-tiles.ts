import { tile } from '../map/tile.ts';
import type { Route } from '../route.ts';

/** GET /mock/tiles/:z/:x/:y: tiles for pages that show maps, where there is no network. */
export const mockTiles: Route = {
  method: 'GET',
  path: '/mock/tiles/:z{[0-9]+}/:x{[0-9]+}/:y{[0-9]+}',
  answer(context) {
    const [z, x, y] = ['z', 'x', 'y'].map((name) => Number(context.req.param(name)));
    return context.body(tile({ z: z ?? 0, x: x ?? 0, y: y ?? 0 }), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=3600',
    });
  },
};
