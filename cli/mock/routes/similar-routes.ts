/** Finds the routes that a request for an unknown route may mean. */
import { closestMatch } from '../../text/closest-match.ts';
import { routeName } from './route.ts';

interface Known {
  readonly method: string;
  /** A hono pattern. */
  readonly path: string;
}

/** The pattern with what was asked for in the places of its parameters. */
const filled = (pattern: string, asked: readonly string[]): string =>
  pattern
    .split('/')
    .map((part, index) => (part.startsWith(':') ? (asked[index] ?? part) : part))
    .join('/');

/** Names of routes, the nearest first: those of the same path and another method, then the one that is spelt most like it. */
export function similarRoutes({ method, path }: Known, routes: readonly Known[]): readonly string[] {
  const parts = path.split('/');
  const known = routes.map((route) => ({
    name: routeName(route.method, route.path),
    path: filled(route.path, parts),
    filled: routeName(route.method, filled(route.path, parts)),
  }));
  const spelt = closestMatch(routeName(method, path), new Set(known.map((route) => route.filled)));
  const near = known.filter((route) => route.path === path || route.filled === spelt);
  return [...new Set(near.map(({ name }) => name))].slice(0, 3);
}
