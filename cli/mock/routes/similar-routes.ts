/** Finds the routes that a request for an unknown route may mean. */
import { closestMatch } from '../../text/closest-match.ts';
import { routeName } from './route.ts';

interface RoutePath {
  readonly method: string;
  /** A hono pattern. */
  readonly path: string;
}

/** Replaces the parameters of a pattern by the segments of the requested path. */
const fillPattern = (pattern: string, segments: readonly string[]): string =>
  pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? (segments[index] ?? part) : part))
    .join('/');

/** Returns up to three route names: those with the same path and another method, and the one with the most similar spelling. */
export function similarRoutes({ method, path }: RoutePath, routes: readonly RoutePath[]): readonly string[] {
  const parts = path.split('/');
  const known = routes.map((route) => ({
    name: routeName(route.method, route.path),
    path: fillPattern(route.path, parts),
    filled: routeName(route.method, fillPattern(route.path, parts)),
  }));
  const spelt = closestMatch(routeName(method, path), new Set(known.map((route) => route.filled)));
  const near = known.filter((route) => route.path === path || route.filled === spelt);
  return [...new Set(near.map(({ name }) => name))].slice(0, 3);
}
