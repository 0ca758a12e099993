import type { Answer } from './choices.ts';

type Resolve = (answer: Answer) => void;

/** Who waits for the answer. A question that is asked while the dialog still fades is a new one. */
export class Askers {
  #waiting: Resolve[] = [];
  #leaving: Resolve[] = [];

  wait(): Promise<Answer> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The dialog begins to hide: those who have asked so far get the answer that it hides with. */
  hiding(): void {
    this.#leaving.push(...this.#waiting.splice(0));
  }

  hidden(answer: Answer): void {
    for (const resolve of this.#leaving.splice(0)) resolve(answer);
  }

  /** Nobody waits any longer: all that have asked get this answer. */
  answerAll(answer: Answer): void {
    this.hiding();
    this.hidden(answer);
  }
}
