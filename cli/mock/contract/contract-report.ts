import { formatMessage } from '../../../core/model/message-format.ts';
import type { ExitCode, Io } from '../../command.ts';
import { routeName } from '../routes/route.ts';
import type { RouteResult } from './check-contract.ts';
import { messages } from './messages.en.ts';

const statusLabel = ({ differences, skipped }: RouteResult): string =>
  formatMessage(messages[differences.length > 0 ? 'contract-differs' : skipped ? 'contract-skipped' : 'contract-same']);

const width = Math.max(...(['same', 'differs', 'skipped'] as const).map((word) => messages[`contract-${word}`].length));

function lineOf(outcome: RouteResult): string {
  const { route, differences, skipped } = outcome;
  const reasons = skipped === undefined ? differences : [skipped];
  const name = routeName(route.method, route.path);
  return [`${statusLabel(outcome).padEnd(width)}  ${name}`, ...reasons.map((reason) => `    ${reason}`), ''].join('\n');
}

/** Prints a line for each call: as documented, different, or skipped. Returns 1 if any call differs. */
export function reportContract(outcomes: readonly RouteResult[], io: Io): ExitCode {
  for (const outcome of outcomes) io.write(lineOf(outcome));
  const different = outcomes.filter(({ differences }) => differences.length > 0).length;
  const left = outcomes.filter(({ skipped }) => skipped !== undefined).length;
  io.note(
    `${formatMessage(messages['contract-sum'], { same: outcomes.length - different - left, different, left })}\n`,
  );
  return different > 0 ? 1 : 0;
}
