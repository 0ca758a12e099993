import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { CallResult } from '../../../../core/model/form/form-failure.ts';
import {
  canSubmit,
  initialState,
  keyToRemember,
  reduce,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from '../../../../core/model/form/submission.ts';

const given = (key: string): CallResult => ({ ok: true, data: { key } });
const saved: CallResult = { ok: true, data: {} };
const refused = (status: number, data?: unknown): CallResult => ({ ok: false, status, failure: { code: 'x', data } });
const unreachable: CallResult = { ok: false, failure: { code: 'request-unreachable' } };
const timedOut: CallResult = {
  ok: false,
  failure: { code: 'request-unreachable', cause: new DOMException('', 'TimeoutError') },
};

/** A form and all that it was told to do; `answer` is for the call that is under way. */
class Form {
  state: SubmissionState = initialState;
  readonly done: string[] = [];

  send(event: SubmissionEvent): this {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    this.done.push(...effects.map((effect) => ('key' in effect ? `save with ${effect.key}` : effect.type)));
    return this;
  }

  /** The page is loaded again: nothing is left but what is remembered. */
  reload(): this {
    const memory = keyToRemember(this.state);
    this.state = initialState;
    return this.send({ type: 'key-restored', key: memory });
  }

  submit = (): this => this.send({ type: 'submit' });
  answer = (result: CallResult, isOnline = true): this =>
    this.send({ type: 'response', ticket: this.state.ticket, result, isOnline });
  waited = (): this => this.send({ type: 'delay-ended', ticket: this.state.ticket });
}

const submitted = (): Form => new Form().submit();
const saving = (): Form => submitted().answer(given('k1'));

describe('a submission', () => {
  it('asks for a key, saves, forgets the draft and shows its success', () => {
    const form = saving();
    assert.equal(form.state.phase, 'submitting');
    form.answer(saved);
    assert.equal(form.state.phase, 'success');
    assert.deepEqual(form.done, ['get-key', 'save with k1', 'forget-draft', 'succeed']);
  });

  it('is one, however often somebody submits', () => {
    const form = submitted().submit().answer(given('k1')).submit().answer(saved).submit();
    assert.deepEqual(form.done, ['get-key', 'save with k1', 'forget-draft', 'succeed']);
  });

  it('does not begin while fields are invalid, and says so each time', () => {
    const form = new Form();
    for (const count of [1, 2]) {
      form.send({ type: 'submit', problem: 'form-invalid' });
      assert.equal(form.state.failures, count);
      assert.equal(form.state.failure?.code, 'form-invalid');
    }
    assert.deepEqual(form.done, ['fail', 'fail']);
  });

  it('can be sent again after it was refused, with the same key', () => {
    const form = saving().answer(refused(400, { errors: { a: 'No.' } }));
    assert.equal(form.state.phase, 'failure');
    form.submit().answer(saved);
    assert.deepEqual(form.done.slice(2), ['fail', 'save with k1', 'forget-draft', 'succeed']);
  });

  it('asks for a new key where a refusal has used the first one up', () => {
    const form = saving().answer(refused(400)).submit().answer(refused(401)).answer(given('k2'));
    assert.equal(form.done.at(-1), 'save with k2');
  });

  it('fails where a fresh key is refused, and begins anew', () => {
    const form = saving().answer(refused(401));
    assert.equal(form.state.failure?.code, 'form-unauthorized');
    assert.equal(form.submit().done.at(-1), 'get-key');
  });

  it('forgets the server’s word about a field that is corrected', () => {
    const form = saving().answer(refused(400, { errors: { a: 'No.', b: 'No.' } }));
    form.send({ type: 'corrected', fieldId: 'a' });
    assert.deepEqual(form.state.failure?.fieldErrors, { b: 'No.' });
  });

  it('can be made again after a reset', () => {
    const form = saving().answer(saved).send({ type: 'reset' });
    assert.equal(form.state.phase, 'idle');
    assert.equal(form.submit().done.at(-1), 'get-key');
  });

  it('is not reset while it is under way', () =>
    assert.ok(saving().send({ type: 'reset' }).state.phase === 'submitting'));
});

describe('a server that cannot be reached', () => {
  it('is tried again once after 200 ms, for the key and for the save', () => {
    const form = submitted().answer(unreachable);
    assert.deepEqual(
      reduce(submitted().state, { type: 'response', ticket: 1, result: unreachable, isOnline: true }).effects,
      [{ type: 'delay', ticket: 2, ms: 200 }],
    );
    form.waited().answer(given('k1')).answer(unreachable).waited().answer(saved);
    assert.deepEqual(form.done, [
      ...['get-key', 'delay', 'get-key', 'save with k1', 'delay', 'save with k1'],
      ...['forget-draft', 'succeed'],
    ]);
  });

  it('fails the second time, keeps the draft, and is sent the same key when somebody tries again', () => {
    const form = saving().answer(unreachable).waited().answer(unreachable);
    assert.equal(form.state.failure?.code, 'request-unreachable');
    assert.ok(form.state.failure?.canRetry);
    assert.ok(!form.done.includes('forget-draft'));
    assert.equal(form.submit().done.at(-1), 'save with k1');
  });

  it('is not tried again by itself after a time-out or offline', () => {
    assert.equal(saving().answer(timedOut).state.failure?.code, 'form-timeout');
    assert.equal(saving().answer(unreachable, false).state.failure?.code, 'form-offline');
  });

  it('may have saved: it says so where the key is refused then, and whoever submits all the same gets another one', () => {
    const form = saving().answer(timedOut).submit();
    assert.equal(form.done.at(-1), 'save with k1');
    form.answer(refused(401));
    assert.equal(form.state.failure?.code, 'form-arrival-unknown');
    assert.ok(form.state.failure?.canRetry);
    // A field that is put right in between changes nothing of that.
    form.send({ type: 'submit', problem: 'form-invalid' }).submit();
    assert.equal(form.done.at(-1), 'get-key');
    assert.equal(form.answer(given('k2')).answer(saved).state.phase, 'success');
  });
});

describe('a page that is loaded again', () => {
  const unparseable: CallResult = { ok: false, status: 200, failure: { code: 'request-unparseable' } };
  for (const [what, result] of [
    ['a time-out', timedOut],
    ['a lost answer', unreachable],
    ['a broken server', refused(500)],
    ['an answer that cannot be read', unparseable],
  ] as const)
    it(`sends the same key after ${what}`, () =>
      assert.equal(saving().answer(result).reload().submit().done.at(-1), 'save with k1'));

  it('sends the same key where the save was under way', () =>
    assert.equal(saving().reload().submit().done.at(-1), 'save with k1'));

  it('begins anew after a success, a refusal and a reset, and before the first save', () => {
    const forms = [
      new Form(),
      submitted(),
      saving().answer(saved),
      saving().answer(refused(400)),
      saving().answer(timedOut).send({ type: 'reset' }),
    ];
    for (const form of forms) assert.equal(form.reload().submit().done.at(-1), 'get-key');
  });

  it('says again that it may have arrived, before it takes another key', () => {
    const form = saving().answer(timedOut).submit().answer(refused(401)).reload();
    assert.equal(form.submit().done.at(-1), 'save with k1');
    assert.equal(form.answer(refused(401)).submit().done.at(-1), 'get-key');
  });

  it('does without a memory that is none, and comes too late for a form at work', () => {
    for (const memory of [undefined, '', 1, {}])
      assert.deepEqual(new Form().send({ type: 'key-restored', key: memory }).state, initialState);
    assert.equal(saving().send({ type: 'key-restored', key: 'k0' }).state.key, 'k1');
  });
});

describe('a form that leaves the page', () => {
  it('ends the call for a key', () => {
    const form = submitted().send({ type: 'detached' });
    assert.equal(form.done.at(-1), 'abort');
    form.send({ type: 'attached' });
    assert.ok(canSubmit(form.state));
  });

  it('lets a save go on, and shows its end when it comes back', () => {
    const form = saving().send({ type: 'detached' }).answer(saved).send({ type: 'attached' });
    assert.equal(form.state.phase, 'success');
    assert.deepEqual(form.done.slice(2), ['forget-draft']);
  });
});

/** What becomes of a save on its way: whether and when it arrives, and what comes back. */
const fates = [
  'fine',
  'never arrives',
  'answer lost',
  'late',
  'answer unreadable',
  'refused',
  'spent',
  'broken',
] as const;
type Fate = (typeof fates)[number];

/** A site that takes each key once. */
class Server {
  saves = 0;
  readonly #late: string[] = [];
  readonly #keys = new Set<string>();
  #issued = 0;

  issue(): CallResult {
    this.#issued += 1;
    this.#keys.add(`k${this.#issued}`);
    return given(`k${this.#issued}`);
  }

  #take(key: string): CallResult {
    if (!this.#keys.delete(key)) return refused(401);
    this.saves += 1;
    return saved;
  }

  arriveLate(): void {
    for (const key of this.#late.splice(0)) this.#take(key);
  }

  answer(key: string, fate: Fate): CallResult {
    if (fate === 'never arrives') return unreachable;
    if (fate === 'refused') return refused(400);
    if (fate === 'late') {
      this.#late.push(key);
      return timedOut;
    }
    if (fate === 'spent') {
      // Some servers use a key up although they refuse what came with it.
      return this.#keys.delete(key) ? refused(400) : refused(401);
    }
    const result = this.#take(key);
    if (fate === 'fine' || !result.ok) return result;
    if (fate === 'broken') return refused(500);
    return fate === 'answer lost' ? unreachable : { ok: false, status: 200, failure: { code: 'request-unparseable' } };
  }
}

/** The form, its server, and the effects that nobody has answered yet. */
class World {
  state = initialState;
  pending: SubmissionEffect[] = [];
  readonly server = new Server();
  hasForgotten = false;

  send(event: SubmissionEvent): void {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    for (const effect of effects) {
      if (effect.type === 'forget-draft') this.hasForgotten = true;
      else if (effect.type === 'abort')
        this.pending = this.pending.filter((one) => !('ticket' in one) || one.ticket !== effect.ticket);
      else if ('ticket' in effect) this.pending.push(effect);
    }
  }

  /** The page is loaded again; a save that was under way arrives late, if at all. */
  reload(): void {
    // Without a draft there is nothing to send once more.
    if (this.hasForgotten) return;
    for (const effect of this.pending.splice(0)) if (effect.type === 'save') this.server.answer(effect.key, 'late');
    const memory = keyToRemember(this.state);
    this.state = initialState;
    this.send({ type: 'key-restored', key: memory });
  }

  settle(fate: Fate): void {
    const effect = this.pending.shift();
    if (!effect || !('ticket' in effect)) return;
    const { ticket } = effect;
    if (effect.type === 'delay') {
      this.send({ type: 'delay-ended', ticket });
      return;
    }
    const isLost = effect.type === 'get-key' && fate === 'never arrives';
    const result =
      effect.type === 'save' ? this.server.answer(effect.key, fate) : isLost ? unreachable : this.server.issue();
    this.send({ type: 'response', ticket, result, isOnline: true });
  }
}

const acts = fc.oneof(
  { weight: 3, arbitrary: fc.constant('submit' as const) },
  { weight: 6, arbitrary: fc.constantFrom(...fates) },
  { weight: 1, arbitrary: fc.constantFrom('invalid', 'detached', 'attached', 'arrives', 'reload') },
);

function act(world: World, what: string): void {
  // Whoever was told that it may have arrived does not send it once more.
  if (what === 'submit') {
    if (!world.state.isVisitorWarned) world.send({ type: 'submit' });
  } else if (what === 'reload') world.reload();
  else if (what === 'invalid') world.send({ type: 'submit', problem: 'form-invalid' });
  else if (what === 'detached' || what === 'attached') world.send({ type: what });
  else if (what === 'arrives') world.server.arriveLate();
  // All others are the fates.
  else world.settle(what as Fate);
}

describe('whatever happens in whatever order', () => {
  it('nothing is saved twice, no draft is lost, and no call is under way twice', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 60 }), (course) => {
        const world = new World();
        for (const what of course) {
          act(world, what);
          assert.ok(world.pending.length <= 1, 'two calls at once');
          assert.ok(!world.hasForgotten || world.server.saves === 1, 'the draft is gone and nothing was saved');
        }
        world.server.arriveLate();
        assert.ok(world.server.saves <= 1, 'saved twice');
      }),
      { numRuns: 2000 },
    );
  });

  it('it ends: a form is never locked for good', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 40 }), fc.constantFrom(...fates), (course, fate) => {
        const world = new World();
        for (const what of course) act(world, what);
        for (let left = 10; left > 0 && world.pending.length > 0; left -= 1) world.settle(fate);
        assert.notEqual(world.state.phase, 'submitting');
      }),
    );
  });

  it('a stale answer changes nothing', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 40 }), fc.nat(40), (course, ticket) => {
        const world = new World();
        for (const what of course) act(world, what);
        fc.pre(ticket !== world.state.ticket);
        const event: SubmissionEvent = { type: 'response', ticket, result: saved, isOnline: true };
        assert.deepEqual(reduce(world.state, event), { state: world.state, effects: [] });
      }),
    );
  });
});
