/** What the mock API is made of: routes as data, so that the server, the 404 answer and the docs read one list. */
import type { Context } from 'hono';
import type { MockSite } from './mock-site.ts';

/** One call of the platform. `path` is a hono pattern; `answer` gets the request and the state it may change. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer: (context: Context, site: MockSite) => Response | Promise<Response>;
}

/** How a person would name a route: `POST /api/form/SaveFormSubmission`. */
export const routeName = (method: string, path: string): string => `${method} ${path}`;
