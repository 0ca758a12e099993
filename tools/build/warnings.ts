import type { LogLevel, LogOrStringHandler, RollupLog } from 'rollup';

interface Allowed {
  readonly code: string;
  readonly from: RegExp;
  readonly reason: string;
}

/** The rollup warnings that do not fail the build, each with its reason. */
const allowed: readonly Allowed[] = [
  {
    code: 'INVALID_ANNOTATION',
    from: /node_modules/,
    reason: 'a package (zod) explains its own annotations in a comment that rollup takes for one; it only drops it',
  },
  {
    code: 'CIRCULAR_DEPENDENCY',
    from: /^[^>]*node_modules/,
    reason: 'cycles inside a package (zod) are its own affair; cycles of ours start at a file of ours',
  },
];

const isAllowed = (log: RollupLog): boolean =>
  allowed.some(({ code, from }) => log.code === code && from.test(log.id ?? log.ids?.join(' ') ?? ''));

/** Turns every warning that is not allowed into an error, so that problems appear in the build and not on a page. */
export const failOnWarning = (level: LogLevel, log: RollupLog, handler: LogOrStringHandler): void => {
  if (isAllowed(log)) return;
  handler(level === 'warn' ? 'error' : level, log);
};
