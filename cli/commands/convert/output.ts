import { join, resolve } from 'node:path';
import { formatMessage } from '../../../core/model/message-format.ts';
import { type UserError, userErrors } from '../../../core/model/user-error.ts';
import type { Io } from '../../command.ts';
import { messages } from '../../convert/messages.en.ts';
import { existingBytes, writeOutput } from '../../run/write-output.ts';
import { withSlashes } from '../../text/with-slashes.ts';

const fail = userErrors(messages);

/** Files that are named in the message about files that were not replaced. */
const namedFiles = 3;

/** Writes files of the output folder. A file that exists with another content stays, unless `force` is set. */
export class Output {
  readonly counts = { pages: 0, copied: 0, unchanged: 0 };
  readonly #refused: string[] = [];
  readonly #out: string;
  readonly #force: boolean;
  readonly #io: Io;

  constructor(out: string, force: boolean, io: Io) {
    this.#out = out;
    this.#force = force;
    this.#io = io;
  }

  write(place: string, bytes: Uint8Array, kind: 'pages' | 'copied'): void {
    const existing = existingBytes(join(resolve(this.#io.cwd, this.#out), place));
    if (existing && !existing.equals(bytes) && !this.#force) this.#refused.push(withSlashes(place));
    else this.counts[writeOutput(place, bytes, this.#out, this.#io) ? kind : 'unchanged'] += 1;
  }

  /** The error about files that were not replaced. */
  get refusal(): UserError | undefined {
    const { length: n } = this.#refused;
    if (n === 0) return undefined;
    // Threads write in any order.
    const list = `${this.#refused.sort().slice(0, namedFiles).join(', ')}${n > namedFiles ? ', …' : ''}`;
    return fail('convert-occupied', { n, out: this.#out, list });
  }

  get summary(): string {
    const { pages, copied, unchanged } = this.counts;
    return [
      formatMessage(messages['convert-done-pages'], { n: pages }),
      ...(copied > 0 ? [formatMessage(messages['convert-done-copied'], { n: copied })] : []),
      ...(unchanged > 0 ? [formatMessage(messages['convert-done-unchanged'], { n: unchanged })] : []),
    ].join(', ');
  }
}
