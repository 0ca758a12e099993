import type { WarningArgs, WarningCode } from './event-warnings.ts';

/** Settings of events. A mistyped one is ignored with a warning. */
export interface EventOptions {
  /** Origin of a service that receives the events at `/api/v1/events`. Default: the site's server, at `/api/events/RecordEvent`. */
  readonly origin?: string | undefined;
  /** Whether the first page of a session is reported to `/api/track/Track`. Default: false. */
  readonly landing?: boolean | undefined;
}

/** The number of events since the page was opened, by how they ended. */
export interface EventCounts {
  /** Answered by the server, or left to the browser when the visitor left the page. */
  readonly sent: number;
  /** Refused by the server. */
  readonly failed: number;
  /** Not sent: the queue was full, the browser refused the request, or the consent was withdrawn. */
  readonly dropped: number;
}

/** A page that sends events. */
export interface EventPage {
  readonly document: Document;
  readonly counts: { -readonly [Name in keyof EventCounts]: number };
  /** Warns developers, once with the same text. */
  readonly warn: (code: WarningCode, args: WarningArgs) => void;
  options: EventOptions;
}
