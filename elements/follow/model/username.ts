/** X allows 15 characters today; older accounts have up to 20. */
const pattern = /^@?(\w{1,20})$/;

/** Parses the name of an account at X, with or without `@`. Returns undefined if X has no such names. */
export const parseUsername = (text: string): string | undefined => pattern.exec(text.trim())?.[1];
