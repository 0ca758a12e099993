/** Errors that the person at the keyboard can mend. Anything else that is thrown is a bug. */
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

  constructor(words: MessageTable, code: string, args: MessageArgs = {}, cause?: unknown) {
    super(formatMessage(words[code] ?? code, args), { cause });
    const help = words[`${code}.help`];
    this.code = code;
    this.args = args;
    this.help = help === undefined ? undefined : formatMessage(help, args);
  }
}

/** Whether an error is a user's to mend. A brand check: another copy of the class counts as well. */
export const isUserError = (error: unknown): error is UserError =>
  typeof error === 'object' && error !== null && brand in error;

/**
 * The errors of one messages file: `fail('no-match', { input })` makes the error whose words stand under `no-match`
 * and whose advice, if any, stands under `no-match.help`.
 */
export const userErrors =
  <const Table extends MessageTable>(words: Table) =>
  (code: keyof Table & string, args?: MessageArgs, cause?: unknown): UserError =>
    new UserError(words, code, args, cause);
