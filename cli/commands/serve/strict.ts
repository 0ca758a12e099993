import { say } from '../../../core/model/words.ts';
import type { Problem } from '../../mock/recorder/recorder.ts';
import { messages } from './messages.en.ts';

const line = ({ call, why, details }: Problem): string => {
  const about = details.length > 0 ? `: ${details.join('; ')}` : '';
  return `  ${say(messages[`serve-strict-${why}`], { call })}${about}`;
};

/** What `--strict` says at the end: every call that the API's definition does not know or does not allow. */
export const strictReport = (problems: readonly Problem[]): string =>
  [say(messages['serve-strict'], { n: problems.length }), ...problems.map(line), ''].join('\n');
