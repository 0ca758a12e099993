/** A URL in the message of an engine or of webpack. Other messages, such as those of a module that fails, may contain other URLs. */
const url =
  /(?:dynamically imported module: |Loading (?:CSS )?chunk [^\n]{1,200} failed\.\s\((?:\w+: )?)((?:https?|file):\/\/[^\s"'<>)]+)/;

/** A path in the code of a function that imports it. */
const specifier = /import\(\s*["'`]([^"'`$]{1,2000})/;

/** The message of an error; empty if it cannot be read. */
function messageOf(cause: unknown): string {
  try {
    return cause instanceof Error ? String(cause.message) : '';
  } catch {
    return '';
  }
}

/**
 * Returns the path of a file that a function with this code could not import: Chromium, Firefox and webpack name its URL in the error; WebKit does not, so
 * the path is read from the code. Empty if neither contains it.
 */
export function importPath(code: string, cause: unknown): string {
  return url.exec(messageOf(cause))?.[1] ?? specifier.exec(code)?.[1] ?? '';
}
