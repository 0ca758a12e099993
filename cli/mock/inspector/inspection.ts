import type { Context, MiddlewareHandler } from 'hono';
import type { MockSessions } from '../state/sessions.ts';
import type { Recorder } from './recorder.ts';

/** The parts of the mock API that the routes under `/__mock` read and change. */
export interface Inspection {
  readonly sessions: MockSessions;
  readonly recorder: Recorder;
  /** Reads the script of the inspector's page. Returns undefined if it is not built. */
  readonly readClient: () => Promise<string | undefined>;
  /** The path of the docs, with a slash at its end, if they are served. */
  readonly docs?: string | undefined;
}

declare module 'hono' {
  interface ContextVariableMap {
    mockInspection: Inspection;
  }
}

/** Provides the inspected parts to the routes after it. */
export const provideInspection =
  (inspected: Inspection): MiddlewareHandler =>
  (context, next) => {
    context.set('mockInspection', inspected);
    return next();
  };

/** Returns the inspected parts for a route under `/__mock`. */
export const inspectionOf = (context: Context): Inspection => context.get('mockInspection');
