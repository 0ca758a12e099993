import { formatMessage } from '../../core/model/message-format.ts';
import type { Problem } from '../mock/inspector/recorder.ts';
import { messages } from './messages.en.ts';

function sentence({ call, why, details }: Problem): string {
  if (why === 'invalid') return formatMessage(messages['serve-strict-invalid'], { call, details: details.join('; ') });
  if (details.length === 0) return formatMessage(messages['serve-strict-unmatched'], { call });
  return formatMessage(messages['serve-strict-nearest'], { call, nearest: details.join(', ') });
}

/** Returns the report of `--strict`: every unknown or invalid call. */
export const strictReport = (problems: readonly Problem[]): string =>
  [
    formatMessage(messages['serve-strict'], { n: problems.length }),
    ...problems.map((one) => `  ${sentence(one)}`),
    '',
  ].join('\n');
