import type { MessageArgs } from '../../model/finding.ts';
import type { messages } from './messages.en.ts';

/** A probable mistake of the author of an element. */
export interface Problem {
  readonly code: Exclude<keyof typeof messages, 'development-docs' | 'development-hydration-mismatch'>;
  readonly args: MessageArgs;
  /** The page of the docs, relative to their folder. */
  readonly page: string;
  /** Seconds that the problem must last: scripts may still add what is missing. */
  readonly patience: number;
  /** Whether the author may have meant it. It is reported as information then. */
  readonly isHint?: boolean;
}
