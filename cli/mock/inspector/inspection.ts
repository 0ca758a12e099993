import type { Context, MiddlewareHandler } from 'hono';
import type { MockSessions } from '../state/sessions.ts';
import type { Recorder } from './recorder.ts';

/** What the inspection looks into. */
export interface Inspected {
  readonly sessions: MockSessions;
  readonly recorder: Recorder;
  /** The script of the inspector's page; nothing where it was not built. */
  readonly readClient: () => Promise<string | undefined>;
}

declare module 'hono' {
  interface ContextVariableMap {
    mockInspected: Inspected;
  }
}

/** Lets the routes after it look into this. */
export const inspecting =
  (inspected: Inspected): MiddlewareHandler =>
  (context, next) => {
    context.set('mockInspected', inspected);
    return next();
  };

/** What a route of the inspection looks into. */
export const inspectedBy = (context: Context): Inspected => context.get('mockInspected');
