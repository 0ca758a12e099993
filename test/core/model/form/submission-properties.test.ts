import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { CallResult } from '../../../../core/model/form/form-failure.ts';
import {
  initialState,
  keyToRemember,
  reduce,
  type SubmissionEffect,
  type SubmissionEvent,
} from '../../../../core/model/form/submission.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { keyIssued, refused, saved, timedOut, unreachable } from './call-results.ts';

/** The outcomes of a save: whether and when it reaches the server, and its response. */
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

/** A server that accepts each key once. */
class Server {
  saves = 0;
  readonly #late: string[] = [];
  readonly #keys = new Set<string>();
  #issued = 0;

  issue(): CallResult {
    this.#issued += 1;
    this.#keys.add(`k${this.#issued}`);
    return keyIssued(`k${this.#issued}`);
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
      // Some servers use up a key although they refuse its submission.
      return this.#keys.delete(key) ? refused(400) : refused(401);
    }
    const result = this.#take(key);
    if (fate === 'fine' || !result.ok) return result;
    if (fate === 'broken') return refused(500);
    return fate === 'answer lost' ? unreachable : { ok: false, status: 200, failure: { code: 'request-unparseable' } };
  }
}

/** The form, its server, and the effects without a result. */
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

  /** Reloads the page. A save in progress reaches the server late or never. */
  reload(): void {
    // Without a draft there is nothing to send again.
    if (this.hasForgotten) return;
    for (const effect of this.pending.splice(0)) if (effect.type === 'save') this.server.answer(effect.key, 'late');
    const key = keyToRemember(this.state);
    this.state = initialState;
    this.send({ type: 'key-restored', key });
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
  // A visitor who was warned does not submit again.
  if (what === 'submit') {
    if (!world.state.isVisitorWarned) world.send({ type: 'submit' });
  } else if (what === 'reload') world.reload();
  else if (what === 'invalid') world.send({ type: 'submit', problem: 'form-invalid' });
  else if (what === 'detached' || what === 'attached') world.send({ type: what });
  else if (what === 'arrives') world.server.arriveLate();
  // All other events are fates.
  else world.settle(what as Fate);
}

describe('any sequence of events', () => {
  it('saves nothing twice, loses no draft, and runs one call at a time', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 60 }), (sequence) => {
        const world = new World();
        for (const what of sequence) {
          act(world, what);
          assert.ok(world.pending.length <= 1, 'two calls at once');
          assert.ok(!world.hasForgotten || world.server.saves === 1, 'the draft is gone and nothing was saved');
        }
        world.server.arriveLate();
        assert.ok(world.server.saves <= 1, 'saved twice');
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('ends in a state in which the form is not locked', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 40 }), fc.constantFrom(...fates), (sequence, fate) => {
        const world = new World();
        for (const what of sequence) act(world, what);
        for (let left = 10; left > 0 && world.pending.length > 0; left -= 1) world.settle(fate);
        assert.notEqual(world.state.phase, 'submitting');
      }),
    );
  });

  it('ignores an outdated response', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 40 }), fc.nat(40), (sequence, ticket) => {
        const world = new World();
        for (const what of sequence) act(world, what);
        fc.pre(ticket !== world.state.ticket);
        const event: SubmissionEvent = { type: 'response', ticket, result: saved, isOnline: true };
        assert.deepEqual(reduce(world.state, event), { state: world.state, effects: [] });
      }),
    );
  });
});
