import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from './messages.en.ts';

/** The errors of `serve` that the person at the keyboard can mend. */
export const fail = userErrors(messages);
