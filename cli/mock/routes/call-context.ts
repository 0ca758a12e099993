/** The data of a call while it is answered; each middleware adds to it. */
import type { Context } from 'hono';
import type { Fault } from '../faults/fault.ts';
import type { ScenarioName } from '../faults/scenarios.ts';
import type { MockSite } from '../state/mock-site.ts';
import type { MockSession } from '../state/session.ts';

export interface Call {
  readonly session: MockSession;
  /** The site of the session, in the scenario of the call. */
  site: MockSite;
  scenario: ScenarioName | undefined;
  fault: Fault | undefined;
}

declare module 'hono' {
  interface ContextVariableMap {
    mockCall: Call;
  }
}

export const beginCall = (context: Context, session: MockSession): void =>
  context.set('mockCall', { session, site: session.site(), scenario: session.scenario, fault: undefined });

/** Returns the call of a request. The app creates it before all other middleware. */
export const callOf = (context: Context): Call => context.get('mockCall');
