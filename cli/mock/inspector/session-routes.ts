/** The routes for the settings of a session: scenario, faults, clock and saved state. */
import type { Context } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import { messages as scenarioMessages } from '../faults/messages.en.ts';
import { scenarioNames } from '../faults/scenarios.ts';
import { callOf } from '../routes/call-context.ts';
import { type Input, mockRoute, type RequestSchemas, type Route, route, type SchemaKit } from '../routes/route.ts';
import { type ClockChange, readSpan, readTime } from '../state/clock.ts';
import { messages as sessionMessages } from '../state/messages.en.ts';
import type { FaultSettings, MockSession } from '../state/session.ts';
import { readState } from '../state/state.ts';
import { type Inspection, inspectionOf } from './inspection.ts';
import { messages } from './messages.en.ts';
import { snapshotSchema } from './snapshot-schema.ts';

const fail = userErrors({ ...messages, ...sessionMessages });

const scenarioList = scenarioNames.map((name) => ({ name, text: formatMessage(scenarioMessages[`scenario-${name}`]) }));

/** A session as the inspector shows it. */
export function sessionJson(session: MockSession, { sessions }: Inspection) {
  const { scenario = null, faults = [], latency = null } = session.faultSettings;
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

const givesSession = ({ z, text, flag, count, orNull, listOf }: SchemaKit) => ({
  200: z
    .looseObject({
      session: text('Name of the session.'),
      sessions: listOf('Names of all sessions, the most recently used last.', z.string()),
      scenario: orNull(text('The active scenario.')),
      scenarios: listOf('All scenarios.', z.looseObject({ name: z.string(), text: text('Effect of the scenario.') })),
      faults: listOf('Fault rules.', z.string()),
      latency: orNull(text('The latency as it was set.')),
      clock: z.looseObject({ now: text('ISO 8601.'), stopped: flag('Whether the clock is stopped.') }),
      submissions: count('Number of saved submissions.'),
    })
    .meta({ id: 'Session', description: 'Settings of a session.' }),
});

const answerSession = (context: Context): Response =>
  context.json(sessionJson(callOf(context).session, inspectionOf(context)));

interface Change<T extends RequestSchemas>
  extends Pick<Route<T>, 'method' | 'path' | 'name' | 'summary' | 'takes' | 'sample'> {
  readonly change: (session: MockSession, input: Input<T>) => unknown;
}

/** Creates a route that changes the session, notifies readers of events, and responds with the session. */
const changing = <T extends RequestSchemas>({ change, ...definition }: Change<T>): Route =>
  route({
    ...mockRoute,
    ...definition,
    gives: givesSession,
    answer(context, _, input) {
      const { session } = callOf(context);
      change(session, input);
      inspectionOf(context).recorder.notify({ type: 'session', session: session.name });
      return answerSession(context);
    },
  });

const changeFaultSettings = (session: MockSession, change: FaultSettings): void => {
  session.faultSettings = { ...session.faultSettings, ...change };
};

interface ClockBody {
  readonly now?: string | number | undefined;
  readonly advance?: string | number | undefined;
  readonly stopped?: boolean | undefined;
}

function readClock({ now, advance, stopped }: ClockBody): ClockChange {
  const time = now === undefined ? undefined : readTime(now);
  const span = advance === undefined ? undefined : readSpan(advance);
  if ((now === undefined) !== (time === undefined) || (advance === undefined) !== (span === undefined))
    throw fail('admin-clock');
  return {
    ...(time !== undefined && { now: time }),
    ...(span !== undefined && { advance: span }),
    ...(stopped !== undefined && { stopped }),
  };
}

export const sessionRoutes: readonly Route[] = [
  {
    ...mockRoute,
    method: 'GET',
    path: '/__mock/session',
    name: 'ReadSession',
    summary: 'Settings of the session.',
    gives: givesSession,
    answer: answerSession,
  },
  {
    ...mockRoute,
    method: 'GET',
    path: '/__mock/snapshot',
    name: 'ReadSnapshot',
    summary: 'The complete state of the session, to restore later.',
    gives: ({ z }) => ({ 200: z.looseObject({}) }),
    answer: (context) => context.json(callOf(context).session.state),
  },
  changing({
    method: 'PUT',
    path: '/__mock/scenarios/:name',
    name: 'StartScenario',
    summary: 'Starts a scenario in the session.',
    takes: ({ z, text }) => ({ params: z.looseObject({ name: text(`One of ${scenarioNames.join(', ')}.`) }) }),
    sample: { params: { name: 'empty-cart' } },
    change: (session, { params: { name } }) => changeFaultSettings(session, { scenario: name }),
  }),
  changing({
    method: 'DELETE',
    path: '/__mock/scenarios',
    name: 'EndScenario',
    summary: 'Ends the scenario.',
    change: (session) => changeFaultSettings(session, { scenario: undefined }),
  }),
  changing({
    method: 'PUT',
    path: '/__mock/faults',
    name: 'SetFaults',
    summary:
      'Sets fault rules and latency; omitted ones are removed, so that {} removes all. The counters of rules restart.',
    takes: ({ z, text, listOf, orNull }) => ({
      json: z.looseObject({
        faults: listOf('Fault rules in the grammar of --fault.', z.string()).optional(),
        latency: orNull(text('Milliseconds in the format of --latency; empty for no latency.')).optional(),
      }),
    }),
    sample: { json: { faults: ['match=POST:/api/form/* type=status:503 first=1'], latency: '1..2' } },
    change: (session, { json: { faults, latency } }) =>
      changeFaultSettings(session, { faults, latency: latency || undefined }),
  }),
  changing({
    method: 'PUT',
    path: '/__mock/clock',
    name: 'SetClock',
    summary: "Sets, moves or stops the site's clock.",
    takes: ({ z, flag }) => ({
      json: z.looseObject({
        now: z.union([z.string(), z.int()]).describe('ISO 8601, or milliseconds since 1970.').optional(),
        advance: z
          .union([z.string(), z.int()])
          .describe('Time to advance: 31m, 2h, 90s or milliseconds. Applied after now.')
          .optional(),
        stopped: flag('Whether to stop the clock.').optional(),
      }),
    }),
    sample: { json: { advance: '31m', stopped: false } },
    change(session, { json }) {
      if (!session.setClock(readClock(json))) throw fail('admin-clock');
    },
  }),
  changing({
    method: 'DELETE',
    path: '/__mock/clock',
    name: 'ResetClock',
    summary: 'Resets the clock to the real time.',
    change: (session) => session.resetClock(),
  }),
  changing({
    method: 'POST',
    path: '/__mock/reset',
    name: 'ResetSession',
    summary: 'Resets the session to its state at the start.',
    change: (session) => session.reset(),
  }),
  changing({
    method: 'POST',
    path: '/__mock/restore',
    name: 'RestoreSnapshot',
    summary: 'Restores a snapshot; parts that the snapshot omits are reset.',
    takes: (kit) => ({ json: snapshotSchema(kit) }),
    sample: { json: { clock: { ahead: 0 }, submissions: [] } },
    change(session, { json }) {
      const state = readState(json);
      if (!state) throw fail('session-state');
      session.restore(state);
    },
  }),
];
