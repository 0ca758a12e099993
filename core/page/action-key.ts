/**
 * Creates a key that identifies an action, so that a server which receives it again does it once.
 * `crypto.randomUUID` is only available in secure contexts.
 */
export const createActionKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
