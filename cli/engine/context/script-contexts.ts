/** Assignments of site contexts in scripts: `Static.SQUARESPACE_CONTEXT = {…}`. */

/** How the names end that site contexts are assigned to. */
export const contextNames: readonly string[] = ['SITE_CONTEXT', 'SQUARESPACE_CONTEXT'];

// An object path or nothing, the name, a type or nothing, and the brace that opens the value; with a second one a server
// writes the value there.
const assignment = new RegExp(
  String.raw`(?<![\w$'"\`])(?:[\w$]+\s*\??\.\s*)*(?:[\w$]+\[['"])?[\w$]*(?:${contextNames.join('|')})(?:['"]\])?\s*(?::\s*[\w$.<>]+\s*)?=\s*(?=\{(?![{%]))`,
  'g',
);

const isCommentedOut = (text: string, at: number): boolean =>
  /^\s*(?:\/\/|\*|\/\*)/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

/** The offsets at which the values of such assignments begin, between two offsets of a text. */
export function assignedContexts(text: string, start = 0, end = text.length): readonly number[] {
  const script = text.slice(start, end);
  return [...script.matchAll(assignment)]
    .filter((match) => !isCommentedOut(script, match.index))
    .map((match) => start + match.index + match[0].length);
}
