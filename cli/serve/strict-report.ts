import { formatMessage } from '../../core/model/message-format.ts';
import type { ExitCode, Io } from '../command.ts';
import type { MockServer } from '../mock/app.ts';
import type { Problem, Recorder, UnpermittedCall } from '../mock/inspector/recorder.ts';
import { messages } from './messages.en.ts';

function sentence({ call, why, details }: Problem): string {
  if (why === 'invalid') return formatMessage(messages['serve-strict-invalid'], { call, details: details.join('; ') });
  if (details.length === 0) return formatMessage(messages['serve-strict-unmatched'], { call });
  return formatMessage(messages['serve-strict-nearest'], { call, nearest: details.join(', ') });
}

/** Returns a heading with the number of findings and a line for each of them; nothing without findings. */
function section<Finding>(
  heading: 'serve-strict' | 'serve-strict-consent',
  findings: readonly Finding[],
  lineOf: (finding: Finding) => string,
): readonly string[] {
  if (findings.length === 0) return [];
  const title = formatMessage(messages[heading], { n: findings.length });
  return [title, ...findings.map((one) => `  ${lineOf(one)}`), ''];
}

const consentSentence = ({ reason, call, page, category }: UnpermittedCall): string =>
  formatMessage(messages[`serve-strict-consent-${reason}`], {
    call,
    page: page ?? messages['serve-strict-page-unknown'],
    category,
  });

/** Returns the report of `--strict`: every unknown or invalid call, and every one without consent. Empty without findings. */
const strictReport = ({ problems, unpermittedCalls }: Recorder): string =>
  [
    ...section('serve-strict', problems, sentence),
    ...section('serve-strict-consent', unpermittedCalls, consentSentence),
  ].join('\n');

/** Reports the problems, and returns the exit code. With `--strict` it depends only on the recorded calls, also after Ctrl-C. */
export function reportProblems({ recorder }: MockServer, strict: boolean, code: ExitCode, io: Io): ExitCode {
  if (!strict) return code;
  const report = strictReport(recorder);
  if (report === '') return 0;
  io.note(report);
  return 1;
}
