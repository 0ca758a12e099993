import { formatMessage, type MessageTable } from '../../../core/model/message-format.ts';
import type { JsonReading } from './json-reading.ts';
import { messages } from './messages.en.ts';
import { type JsonFault, shortened } from './tokens.ts';

const table: MessageTable = messages;

/** Returns the message of a syntax error in JSON, for the messages of rules and of the settings file. */
export const faultText = ({ code, args }: JsonFault): string => formatMessage(table[code] ?? '', args);

/** Returns the faults of a text that is not JSON: at least one. */
export function faultsIn(text: string, { faults, end }: JsonReading): readonly JsonFault[] {
  if (faults.length > 0) return faults;
  const rest = text.slice(end).trim();
  const start = text.indexOf(rest, end);
  return [{ code: 'json-extra', args: { found: shortened(rest) }, start, end: start + rest.length }];
}
