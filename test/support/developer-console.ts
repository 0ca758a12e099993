/** The warnings for developers on a page, whose clock the test moves: they are reported when a problem has lasted. */
import { eventually } from './eventually.ts';
import type { View } from './own-page.ts';

/** Warnings end with the page of the docs. */
const isWarning = (text: string): boolean => text.startsWith('site-elements: ') && text.includes(' Docs: ');

const isCalledByWarnings = (): boolean => new Error().stack?.includes('/development-warnings.js') ?? false;

export class DeveloperConsole {
  readonly warnings: string[] = [];
  readonly hints: string[] = [];
  /** How many checks the page has made. */
  checks = 0;
  /** Milliseconds. */
  #time = 0;

  /** Observes a page before its first script. Its clock and timers are others only for the warnings. */
  readonly observe = (view: View): void => {
    const { performance } = view;
    const now = performance.now.bind(performance);
    const startTimer = view.setTimeout.bind(view);
    performance.now = () => {
      if (!isCalledByWarnings()) return now();
      this.checks += 1;
      return this.#time;
    };
    const start = (run: () => void, delay?: number) => startTimer(run, isCalledByWarnings() ? 0 : delay);
    Reflect.set(view, 'setTimeout', start);
    const { warn } = view.console;
    view.console.warn = (...values: unknown[]) => {
      if (isWarning(String(values[0]))) this.warnings.push(String(values[0]));
      else warn(...values);
    };
    view.console.info = (text: unknown) => this.hints.push(String(text));
  };

  /** Lets time pass on the page until a warning contains this text. */
  readonly until = (text: string): Promise<unknown> =>
    eventually(`the warning "${text}"`, () => {
      this.#time += 1000;
      return [...this.warnings, ...this.hints].some((line) => line.includes(text));
    });
}
