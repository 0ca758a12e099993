/** Tests a visitor, a form and a server with every order of calls: no submission is saved twice, and no draft is lost. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc, { type Scheduler } from 'fast-check';
import { createMock } from '../../../../cli/mock/app.ts';
import type { CallResult } from '../../../../core/model/form/form-failure.ts';
import {
  initialState,
  keyToRemember,
  reduce,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from '../../../../core/model/form/submission.ts';
import { failureOf } from '../../../../core/page/request/failures.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

/** The outcome of a call: the response, an error response, a lost request, a lost response, or a timeout. */
const fates = ['fine', 'lost', 'answer lost', 'late', '401', '429', '500', '503'] as const;
type Fate = (typeof fates)[number];

const acts = ['submit', 'edit', 'leave', 'return', 'reload', 'delay'] as const;
type Act = (typeof acts)[number];

const unreachable: CallResult = { ok: false, failure: { code: 'request-unreachable' } };
const timedOut: CallResult = {
  ok: false,
  failure: { code: 'request-unreachable', cause: new DOMException('', 'TimeoutError') },
};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Reduce = typeof reduce;
type Remember = typeof keyToRemember;

class Visit {
  readonly #server = createMock({ savesPerMinute: Number.POSITIVE_INFINITY }).app;
  readonly #scheduler: Scheduler;
  readonly #fates: Fate[];
  readonly #reduce: Reduce;
  /** The number of pending calls, which may not be scheduled yet. */
  #underWay = 0;
  #atServer = 0;
  #state: SubmissionState = initialState;
  /** The number of page loads: responses to an earlier load are ignored. */
  #page = 0;
  /** The session storage. */
  #memory: string | undefined;
  #text = 'first';
  hasDraft = true;

  readonly #remember: Remember;

  constructor(scheduler: Scheduler, given: readonly Fate[], { reducer = reduce, remember = keyToRemember } = {}) {
    this.#scheduler = scheduler;
    this.#fates = [...given];
    this.#reduce = reducer;
    this.#remember = remember;
  }

  /** Whether the visitor was warned that the form may have arrived. */
  get isVisitorWarned(): boolean {
    return this.#state.isVisitorWarned;
  }

  get phase(): SubmissionState['phase'] {
    return this.#state.phase;
  }

  act(what: Act): void {
    // A visitor who was warned that the form may have arrived does not send it again.
    if (what === 'submit' && !this.isVisitorWarned) this.insist();
    // After a success there is no draft, and nothing to send.
    if (what === 'reload' && this.hasDraft) this.#reload();
    if (what === 'edit' && this.phase !== 'submitting') this.#text = 'second';
    if (what === 'leave') this.#send({ type: 'detached' });
    if (what === 'return') this.#send({ type: 'attached' });
  }

  insist(): void {
    this.#send({ type: 'submit' });
  }

  /** Waits until no call is pending, in the order of the scheduler. */
  async settle(): Promise<void> {
    do {
      if (this.#scheduler.count() > 0) await this.#scheduler.waitOne();
      // The server needs several turns of the event loop before the scheduler has calls to choose from.
      do await turn();
      while (this.#atServer > 0);
    } while (this.#underWay > 0 || this.#scheduler.count() > 0);
  }

  /** From now on all calls succeed. */
  endFaults(): void {
    this.#fates.length = 0;
  }

  async saved(): Promise<number> {
    const list = await (await this.#server.request('/__mock/submissions')).json();
    return (list as { submissions: unknown[] }).submissions.length;
  }

  #send(event: SubmissionEvent): void {
    const { state, effects } = this.#reduce(this.#state, event);
    this.#state = state;
    this.#memory = this.#remember(state);
    for (const effect of effects) this.#do(effect);
  }

  #reload(): void {
    this.#page += 1;
    this.#state = initialState;
    this.#send({ type: 'key-restored', key: this.#memory });
  }

  /** Sends the event unless the page was reloaded meanwhile. */
  #sendOnPage(promise: Promise<SubmissionEvent>): void {
    const page = this.#page;
    void promise.then((event) => page === this.#page && this.#send(event));
  }

  #do(effect: SubmissionEffect): void {
    if (effect.type === 'forget-draft') this.hasDraft = false;
    if (effect.type === 'get-key') this.#answer(effect.ticket, this.#call('FormSubmissionKey', {}));
    if (effect.type === 'save') {
      const form = JSON.stringify({ letter: this.#text });
      this.#answer(effect.ticket, this.#call('SaveFormSubmission', { key: effect.key, formId: 'contact', form }));
    }
    if (effect.type === 'delay')
      this.#sendOnPage(this.#later('the pause').then(() => ({ type: 'delay-ended', ticket: effect.ticket })));
  }

  #answer(ticket: number, call: Promise<CallResult>): void {
    this.#sendOnPage(call.then((result) => ({ type: 'response', ticket, result, isOnline: true })));
  }

  #later = (what: string): Promise<void> => this.#tracked(this.#scheduler.schedule(Promise.resolve(), what));

  async #tracked<Value>(promise: Promise<Value>): Promise<Value> {
    this.#underWay += 1;
    try {
      return await promise;
    } finally {
      this.#underWay -= 1;
    }
  }

  async #arrive(name: string, body: object, fate: Fate): Promise<CallResult> {
    await this.#later(`${name} arrives`);
    const headers = { 'content-type': 'application/json', ...(Number(fate) > 0 && { prefer: `code=${fate}` }) };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    this.#atServer += 1;
    const answer = await this.#server.request(`/api/form/${name}`, request);
    const data: unknown = answer.ok ? await answer.json() : undefined;
    this.#atServer -= 1;
    return answer.ok
      ? { ok: true, data }
      : { ok: false, status: answer.status, failure: failureOf(answer.status, data) };
  }

  #call(name: string, body: object): Promise<CallResult> {
    const fate = this.#fates.shift() ?? 'fine';
    return this.#tracked(this.#callWith(name, body, fate));
  }

  async #callWith(name: string, body: object, fate: Fate): Promise<CallResult> {
    if (fate === 'lost') return this.#later(`${name} is lost`).then(() => unreachable);
    const arrival = this.#tracked(this.#arrive(name, body, fate));
    // The browser times out; the request may reach the server before that or long after.
    if (fate === 'late') return this.#later(`${name} takes too long`).then(() => timedOut);
    const result = await arrival;
    await this.#later(`${name} is answered`);
    return fate === 'answer lost' ? unreachable : result;
  }
}

const visits = [
  fc.scheduler(),
  fc.array(fc.constantFrom<Fate[]>(...fates, 'fine', 'fine', 'fine'), { maxLength: 8 }),
  // Waiting lets pending calls continue.
  fc.array(fc.constantFrom<Act[]>(...acts, 'submit', 'submit', 'delay', 'delay', 'delay'), {
    minLength: 1,
    maxLength: 16,
  }),
] as const;

async function run(visit: Visit, scheduler: Scheduler, given: readonly Act[]): Promise<void> {
  scheduler.scheduleSequence(given.map((what) => ({ builder: async () => visit.act(what), label: what })));
  await visit.settle();
}

describe('a form, sent in every order of visitor, network and server', () => {
  it('is saved at most once, and its draft lasts until it is', async () => {
    await fc.assert(
      fc.asyncProperty(...visits, async (scheduler, given, doing) => {
        const visit = new Visit(scheduler, given);
        await run(visit, scheduler, doing);
        const saved = await visit.saved();
        assert.ok(saved <= 1, `${saved} saved`);
        if (!visit.hasDraft || visit.phase === 'success') assert.equal(saved, 1);
      }),
      { numRuns: propertyRuns(600) },
    );
  });

  it('is saved once the faults end, unless it was changed after a response was lost', async () => {
    await fc.assert(
      fc.asyncProperty(...visits, async (scheduler, given, doing) => {
        const visit = new Visit(scheduler, given);
        await run(
          visit,
          scheduler,
          doing.filter((what) => what !== 'edit'),
        );
        visit.endFaults();
        // A submission that is refused because its key is used requests a new key.
        for (const what of ['return', 'submit', 'submit'] as const) {
          visit.act(what);
          await visit.settle();
        }
        if (visit.isVisitorWarned) {
          assert.ok((await visit.saved()) <= 1);
          visit.insist();
          await visit.settle();
        } else assert.equal(await visit.saved(), 1);
        assert.equal(visit.phase, 'success');
        assert.equal(visit.hasDraft, false);
      }),
      { numRuns: propertyRuns(600) },
    );
  });

  /** Whether this test detects the errors of a broken form or page. */
  async function isDetected(broken: ConstructorParameters<typeof Visit>[2]): Promise<boolean> {
    const { failed } = await fc.check(
      fc.asyncProperty(...visits, async (scheduler, given, doing) => {
        const visit = new Visit(scheduler, given, broken);
        await run(visit, scheduler, doing);
        return (await visit.saved()) <= 1;
      }),
      { numRuns: propertyRuns(600) },
    );
    return failed;
  }

  it('would be saved twice by a form that requests a new key each time, which this test detects', async () => {
    const forgetful: Reduce = (state, event) => {
      const step = reduce(state, event);
      return step.state.phase === 'failure' ? { ...step, state: { ...step.state, key: undefined } } : step;
    };
    assert.ok(await isDetected({ reducer: forgetful }));
  });

  it('would be saved twice by a page that loses the key on reload, which this test detects', async () =>
    assert.ok(await isDetected({ remember: () => undefined })));
});
