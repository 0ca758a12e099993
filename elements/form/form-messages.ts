import { messages } from '../../core/model/form/status/messages.en.ts';
import type { MessageTable } from '../../core/page/language.ts';

/** The English messages of forms whose code has loaded. */
export const formMessages: Record<string, MessageTable[string]> = { ...messages };

/** Adds messages of code that is loaded on demand, so that a form does not wait for them. */
export const addFormMessages = (added: MessageTable): void => void Object.assign(formMessages, added);
