/** The mock API of a site's platform (docs/spec.md#runtime-7), as an app without a port: `serve`, tests and workers mount it. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { formatMessage } from '../../core/model/message-format.ts';
import { injectFaults } from './faults/inject-faults.ts';
import { guardAccess } from './inspector/guard-access.ts';
import { type Inspection, provideInspection } from './inspector/inspection.ts';
import { recordCalls } from './inspector/record-calls.ts';
import { Recorder } from './inspector/recorder.ts';
import type { FindConsentPrompt } from './measurements/missing-consent.ts';
import { messages } from './messages.en.ts';
import { routes } from './routes/all-routes.ts';
import { answerRoute } from './routes/answer-route.ts';
import { answerUserError } from './routes/answer-user-error.ts';
import { beginCall, callOf } from './routes/call-context.ts';
import { crumbForPages } from './routes/crumb.ts';
import { defaultBodyLimit, limitBody } from './routes/limit-body.ts';
import { unlessFound } from './routes/placeholder-page.ts';
import { type Route, routeName } from './routes/route.ts';
import { similarRoutes } from './routes/similar-routes.ts';
import type { MockOptions } from './state/mock-site.ts';
import type { FaultSettings, MockSession } from './state/session.ts';
import { defaultSession, isSessionName, sessionNameOf } from './state/session-name.ts';
import { createSessions, type MockSessions } from './state/sessions.ts';
import type { MockState } from './state/state.ts';

const defaults = (): MockOptions => ({
  now: Date.now,
  newId: () => crypto.randomUUID(),
  keyLifetime: 30 * 60_000,
  savesPerMinute: 60,
  maxFileSize: 100_000_000,
});

/** The initial faults, and the environment of the app. */
export interface MockSetup extends FaultSettings {
  /** The same seed and the same requests give the same faults (default: 0). */
  readonly seed?: number | undefined;
  /** Saved states of sessions, by name. */
  readonly kept?: Readonly<Record<string, MockState>>;
  /** Required for `/__mock`. Without a token, only names of this machine are accepted there. */
  readonly token?: string | undefined;
  /** The largest request body in bytes (default: 10,000,000). */
  readonly bodyLimit?: number | undefined;
  /** The largest length of all sessions together, in characters of JSON (default: 100,000,000). */
  readonly maxSessionsLength?: number | undefined;
  /** The script of the inspector. */
  readonly readClient?: Inspection['readClient'];
  /** The path of the docs, with a slash at its end, if they are served. */
  readonly docs?: string | undefined;
  /** Finds how a page prompts its visitors for consent. Without it, only stored refusals and signals of the browser are known. */
  readonly findConsentPrompt?: FindConsentPrompt;
}

/** The app with its own state; use `.fetch` or, in tests, `.request`. */
export interface MockServer {
  readonly app: Hono;
  readonly sessions: MockSessions;
  readonly recorder: Recorder;
}

const mockRoutes = routes.filter(({ kind }) => kind === 'mock');

/** Routes that a misspelt path may mean. Pages are excluded: they exist at any path. */
const platformRoutes = routes.filter(({ kind }) => kind === 'call' || kind === 'provider');

/** Returns the routes that a misspelt path may mean. */
const routesLike = (path: string): readonly Route[] => (path.startsWith('/__mock') ? mockRoutes : platformRoutes);

/** Responds with 404 and the most similar route, or with the URL that lists all routes. */
function answerUnknown(context: Context): Response {
  const { method, path } = context.req;
  const route = routeName(method, path);
  const [meant] = similarRoutes({ method, path }, routesLike(path));
  const error = meant
    ? formatMessage(messages['mock-route-unknown'], { route, nearest: meant })
    : formatMessage(messages['mock-route-far'], { route });
  return context.json({ code: meant ? 'mock-route-unknown' : 'mock-route-far', error, nearest: meant ?? null }, 404);
}

/** Finds the session of a request. */
const inSession =
  (sessions: MockSessions): MiddlewareHandler =>
  async (context, next) => {
    let session: MockSession;
    try {
      session = sessions.of(sessionNameOf(context));
    } catch (error) {
      return answerUserError(context, error);
    }
    beginCall(context, session);
    await next();
    sessions.limit(session);
    return undefined;
  };

/** Returns the session of a page. An invalid session name is ignored, because a page is not a call of the API. */
const pageSession = (sessions: MockSessions, context: Context): MockSession => {
  const name = sessionNameOf(context);
  return sessions.of(isSessionName(name) ? name : defaultSession);
};

/** Restarts the fault counts of a page when it loads. */
const trackPageLoads =
  (sessions: MockSessions): MiddlewareHandler =>
  (context, next) => {
    pageSession(sessions, context).pageOverrides.startCounting(context.req);
    return next();
  };

/** Adds the routes of the platform, recorded and with faults, and those of `/__mock`. */
function addRoutes(app: Hono, inspected: Inspection, findConsentPrompt: FindConsentPrompt | undefined): void {
  const { sessions, recorder } = inspected;
  const enter = inSession(sessions);
  for (const route of routes) {
    const { method, path, kind } = route;
    if (kind === 'page') {
      app.get(
        path,
        unlessFound((context) => answerRoute(context, route, pageSession(sessions, context).site())),
      );
      continue;
    }
    const around =
      kind === 'mock'
        ? [provideInspection(inspected)]
        : [recordCalls(recorder, { route: routeName(method, path), findConsentPrompt }), injectFaults];
    app.on(method, [path], enter, ...around, (context) => answerRoute(context, route, callOf(context).site));
  }
  app.get(
    '/config',
    unlessFound(async (context) => context.redirect(`/config/${new URL(context.req.url).search}`)),
  );
  const unmatched = recordCalls(recorder, {
    route: null,
    nearest: ({ req: { method, path } }) => similarRoutes({ method, path }, platformRoutes),
  });
  app.all('/api/*', enter, unmatched, injectFaults, answerUnknown);
  app.get('/__mock/', (context) => context.redirect('/__mock'));
  app.all('/__mock/*', answerUnknown);
}

/**
 * Creates a mock API with its own state; every option has a default. Without `setup`, faults are injected only as
 * requests and pages specify. Throws a UserError for invalid faults, an invalid latency or an unknown scenario.
 */
export function createMock(given: Partial<MockOptions> = {}, setup: MockSetup = {}): MockServer {
  const {
    seed = 0,
    kept,
    token,
    bodyLimit = defaultBodyLimit,
    maxSessionsLength,
    readClient = async () => undefined,
    docs,
    findConsentPrompt,
    ...faultSettings
  } = setup;
  const options = { ...defaults(), ...given };
  const sessions = createSessions({ options, faultSettings, seed }, kept, maxSessionsLength);
  const recorder = new Recorder();
  const app = new Hono();
  app.use('*', limitBody(bodyLimit));
  app.get('*', crumbForPages(options.newId));
  app.get('*', trackPageLoads(sessions));
  app.use('/__mock/*', guardAccess(token));
  addRoutes(app, { sessions, recorder, readClient, docs }, findConsentPrompt);
  app.notFound(answerUnknown);
  return { app, sessions, recorder };
}
