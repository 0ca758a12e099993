import { userErrors } from '../../core/model/user-error.ts';
import { messages } from './messages.en.ts';

/** Creates a UserError of `serve`. */
export const fail = userErrors(messages);
