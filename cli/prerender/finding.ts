import type { MessageArgs, Severity } from '../../core/model/finding.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { messages } from './messages.en.ts';
import type { PrerenderFinding } from './prerender-types.ts';

/** The codes of findings. */
export type FindingCode =
  | 'prerender-foreign-root'
  | 'prerender-no-preload'
  | 'prerender-other-version'
  | 'prerender-styles-unknown'
  | 'prerender-value-ignored'
  | 'prerender-view-failed';

/** Offsets of a start tag in the page. */
export interface TagRange {
  readonly startOffset: number;
  readonly endOffset: number;
}

/** Describes a problem at a start tag; at the start of the page without one. */
export function findingOf(
  code: FindingCode,
  severity: Severity,
  args: MessageArgs,
  { startOffset: start, endOffset: end }: TagRange = { startOffset: 0, endOffset: 0 },
): PrerenderFinding {
  const message = formatMessage(messages[code], args);
  const help = formatMessage(messages[`${code}.help`], args);
  return { code, severity, args, message, help, start, end };
}
