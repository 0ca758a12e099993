/** Findings are data: rules return them, and messages files hold their texts. */

/** The most severe first. */
export const severities = ['error', 'warn', 'info'] as const;

export type Severity = (typeof severities)[number];

/** Values of the placeholders in a message. */
export type MessageArgs = Readonly<Record<string, string | number>>;

/** A place in a text. Line and column count from 1, offset from 0, all in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A problem that a rule finds in a value, without its position. */
export interface Problem {
  /** Unique across the project, for example `link-anchor-length`. */
  readonly code: string;
  readonly severity: Severity;
  readonly args: MessageArgs;
}

/** An unambiguous fix: the text that replaces the text between two offsets of the file. */
export interface Fix {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly text: string;
}
