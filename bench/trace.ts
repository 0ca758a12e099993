import type { Tab } from './browser.ts';

/** An event of the browser's trace. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The start in microseconds. */
  readonly ts: number;
  /** Microseconds by the clock. */
  readonly dur?: number;
  /** Microseconds of processor time of the thread. */
  readonly tdur?: number;
}

/** Returns the trace events of the browser while `act` runs, and its result. */
export async function trace<Result>(
  { cdp }: Tab,
  includedCategories: readonly string[],
  act: () => Promise<Result>,
): Promise<{ readonly events: readonly TraceEvent[]; readonly result: Result }> {
  const events: TraceEvent[] = [];
  // The protocol types events as plain objects.
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: [...includedCategories] } });
  const result = await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return { events, result };
}
