import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CallResult } from '../../../../core/model/form/form-failure.ts';
import {
  canSubmit,
  initialState,
  keyToRemember,
  reduce,
  type SubmissionEvent,
  type SubmissionState,
} from '../../../../core/model/form/submission.ts';
import { keyIssued, refused, saved, timedOut, unreachable } from './call-results.ts';

/** A form and the effects of its events. `answer` ends the current call. */
class Form {
  state: SubmissionState = initialState;
  readonly done: string[] = [];

  send(event: SubmissionEvent): this {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    this.done.push(...effects.map((effect) => ('key' in effect ? `save with ${effect.key}` : effect.type)));
    return this;
  }

  /** Reloads the page: only the stored key is left. */
  reload(): this {
    const key = keyToRemember(this.state);
    this.state = initialState;
    return this.send({ type: 'key-restored', key });
  }

  submit = (): this => this.send({ type: 'submit' });
  answer = (result: CallResult, isOnline = true): this =>
    this.send({ type: 'response', ticket: this.state.ticket, result, isOnline });
  waited = (): this => this.send({ type: 'delay-ended', ticket: this.state.ticket });
}

const submitted = (): Form => new Form().submit();
const saving = (): Form => submitted().answer(keyIssued('k1'));

describe('a submission', () => {
  it('requests a key, saves, deletes the draft and shows the success message', () => {
    const form = saving();
    assert.equal(form.state.phase, 'submitting');
    form.answer(saved);
    assert.equal(form.state.phase, 'success');
    assert.deepEqual(form.done, ['get-key', 'save with k1', 'forget-draft', 'succeed']);
  });

  it('is sent once, however often the visitor submits', () => {
    const form = submitted().submit().answer(keyIssued('k1')).submit().answer(saved).submit();
    assert.deepEqual(form.done, ['get-key', 'save with k1', 'forget-draft', 'succeed']);
  });

  it('does not begin while fields are invalid, and reports the errors each time', () => {
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

  it('requests a new key if the server refuses the first one', () => {
    const form = saving().answer(refused(400)).submit().answer(refused(401)).answer(keyIssued('k2'));
    assert.equal(form.done.at(-1), 'save with k2');
  });

  it('fails if a new key is refused, and starts over', () => {
    const form = saving().answer(refused(401));
    assert.equal(form.state.failure?.code, 'form-unauthorized');
    assert.equal(form.submit().done.at(-1), 'get-key');
  });

  it('removes the server error of a field that is corrected', () => {
    const form = saving().answer(refused(400, { errors: { a: 'No.', b: 'No.' } }));
    form.send({ type: 'corrected', fieldId: 'a' });
    assert.deepEqual(form.state.failure?.fieldErrors, { b: 'No.' });
  });

  it('can be made again after a reset', () => {
    const form = saving().answer(saved).send({ type: 'reset' });
    assert.equal(form.state.phase, 'idle');
    assert.equal(form.submit().done.at(-1), 'get-key');
  });

  it('is not reset while it is in progress', () =>
    assert.ok(saving().send({ type: 'reset' }).state.phase === 'submitting'));
});

describe('a server that cannot be reached', () => {
  it('is tried again once after 200 ms, for the key and for the save', () => {
    const form = submitted().answer(unreachable);
    assert.deepEqual(
      reduce(submitted().state, { type: 'response', ticket: 1, result: unreachable, isOnline: true }).effects,
      [{ type: 'delay', ticket: 2, ms: 200 }],
    );
    form.waited().answer(keyIssued('k1')).answer(unreachable).waited().answer(saved);
    assert.deepEqual(form.done, [
      ...['get-key', 'delay', 'get-key', 'save with k1', 'delay', 'save with k1'],
      ...['forget-draft', 'succeed'],
    ]);
  });

  it('is reported after the second attempt, keeps the draft, and receives the same key when the visitor retries', () => {
    const form = saving().answer(unreachable).waited().answer(unreachable);
    assert.equal(form.state.failure?.code, 'request-unreachable');
    assert.ok(form.state.failure?.canRetry);
    assert.ok(!form.done.includes('forget-draft'));
    assert.equal(form.submit().done.at(-1), 'save with k1');
  });

  it('is not retried automatically after a timeout or offline', () => {
    assert.equal(saving().answer(timedOut).state.failure?.code, 'form-timeout');
    assert.equal(saving().answer(unreachable, false).state.failure?.code, 'form-offline');
  });

  it('may have saved the form: a refused key is reported, and the next submission requests a new one', () => {
    const form = saving().answer(timedOut).submit();
    assert.equal(form.done.at(-1), 'save with k1');
    form.answer(refused(401));
    assert.equal(form.state.failure?.code, 'form-arrival-unknown');
    assert.ok(form.state.failure?.canRetry);
    // Correcting a field in between does not change this.
    form.send({ type: 'submit', problem: 'form-invalid' }).submit();
    assert.equal(form.done.at(-1), 'get-key');
    assert.equal(form.answer(keyIssued('k2')).answer(saved).state.phase, 'success');
  });
});

describe('a page that is loaded again', () => {
  const unparseable: CallResult = { ok: false, status: 200, failure: { code: 'request-unparseable' } };
  for (const [what, result] of [
    ['a timeout', timedOut],
    ['a lost response', unreachable],
    ['a broken server', refused(500)],
    ['an invalid response', unparseable],
  ] as const)
    it(`sends the same key after ${what}`, () =>
      assert.equal(saving().answer(result).reload().submit().done.at(-1), 'save with k1'));

  it('sends the same key if the save was in progress', () =>
    assert.equal(saving().reload().submit().done.at(-1), 'save with k1'));

  it('starts over after a success, a refusal and a reset, and before the first save', () => {
    const forms = [
      new Form(),
      submitted(),
      saving().answer(saved),
      saving().answer(refused(400)),
      saving().answer(timedOut).send({ type: 'reset' }),
    ];
    for (const form of forms) assert.equal(form.reload().submit().done.at(-1), 'get-key');
  });

  it('reports again that the form may have arrived, before it requests another key', () => {
    const form = saving().answer(timedOut).submit().answer(refused(401)).reload();
    assert.equal(form.submit().done.at(-1), 'save with k1');
    assert.equal(form.answer(refused(401)).submit().done.at(-1), 'get-key');
  });

  it('ignores an invalid key, and does not replace the key of a running submission', () => {
    for (const key of [undefined, '', 1, {}])
      assert.deepEqual(new Form().send({ type: 'key-restored', key }).state, initialState);
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

  it('does not cancel a save, and shows its result when the form returns', () => {
    const form = saving().send({ type: 'detached' }).answer(saved).send({ type: 'attached' });
    assert.equal(form.state.phase, 'success');
    assert.deepEqual(form.done.slice(2), ['forget-draft']);
  });
});
