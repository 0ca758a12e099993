/** Findings are data: rules return them, the messages files hold their words. */

/** Gravest first. */
export const severities = ['error', 'warn', 'info'] as const;

export type Severity = (typeof severities)[number];

/** Values that a message is filled with. */
export type MessageArgs = Readonly<Record<string, string | number>>;

/** A place in a text. Line and column count from 1, offset from 0, all in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** What a pure rule says about a value: its code, its arguments, how much it matters. It knows no place. */
export interface Problem {
  /** Unique across the project, for example `link-anchor-length`. */
  readonly code: string;
  readonly severity: Severity;
  readonly args: MessageArgs;
}

/** What mends a problem without a doubt: the text that stands between two offsets of the file instead. */
export interface Fix {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly text: string;
}
