import type { Io } from '../../command.ts';
import type { Display } from '../report-types.ts';
import { usesColour } from './colour.ts';

/** Below this width, wrapped text is harder to read than lines that the terminal breaks. */
const narrowest = 40;

/**
 * Returns the width at which lines are wrapped: that of `COLUMNS` if it is set, or else that of the terminal. Returns
 * undefined for pipes and files, whose readers search for whole lines.
 */
export function columnsOf({
  env,
  isTerminal,
  columns,
}: Pick<Io, 'env' | 'isTerminal' | 'columns'>): number | undefined {
  const set = /^[1-9]\d{0,4}$/.test(env.COLUMNS ?? '') ? Number(env.COLUMNS) : undefined;
  const width = set ?? (isTerminal ? columns : undefined);
  return width === undefined || width === 0 ? undefined : Math.max(width, narrowest);
}

/** Returns how stdout is read. */
export const displayOf = (io: Io): Display => ({
  colour: usesColour(io.env, io.isTerminal),
  columns: columnsOf(io),
  cwd: io.cwd,
});
