/** Warnings for developers about events. Loaded when there is one. */
import { formatMessage } from '../../../model/message-format.ts';
import { messages } from './messages.en.ts';

/** The code of a warning. */
export type WarningCode = keyof typeof messages;

/** The values of the placeholders of a warning. */
export type WarningArgs = Readonly<Record<string, string | number>>;

/** Bounds the memory for a script whose names differ each time. */
const mostWarnings = 50;

/** Shows a warning, unless it has been shown. */
export function showWarning(shown: Set<string>, code: WarningCode, args: WarningArgs): void {
  const text = `site-elements: ${formatMessage(messages[code], args)}`;
  if (shown.has(text) || shown.size >= mostWarnings) return;
  shown.add(text);
  console.warn(text);
}
