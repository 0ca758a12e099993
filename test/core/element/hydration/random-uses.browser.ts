import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { eventually } from '../../../support/eventually.ts';
import { hasAllInputs } from '../../../support/sample.ts';
import { PrerenderedPage } from './prerendered-page.ts';

const numRuns = hasAllInputs ? 500 : 40;
const seed = 20261123;
const maxLength = 14;

/** No run reaches the first or the last slide, where the carousel does not move. */
const start = maxLength + 1;
const tag = 'site-gallery';
const carousel = `<${tag} design="carousel" slides-per-row="1" speed="0s" current-index="${start}">${repeat(2 * start + 1, (index) => figure(`Picture ${index}`))}</${tag}>`;

type Direction = 'next' | 'previous';
type Step = Direction | 'deliver' | 'fail' | 'move' | 'remove' | 'add';

/** Generates actions of the visitor and the page, each after a number of tasks of the page. */
const scripts = fc.array(
  fc.record({
    step: fc.constantFrom<Step>('next', 'next', 'next', 'previous', 'deliver', 'fail', 'move', 'remove', 'add'),
    tasks: fc.nat({ max: 4 }),
  }),
  { maxLength },
);

/** Predicts the clicks that reach the page: each waits for the script, for its failure, or for the removal of the carousel. */
class Model {
  #waiting: Direction[] = [];
  #isDefined = false;
  isConnected = true;
  isRequested = false;
  readonly moves: Direction[] = [];
  /** All clicks that reach the page: also those that have not moved the carousel. */
  readonly clicks: Direction[] = [];

  use(direction: Direction): void {
    this.#waiting.push(direction);
    if (this.#isDefined) this.#act();
    else this.isRequested = true;
  }

  #act(): void {
    this.moves.push(...this.#waiting);
    this.clicks.push(...this.#waiting.splice(0));
  }

  deliver(): void {
    this.isRequested = false;
    this.#isDefined = true;
    if (this.isConnected) this.#act();
    else this.#waiting = [];
  }

  fail(): void {
    this.isRequested = false;
    if (this.isConnected) this.clicks.push(...this.#waiting);
    this.#waiting = [];
  }
}

/** A visitor and a page that act on a prerendered carousel. */
class Run {
  readonly model = new Model();
  readonly page: PrerenderedPage;
  readonly used: Direction[] = [];
  readonly clicks: Direction[] = [];
  readonly moves: Direction[] = [];
  readonly #box: HTMLElement;

  private constructor(page: PrerenderedPage) {
    this.page = page;
    this.#box = page.document.createElement('div');
    page.document.body.append(this.#box);
    page.host.addEventListener('site-slid', (event) => {
      const { from, to } = (event as CustomEvent).detail;
      this.moves.push(to > from ? 'next' : 'previous');
    });
    page.host.addEventListener('click', (event) => {
      const isNext = event
        .composedPath()
        .some((node) => node instanceof page.view.Element && node.matches('[part~="next"]'));
      this.clicks.push(isNext ? 'next' : 'previous');
    });
  }

  static async open(): Promise<Run> {
    return new Run(await PrerenderedPage.open(carousel));
  }

  get busy(): number {
    return this.page.root.querySelectorAll('[aria-busy]').length;
  }

  readonly actions: Readonly<Record<Step, () => unknown>> = {
    next: () => this.use('next'),
    previous: () => this.use('previous'),
    deliver: async () => {
      if (!this.model.isRequested) return;
      this.model.deliver();
      await this.page.deliver(tag);
    },
    fail: async () => {
      if (!this.model.isRequested) return;
      this.model.fail();
      await this.page.fail(tag);
    },
    move: () => {
      const { host, document } = this.page;
      const target = host.parentNode === this.#box ? document.body : this.#box;
      if (this.model.isConnected) target.append(host);
    },
    remove: () => {
      this.model.isConnected = false;
      this.page.host.remove();
    },
    add: () => {
      if (this.model.isConnected) return;
      this.model.isConnected = true;
      this.page.document.body.append(this.page.host);
    },
  };

  /** A visitor can use only what is on the page. */
  use(direction: Direction): void {
    if (!this.model.isConnected) return;
    this.model.use(direction);
    this.used.push(direction);
    find(this.page.root, `[part~="${direction}"]`).click();
  }

  /** Waits until all clicks that do not wait for a script have reached the page. */
  async finish(): Promise<void> {
    await eventually(
      `the clicks ${this.model.clicks} reach the page, not ${this.clicks}`,
      () => this.clicks.length >= this.model.clicks.length,
    );
    await this.page.settled();
  }
}

async function act(run: Run, step: Step, tasks: number): Promise<void> {
  for (let task = 0; task < tasks; task += 1) await new Promise((resolve) => run.page.view.setTimeout(resolve));
  await run.actions[step]();
}

async function withRun(check: (run: Run) => Promise<void>): Promise<void> {
  const run = await Run.open();
  try {
    await check(run);
    expect([run.busy, run.page.troubles]).to.deep.equal([0, []]);
  } finally {
    run.page.close();
  }
}

/** Whether all items of a part are in the whole, in their order. */
function isSubsequence(part: readonly Direction[], whole: readonly Direction[]): boolean {
  const rest = whole.values();
  return part.every((item) => {
    for (const other of rest) if (other === item) return true;
    return false;
  });
}

describe('a prerendered carousel that is used while its script arrives or fails, and while it is moved and removed', () => {
  it(`moves once for each click, in order, or leaves the click to the page (${numRuns} runs)`, async function () {
    this.timeout(numRuns * 20_000);
    const property = fc.asyncProperty(scripts, (script) =>
      withRun(async (run) => {
        for (const { step, tasks } of script) {
          // What is lost with a carousel or its script depends on what has happened before.
          if (step === 'remove' || step === 'fail') await run.finish();
          await act(run, step, tasks);
          if (step === 'remove' || step === 'fail') await run.finish();
        }
        await run.actions.fail();
        await run.finish();
        expect([run.clicks, run.moves]).to.deep.equal([run.model.clicks, run.model.moves]);
      }),
    );
    await fc.assert(property, { numRuns, seed });
  });

  it(`never moves more often or in another order than it is clicked, and can be used in the end (${numRuns} runs)`, async function () {
    this.timeout(numRuns * 20_000);
    const property = fc.asyncProperty(scripts, (script) =>
      withRun(async (run) => {
        for (const { step, tasks } of script) await act(run, step, tasks);
        await run.actions.add();
        await run.actions.deliver();
        await eventually('no click is waiting', () => run.busy === 0);
        await run.page.settled();
        const { moves, clicks, used } = run;
        expect(
          [isSubsequence(moves, clicks), isSubsequence(clicks, used)],
          `${moves} | ${clicks} | ${used}`,
        ).to.deep.equal([true, true]);
        const before = moves.length;
        run.actions.next();
        await run.actions.deliver();
        await eventually('the carousel has moved', () => moves.length > before);
        await run.page.settled();
        expect(moves.slice(before)).to.deep.equal(['next']);
      }),
    );
    await fc.assert(property, { numRuns, seed });
  });
});
