import type { Answer } from './choices.ts';

type Resolve = (answer: Answer) => void;

/** The pending promises of `ask()`. A call while the dialog is still fading out waits for the next answer. */
export class PendingAnswers {
  #waiting: Resolve[] = [];
  #leaving: Resolve[] = [];

  wait(): Promise<Answer> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The dialog begins to hide: all promises so far resolve with the answer that it hides with. */
  startHiding(): void {
    this.#leaving.push(...this.#waiting.splice(0));
  }

  finishHiding(answer: Answer): void {
    for (const resolve of this.#leaving.splice(0)) resolve(answer);
  }

  /** Resolves all pending promises with this answer. */
  resolveAll(answer: Answer): void {
    this.startHiding();
    this.finishHiding(answer);
  }
}
