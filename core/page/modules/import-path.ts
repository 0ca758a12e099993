/** A URL in the message of an error. */
const url = /\b(?:https?|file):\/\/[^\s"'<>)]+/;

/** A path in the code of a function that imports it. */
const specifier = /import\(\s*["'`]([^"'`$]{1,2000})/;

/**
 * Returns the path of a file that a function with this code could not import: Chromium, Firefox and webpack name its URL in the error; WebKit does not, so
 * the path is read from the code. Empty if neither contains it.
 */
export function importPath(code: string, cause: unknown): string {
  const message = cause instanceof Error ? String(cause.message) : '';
  return url.exec(message)?.[0] ?? specifier.exec(code)?.[1] ?? '';
}
