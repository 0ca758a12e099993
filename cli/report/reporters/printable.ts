// Control characters would move the cursor, and direction marks would reorder what is read: a file could repaint the
// terminal. One stand-in each keeps the columns.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text of a file, safe to show in a terminal, with as many characters as before. */
export const printable = (text: string): string => text.replace(/[\t\n]/g, ' ').replace(unprintable, '\ufffd');
