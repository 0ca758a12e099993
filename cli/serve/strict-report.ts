import { formatMessage } from '../../core/model/message-format.ts';
import type { ExitCode, Io } from '../command.ts';
import type { MockServer } from '../mock/app.ts';
import type { Problem } from '../mock/inspector/recorder.ts';
import { messages } from './messages.en.ts';

function sentence({ call, why, details }: Problem): string {
  if (why === 'invalid') return formatMessage(messages['serve-strict-invalid'], { call, details: details.join('; ') });
  if (details.length === 0) return formatMessage(messages['serve-strict-unmatched'], { call });
  return formatMessage(messages['serve-strict-nearest'], { call, nearest: details.join(', ') });
}

/** Returns the report of `--strict`: every unknown or invalid call. */
const strictReport = (problems: readonly Problem[]): string =>
  [
    formatMessage(messages['serve-strict'], { n: problems.length }),
    ...problems.map((one) => `  ${sentence(one)}`),
    '',
  ].join('\n');

/** Reports the problems, and returns the exit code. With `--strict` it depends only on the recorded problems, also after Ctrl-C. */
export function reportProblems({ recorder }: MockServer, strict: boolean, code: ExitCode, io: Io): ExitCode {
  if (!strict) return code;
  if (recorder.problems.length === 0) return 0;
  io.note(strictReport(recorder.problems));
  return 1;
}
