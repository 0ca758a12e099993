/** What a session is set to: scenario, faults, clock, and all that its site remembers. */
import type { Context } from 'hono';
import { userErrors } from '../../../core/model/user-error.ts';
import { say } from '../../../core/model/words.ts';
import { messages as scenarioWords } from '../scenarios/messages.en.ts';
import { scenarioNames } from '../scenarios/scenarios.ts';
import { type ClockChange, readSpan, readTime } from '../sessions/clock.ts';
import { messages as sessionWords } from '../sessions/messages.en.ts';
import type { MockSession, Troubles } from '../sessions/session.ts';
import { readState } from '../state.ts';
import type { AdminRoute, Inspected } from './admin-route.ts';
import { messages } from './messages.en.ts';

const fail = userErrors({ ...messages, ...sessionWords });

const scenarioList = scenarioNames.map((name) => ({ name, text: say(scenarioWords[`scenario-${name}`]) }));

/** A session as the inspector shows it. */
export function sessionJson(session: MockSession, { sessions }: Inspected) {
  const { scenario = null, faults = [], latency = null } = session.troubles;
  return {
    session: session.name,
    sessions: sessions.names,
    scenario,
    scenarios: scenarioList,
    faults,
    latency,
    clock: { now: new Date(session.now).toISOString(), stopped: session.state.clock.stoppedAt !== undefined },
    submissions: session.state.submissions.length,
  };
}

type Body = Readonly<Record<string, unknown>>;

async function readBody(context: Context): Promise<Body> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw fail('admin-body');
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function readFaults({ faults = [], latency }: Body): Pick<Troubles, 'faults' | 'latency'> {
  const isLatency = latency === undefined || latency === null || typeof latency === 'string';
  if (!isTexts(faults) || !isLatency) throw fail('admin-faults');
  return { faults, latency: latency === '' || latency === null ? undefined : latency };
}

function readClock({ now, advance, stopped }: Body): ClockChange {
  const time = now === undefined ? undefined : readTime(now);
  const span = advance === undefined ? undefined : readSpan(advance);
  const isClear = (now === undefined) === (time === undefined) && (advance === undefined) === (span === undefined);
  if (!isClear || (stopped !== undefined && typeof stopped !== 'boolean')) throw fail('admin-clock');
  return {
    ...(time !== undefined && { now: time }),
    ...(span !== undefined && { advance: span }),
    ...(stopped !== undefined && { stopped }),
  };
}

/** A route that changes the session, tells who watches, and answers what the session is then. */
const changing = (
  method: AdminRoute['method'],
  path: string,
  change: (session: MockSession, context: Context) => unknown,
): AdminRoute => ({
  method,
  path,
  async answer(context, session, inspected) {
    await change(session, context);
    inspected.recorder.tell({ type: 'session', session: session.name });
    return context.json(sessionJson(session, inspected));
  },
});

const trouble = (session: MockSession, change: Troubles): void => {
  session.troubles = { ...session.troubles, ...change };
};

export const sessionRoutes: readonly AdminRoute[] = [
  {
    method: 'GET',
    path: '/__mock/session',
    answer: (context, session, inspected) => context.json(sessionJson(session, inspected)),
  },
  { method: 'GET', path: '/__mock/snapshot', answer: (context, session) => context.json(session.state) },
  changing('PUT', '/__mock/scenarios/:name', (session, { req }) => trouble(session, { scenario: req.param('name') })),
  changing('DELETE', '/__mock/scenarios', (session) => trouble(session, { scenario: undefined })),
  changing('PUT', '/__mock/faults', async (session, context) => trouble(session, readFaults(await readBody(context)))),
  changing('DELETE', '/__mock/faults', (session) => trouble(session, { faults: [], latency: undefined })),
  changing('PUT', '/__mock/clock', async (session, context) => session.setClock(readClock(await readBody(context)))),
  changing('DELETE', '/__mock/clock', (session) => session.resetClock()),
  changing('POST', '/__mock/reset', (session) => session.reset()),
  changing('POST', '/__mock/restore', async (session, context) => {
    const state = readState(await readBody(context));
    if (!state) throw fail('session-state');
    session.restore(state);
  }),
];
