// Control characters would move the cursor, and direction marks would reorder the text: a file could rewrite the
// terminal. A placeholder for each keeps the columns.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Makes text of a file safe for a terminal. The number of characters stays the same. */
export const printable = (text: string): string => text.replace(/[\t\n]/g, ' ').replace(unprintable, '\ufffd');
