/** Assignments of site contexts in scripts: `Static.SQUARESPACE_CONTEXT = {…}`. */

/** Default endings of the variable names that site contexts are assigned to. */
export const contextNames: readonly string[] = ['SITE_CONTEXT', 'SQUARESPACE_CONTEXT'];

/** Returns the default endings and further ones. */
export const contextNamesWith = (more: readonly string[] = []): readonly string[] =>
  more.length > 0 ? [...contextNames, ...more] : contextNames;

// The name (a property in brackets or not), an optional type, and the brace that opens the value; with a second brace a
// server writes the value. The objects before the name do not matter, and reading them would be quadratic.
export const assignmentTo = (names: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\w$'"\`])(?:[\w$]+\[['"])?[\w$]*(?:${names.join('|').replaceAll('$', String.raw`\$`)})(?:['"]\])?\s*(?::\s*[\w$.<>]+\s*)?=\s*(?=\{(?![{%]))`,
    'g',
  );
const assignment = assignmentTo(contextNames);

const commentLine = /(?:^|\n)[^\S\n]*(?:\/\/|\*|\/\*)[^\n]*/g;

/** Returns the matches that are not in a line that begins as a comment. Reads the script once for all of them. */
function withoutComments(script: string, matches: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  if (matches.length === 0) return matches;
  const comments = [...script.matchAll(commentLine)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  let next = 0;
  return matches.filter(({ index }) => {
    while ((comments[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1;
    return (comments[next]?.start ?? Number.POSITIVE_INFINITY) > index;
  });
}

/** Returns the offsets of the values of such assignments, between two offsets of a text. */
export function assignedContexts(text: string, start: number, end: number, names = contextNames): readonly number[] {
  const script = text.slice(start, end);
  const matches = [...script.matchAll(names === contextNames ? assignment : assignmentTo(names))];
  return withoutComments(script, matches).map((match) => start + match.index + match[0].length);
}
