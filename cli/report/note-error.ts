import type { UserError } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { wrapLines } from '../text/wrap.ts';
import { columnsOf } from './reporters/display.ts';

/** Returns a text for stderr in lines that fit its terminal. In a pipe the lines are kept, so that they can be searched. */
export const fitNote = (
  text: string,
  { env, columns, hasNoteTerminal = false }: Pick<Io, 'env' | 'columns' | 'hasNoteTerminal'>,
): string => wrapLines(text, columnsOf({ env, columns, isTerminal: hasNoteTerminal }));

/** Prints an error that the user can fix. */
export function noteError(
  { message, help }: Pick<UserError, 'message'> & Partial<Pick<UserError, 'help'>>,
  io: Pick<Io, 'note' | 'env' | 'columns' | 'hasNoteTerminal'>,
): void {
  io.note(fitNote(`error: ${message}\n${help ? `${help}\n` : ''}`, io));
}
