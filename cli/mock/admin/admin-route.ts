import type { Context } from 'hono';
import type { Recorder } from '../recorder/recorder.ts';
import type { MockSession } from '../sessions/session.ts';
import type { MockSessions } from '../sessions/sessions.ts';

/** What the inspection looks into. */
export interface Inspected {
  readonly sessions: MockSessions;
  readonly recorder: Recorder;
  /** The script of the inspector's page; nothing where it was not built. */
  readonly readClient: () => Promise<string | undefined>;
}

/** A call of the inspection. `session` is the one of who asks. */
export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer: (context: Context, session: MockSession, inspected: Inspected) => Response | Promise<Response>;
}
