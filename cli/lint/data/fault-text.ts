import { formatMessage, type MessageTable } from '../../../core/model/message-format.ts';
import type { JsonReading } from './json-reading.ts';
import { messages } from './messages.en.ts';
import { type JsonFault, shortened, tokensOf } from './tokens.ts';

const table: MessageTable = messages;

/** Returns the message of a syntax error in JSON, for the messages of rules. */
export const faultText = ({ code, args }: JsonFault): string => formatMessage(table[code] ?? '', args);

/** Returns the advice for a syntax error in JSON; empty if there is none. */
export const faultAdvice = ({ code, args }: JsonFault): string => formatMessage(table[`${code}.help`] ?? '', args);

/** The text without the white space of JSON around it, which has fewer characters than that of `trim`. */
const withoutSpace = /[^ \t\r\n](?:.*[^ \t\r\n])?/s;

/** Returns the faults in the text after the value: comments, and all text from the first other token. */
function faultsAfter(text: string, end: number): readonly JsonFault[] {
  const next = tokensOf(text, end);
  const comments: JsonFault[] = [];
  let token = next();
  for (; token.type === 'comment' && token.fault; token = next()) comments.push(token.fault);
  if (token.type === 'end') return comments;
  const { start } = token;
  const found = withoutSpace.exec(text.slice(start))?.[0] ?? '';
  return [...comments, { code: 'json-extra', args: { found: shortened(found) }, start, end: start + found.length }];
}

/** Returns the faults of a text that must be JSON as a whole; none if it is. */
export const faultsIn = (text: string, { faults, end, isClosed }: JsonReading): readonly JsonFault[] =>
  isClosed ? [...faults, ...faultsAfter(text, end)] : faults;

/** Whether the fault is a comment or a trailing comma, which settings files may have. */
export const isAllowedInSettings = ({ code }: JsonFault): boolean =>
  code === 'json-comment' || code === 'json-trailing-comma';
