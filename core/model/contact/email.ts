import type { Problem } from '../finding.ts';

/** The shortest address is a@b.cd, the longest has 256 characters (docs/spec.md#runtime-5). */
export const emailLengths = { min: 6, max: 256 } as const;

/** 3 to 256 characters: a simple local part, at sign, domain, dot, and 2 to 4 letters (docs/spec.md#runtime-5; docs/decisions.md#decision-15). */
export const isEmail = (text: string): boolean =>
  text.length <= emailLengths.max && /^[\w.%+-]+@(?:[a-z\d-]+\.)+[a-z]{2,4}$/i.test(text);

/** Returns the problems of an email address, empty when it is valid (docs/spec.md#widgets-5, "Editor messages"). */
export const emailProblems = (text: string): readonly Problem[] =>
  text === '' || isEmail(text)
    ? []
    : [{ code: 'email-format', severity: 'error', args: { email: 'name@example.com', val: text } }];
