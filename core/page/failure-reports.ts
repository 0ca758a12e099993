/**
 * Reports failures to the site's server (docs/spec.md#runtime-8 and docs/spec.md#runtime-9): limited in number and
 * length, and without text that visitors typed.
 */
import type { Failure, Reporter } from './failure.ts';
import type { FailureReport } from './failure-reports/failure-report.ts';
import { withoutData } from './failure-reports/remove-data.ts';
import { reportQueue, type SendReports } from './failure-reports/report-queue.ts';

export type { FailureReport } from './failure-reports/failure-report.ts';
export type { SendReports } from './failure-reports/report-queue.ts';

/** docs/spec.md#runtime-8; the specification does not limit messages and URLs. */
const limits = { stack: 5000, message: 500, file: 500 } as const;

/** A thrown value and where it was thrown, from 1 on. */
interface Thrown {
  readonly app: FailureReport['app'];
  /** Not from visitors or authors. */
  readonly prefix?: string;
  readonly text: string;
  readonly cause: unknown;
  readonly place?: Pick<FailureReport, 'file' | 'line' | 'column'>;
}

/** Recognizes errors of other frames too. */
const isError = (value: unknown): boolean =>
  value instanceof Error || /^\[object (?:Error|DOMException)\]$/.test(Object.prototype.toString.call(value));

/** Returns a text of a thrown error; empty for other values. The value may have accessors that throw. */
export function textOfError(value: unknown, name: 'name' | 'message' | 'stack'): string {
  try {
    const text: unknown = isError(value) ? Reflect.get(Object(value), name) : '';
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

function placeIn(stack: string): Pick<FailureReport, 'file' | 'line' | 'column'> {
  const [, file, line, column] = /(?<![a-z])([a-z]+:\/\/[^\s()]+):(\d+):(\d+)/i.exec(stack) ?? [];
  return file === undefined ? {} : { file: file.slice(0, limits.file), line: Number(line), column: Number(column) };
}

/** Returns the report of a thrown value, without the given texts: the values of fields. */
export function reportOfThrown(
  { app, prefix, text, cause, place }: Thrown,
  values: readonly string[] = [],
): FailureReport {
  const stack = withoutData(textOfError(cause, 'stack'), values).slice(0, limits.stack);
  return {
    app,
    message: [prefix, withoutData(text, values)].filter(Boolean).join(': ').slice(0, limits.message),
    ...(stack && { stack, ...placeIn(stack) }),
    ...(place?.file && { ...place, file: withoutData(place.file, values).slice(0, limits.file) }),
  };
}

/**
 * Returns the report of a failure, without the given texts. The failure's arguments are not sent: they may contain text of
 * authors and visitors.
 */
export const reportOf = ({ code, cause }: Failure, values: readonly string[] = []): FailureReport =>
  reportOfThrown({ app: 'site-elements', prefix: code, text: textOfError(cause, 'message'), cause }, values);

/**
 * Creates a reporter for `setReporter` that sends reports in batches, one second after the last new failure or when the
 * visitor leaves the page. A repeated failure is counted. At most 10 reports wait and at most 20 are sent from a page;
 * further reports are dropped.
 */
export function failureReports(send: SendReports, window: Window = globalThis.window): Reporter {
  const queue = reportQueue(send, window);
  return (failure) => queue.add(reportOf(failure));
}
