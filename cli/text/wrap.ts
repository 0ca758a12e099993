/** The width of texts in a terminal, and wrapping to it. */

/** Characters that take two columns (Unicode, UAX 11: wide and fullwidth), and those that take none. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const without = /\p{Mn}|\p{Me}|[\u200b-\u200d]|\ufe0f/u;

/** Characters from U+0020 to U+02FF take one column each. */
const narrowEnd = 0x300;

/** Returns the number of columns that a character takes in a terminal. */
function widthOfCharacter(character: string): number {
  if ((character.codePointAt(0) ?? 0) < narrowEnd) return 1;
  if (without.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}

/** Returns the number of columns that a text takes in a terminal. Escape sequences of colours take none. */
export function widthOf(text: string): number {
  let width = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences that `styleText` writes
  for (const character of text.replace(/\u001b\[\d+m/g, '')) width += widthOfCharacter(character);
  return width;
}

/** Returns the longest start of a text that takes at most `columns` columns. */
export function cutToWidth(text: string, columns: number): string {
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += widthOfCharacter(character);
    if (width > columns) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * Splits a text at spaces into lines of at most `columns` columns. Lines after the first start with `indent`. A longer
 * word, such as a URL, has a separate line. Without `columns` the text is one line.
 */
export function wrap(text: string, columns: number | undefined, indent = ''): string {
  if (columns === undefined) return text;
  const [first = '', ...others] = text.split(' ');
  const lines: string[] = [];
  let line = first;
  let width = widthOf(first);
  for (const word of others) {
    const added = widthOf(word);
    if (width + 1 + added > columns && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = indent + word;
      width = indent.length + added;
    } else {
      line += ` ${word}`;
      width += 1 + added;
    }
  }
  return [...lines, line].join('\n');
}

/** Wraps each line of a text. */
export const wrapLines = (text: string, columns: number | undefined): string =>
  text.replace(/.+/g, (line) => wrap(line, columns));
