import { getSystemErrorMap } from 'node:util';

/** Returns the system's code of an error, such as `ENOENT`; `undefined` if it has none. */
export const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;

/** Returns why a file could not be read or written: the system's message, such as `permission denied`, or the error message. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const [, message] = ('errno' in cause && getSystemErrorMap().get(Number(cause.errno))) || [];
  return message ?? codeOf(cause) ?? cause.message;
}
