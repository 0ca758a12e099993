/** The mock API of a site's platform (runtime 7), as an app without a port: `serve`, tests and workers mount it. */
import { type Context, Hono } from 'hono';
import { say } from '../../core/model/words.ts';
import { nearest } from '../engine/nearest.ts';
import { answerRoute } from './answer-route.ts';
import type { FaultOptions } from './faults/fault.ts';
import { misbehave } from './faults.ts';
import { messages } from './messages.en.ts';
import { createMockSite, type MockOptions, type MockSite } from './mock-site.ts';
import { routeName } from './route.ts';
import { mockCaptcha } from './routes/mock-captcha.ts';
import { routes } from './routes.ts';

const defaults = (): MockOptions => ({
  now: Date.now,
  newId: () => crypto.randomUUID(),
  keyLifetime: 30 * 60_000,
  savesPerMinute: 60,
});

const known = routes.map(({ method, path }) => routeName(method, path));

/** A 404 that says what the caller probably meant, or else everything that there is. */
function answerUnknown(context: Context): Response {
  const route = routeName(context.req.method, context.req.path);
  const meant = nearest(route, known);
  const error = meant
    ? say(messages['mock-route-unknown'], { route, nearest: meant })
    : say(messages['mock-route-far'], { route, known: known.join(', ') });
  return context.json({ code: meant ? 'mock-route-unknown' : 'mock-route-far', error, nearest: meant ?? null }, 404);
}

/**
 * The app over a state of its own; every option has a default. Use `.fetch` or, in tests, `.request`. Without `faults`
 * only what a request or its page wishes goes wrong.
 */
export function createMockApi(options: Partial<MockOptions> = {}, faults: FaultOptions = { rules: [], seed: 0 }): Hono {
  const site: MockSite = createMockSite({ ...defaults(), ...options });
  const app = new Hono();
  const { calls, pages } = misbehave(faults);
  app.get('*', pages);
  for (const path of ['/api/*', mockCaptcha.path]) app.use(path, calls);
  for (const route of routes) app.on(route.method, route.path, (context) => answerRoute(context, route, site));
  app.all('/api/*', answerUnknown);
  app.all('/__mock/*', answerUnknown);
  app.notFound(answerUnknown);
  return app;
}
