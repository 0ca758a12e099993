import type { Hono } from 'hono';
import { Visitor } from '../../../cli/mock/contract/visitor.ts';

/** A visitor of the mock API, who keeps cookies and returns the crumb. */
export const visitorOf = (app: Hono): Visitor =>
  new Visitor(new URL('http://localhost/'), async (request) => app.request(request));
