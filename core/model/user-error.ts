/** Errors that the user can fix. Anything else that is thrown is a bug. */
import type { MessageArgs } from './finding.ts';
import { formatMessage, type MessageTable } from './message-format.ts';

// The same symbol in every copy of this module, so that errors are recognized across bundles.
const brand = Symbol.for('site-elements.user-error');

/** A misuse of the API or the command: what is wrong and where (`message`), and what to do (`help`). */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly [brand] = true;
  readonly code: string;
  readonly args: MessageArgs;
  readonly help: string | undefined;

  constructor(messages: MessageTable, code: string, args: MessageArgs = {}, cause?: unknown) {
    super(formatMessage(messages[code] ?? code, args), { cause });
    const help = messages[`${code}.help`];
    this.code = code;
    this.args = args;
    this.help = help === undefined ? undefined : formatMessage(help, args);
  }
}

/** Returns whether the user can fix an error. Also recognizes errors of other copies of the class. */
export const isUserError = (error: unknown): error is UserError =>
  typeof error === 'object' && error !== null && brand in error;

/**
 * Creates a function for the errors of a messages file: `fail('no-match', { input })` returns the error with the
 * message `no-match` and the advice `no-match.help`, if it exists.
 */
export const userErrors =
  <const Table extends MessageTable>(messages: Table) =>
  (code: keyof Table & string, args?: MessageArgs, cause?: unknown): UserError =>
    new UserError(messages, code, args, cause);
