/** Errors that the user can fix. Anything else that is thrown is a bug. */
import type { MessageArgs } from './finding.ts';
import { formatMessage, type MessageTable } from './message-format.ts';

// Known to every copy of this module, so that an error keeps its meaning across bundles.
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

/** Whether an error is one that the user can fix. A brand check: another copy of the class counts as well. */
export const isUserError = (error: unknown): error is UserError =>
  typeof error === 'object' && error !== null && brand in error;

/**
 * The errors of one messages file: `fail('no-match', { input })` makes the error with the message `no-match` and
 * the advice `no-match.help`, if there is one.
 */
export const userErrors =
  <const Table extends MessageTable>(messages: Table) =>
  (code: keyof Table & string, args?: MessageArgs, cause?: unknown): UserError =>
    new UserError(messages, code, args, cause);
