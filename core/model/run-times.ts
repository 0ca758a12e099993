/** How many run times are kept (docs/spec.md#runtime-5). */
const sampleCount = 22;

/** The latest run times of a function, in milliseconds. */
export class RunTimes {
  readonly #samples: number[] = [];

  add(duration: number): void {
    this.#samples.push(duration);
    if (this.#samples.length > sampleCount) this.#samples.shift();
  }

  /** The average of the latest 22 run times; 0 before the first. */
  get average(): number {
    const { length } = this.#samples;
    return length > 0 ? this.#samples.reduce((sum, duration) => sum + duration, 0) / length : 0;
  }
}
