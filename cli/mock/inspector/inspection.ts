import type { Context, MiddlewareHandler } from 'hono';
import type { MockSessions } from '../state/sessions.ts';
import type { Recorder } from './recorder.ts';

/** What the inspection looks into. */
export interface Inspection {
  readonly sessions: MockSessions;
  readonly recorder: Recorder;
  /** The script of the inspector's page; nothing where it was not built. */
  readonly readClient: () => Promise<string | undefined>;
}

declare module 'hono' {
  interface ContextVariableMap {
    mockInspection: Inspection;
  }
}

/** Lets the routes after it look into this. */
export const provideInspection =
  (inspected: Inspection): MiddlewareHandler =>
  (context, next) => {
    context.set('mockInspected', inspected);
    return next();
  };

/** What a route of the inspection looks into. */
export const inspectionOf = (context: Context): Inspection => context.get('mockInspected');
