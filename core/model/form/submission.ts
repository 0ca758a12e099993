/**
 * One form's way from typing to saved (docs/spec.md#runtime-4, "Form submit"), as a pure function from state and event to state and
 * effects. Whoever drives it performs the effects and answers with their ticket; answers that come late are ignored.
 * A key that may have saved something is not exchanged for another before its visitor was told so, so that no submission
 * is saved twice. As a draft survives a reload, that key has to as well. The driver therefore
 * 1. writes `rememberSubmission(state)` to the session storage, under `memoryName` of draft.ts, after each `reduce` and
 *    before any of its effects is performed; where it is `undefined`, what is written there is removed. This goes for
 *    forms that keep no draft, too: browsers restore fields by themselves;
 * 2. once the form is found on the page, and before anything can be submitted, sends what it finds there as `recalled`.
 */
import {
  arrivalUnknown,
  type CallResult,
  type FormCode,
  type FormFailure,
  isUnreachable,
  keyFailure,
  mayBeSaved,
  readKey,
  refusal,
  saveFailure,
} from './form-failure.ts';

export interface SubmissionState {
  /** While it is `submitting`, everything is locked. */
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** What is under way while it is submitting. */
  readonly step: 'key' | 'save' | 'pause';
  /** Of the last effect that is to be answered. */
  readonly ticket: number;
  readonly key: string | undefined;
  /** Whether the server has refused this key's submission before, without saving it. */
  readonly isKeyUsed: boolean;
  /** Whether a save whose answer was lost may have saved something. */
  readonly isUncertain: boolean;
  /** Whether the visitor knows that it may have arrived: to submit it all the same is to send it once more. */
  readonly isTold: boolean;
  readonly hasRetried: boolean;
  readonly failure: FormFailure | undefined;
  /** How many there were, so that the same one twice is announced twice. */
  readonly failures: number;
  /** Whether the form is off the page. */
  readonly isGone: boolean;
}

export type SubmissionEvent =
  /** What was remembered of the form before the page was loaded again; whatever it is, nothing is thrown. */
  | { readonly type: 'recalled'; readonly memory: unknown }
  /** `problem`: why nothing may be sent (`form-invalid`, `form-captcha-incomplete`, `form-fields-unreadable`). */
  | { readonly type: 'submit'; readonly problem?: FormCode }
  /** How a call ended, and whether the browser believes to be online. */
  | { readonly type: 'answer'; readonly ticket: number; readonly result: CallResult; readonly isOnline: boolean }
  | { readonly type: 'waited'; readonly ticket: number }
  /** A field that the server refused is being changed. */
  | { readonly type: 'corrected'; readonly fieldId: string }
  | { readonly type: 'reset' }
  | { readonly type: 'left' }
  | { readonly type: 'returned' };

export type SubmissionEffect =
  | { readonly type: 'get-key'; readonly ticket: number }
  /** Must be let through even where the form leaves the page: it may be saved by then. */
  | { readonly type: 'save'; readonly ticket: number; readonly key: string }
  | { readonly type: 'wait'; readonly ticket: number; readonly ms: number }
  /** End the call or the pause of this ticket. */
  | { readonly type: 'abort'; readonly ticket: number }
  | { readonly type: 'forget-draft' }
  /** Redirect, or show what is shown after a submission. */
  | { readonly type: 'succeed' }
  /** Say why, lead to the first bad field; `hasTried`: the captcha has to be solved again. */
  | { readonly type: 'fail'; readonly failure: FormFailure; readonly hasTried: boolean };

export interface Step {
  readonly state: SubmissionState;
  readonly effects: readonly SubmissionEffect[];
}

/** Milliseconds before somebody who could not be reached is tried again (docs/spec.md#runtime-8). */
export const retryDelay = 200;

export const initialState: SubmissionState = {
  phase: 'idle',
  step: 'key',
  ticket: 0,
  key: undefined,
  isKeyUsed: false,
  isUncertain: false,
  isTold: false,
  hasRetried: false,
  failure: undefined,
  failures: 0,
  isGone: false,
};

/**
 * What must outlive the page: the key of a save that may have arrived, or is on its way; nothing that was typed.
 * `undefined` where the next page may begin anew.
 */
export const rememberSubmission = ({ key, isUncertain, phase, step }: SubmissionState): string | undefined =>
  isUncertain || (phase === 'submitting' && step === 'save') ? key : undefined;

/** Whether a submit would count: not while one is under way, nor after it has succeeded. */
export const canSubmit = ({ phase, isGone }: SubmissionState): boolean =>
  !isGone && (phase === 'idle' || phase === 'failure');

const stay = (state: SubmissionState): Step => ({ state, effects: [] });

/** Makes the call that is due: the save where there is a key. */
function call(state: SubmissionState, more: Partial<SubmissionState> = {}): Step {
  const { key, ticket: last } = { ...state, ...more };
  const ticket = last + 1;
  const step = key === undefined ? 'key' : 'save';
  return {
    state: { ...state, ...more, phase: 'submitting', failure: undefined, step, ticket },
    effects: [key === undefined ? { type: 'get-key', ticket } : { type: 'save', ticket, key }],
  };
}

function pause(state: SubmissionState): Step {
  const ticket = state.ticket + 1;
  return {
    state: { ...state, step: 'pause', ticket, hasRetried: true },
    effects: [{ type: 'wait', ticket, ms: retryDelay }],
  };
}

function fail(state: SubmissionState, failure: FormFailure): Step {
  const hasTried = state.phase === 'submitting';
  return {
    state: { ...state, phase: 'failure', failure, failures: state.failures + 1 },
    effects: state.isGone ? [] : [{ type: 'fail', failure, hasTried }],
  };
}

/** Nothing of a key is left. */
const keyless = { key: undefined, isKeyUsed: false, isUncertain: false, isTold: false } as const;

const succeed = (state: SubmissionState): Step => ({
  state: { ...state, ...keyless, phase: 'success' },
  effects: [{ type: 'forget-draft' }, ...(state.isGone ? [] : [{ type: 'succeed' } as const])],
});

function keyAnswered(state: SubmissionState, result: CallResult, isOnline: boolean): Step {
  if (!result.ok && isUnreachable(result, isOnline) && !state.hasRetried) return pause(state);
  const key = result.ok ? readKey(result.data) : undefined;
  return key === undefined
    ? fail(state, keyFailure(result, isOnline))
    : call(state, { key, isKeyUsed: false, hasRetried: false });
}

/** A key that the server has not taken for good: it may ask for a new one after each refusal. */
function keyRefused(state: SubmissionState, result: CallResult & { ok: false }, isOnline: boolean): Step {
  const isSpent = state.isKeyUsed;
  const renewed = { ...state, ...keyless };
  return isSpent && !state.isGone ? call(renewed) : fail(renewed, saveFailure(result, isOnline));
}

function saveAnswered(before: SubmissionState, result: CallResult, isOnline: boolean): Step {
  if (result.ok) return succeed(before);
  if (result.status === 401)
    return before.isUncertain
      ? fail({ ...before, isTold: true }, arrivalUnknown(result))
      : keyRefused(before, result, isOnline);
  const state = { ...before, isKeyUsed: true, isUncertain: before.isUncertain || mayBeSaved(result) };
  const mayPause = !state.hasRetried && !state.isGone;
  return mayPause && isUnreachable(result, isOnline) ? pause(state) : fail(state, saveFailure(result, isOnline));
}

/** Off the page, a save goes on, as it may have arrived; everything else ends. */
function left(state: SubmissionState): Step {
  const gone = { ...state, isGone: true };
  if (state.phase !== 'submitting' || state.step === 'save') return stay(gone);
  return {
    state: { ...gone, phase: 'idle', ticket: state.ticket + 1 },
    effects: [{ type: 'abort', ticket: state.ticket }],
  };
}

function corrected(state: SubmissionState, fieldId: string): Step {
  const { failure } = state;
  if (!failure || !Object.hasOwn(failure.fieldErrors, fieldId)) return stay(state);
  const { [fieldId]: _, ...fieldErrors } = failure.fieldErrors;
  return stay({ ...state, failure: { ...failure, fieldErrors } });
}

function answered(state: SubmissionState, result: CallResult, isOnline: boolean): Step {
  if (state.step === 'pause') return stay(state);
  return state.step === 'key' ? keyAnswered(state, result, isOnline) : saveAnswered(state, result, isOnline);
}

const isCurrent = (state: SubmissionState, ticket: number): boolean =>
  state.phase === 'submitting' && state.ticket === ticket;

function submitted(state: SubmissionState, problem: FormCode | undefined): Step {
  if (!canSubmit(state)) return stay(state);
  if (problem) return fail(state, refusal(problem));
  return call(state, { hasRetried: false, ...(state.isTold && keyless) });
}

/** A form that has done anything by itself since knows better. */
const recalled = (state: SubmissionState, memory: unknown): Step =>
  typeof memory === 'string' && memory !== '' && state.phase === 'idle' && state.key === undefined
    ? stay({ ...state, key: memory, isUncertain: true })
    : stay(state);

/** The next state, and what has to be done. Never throws; events that do not fit the state change nothing. */
export function reduce(state: SubmissionState, event: SubmissionEvent): Step {
  switch (event.type) {
    case 'recalled':
      return recalled(state, event.memory);
    case 'submit':
      return submitted(state, event.problem);
    case 'answer':
      return isCurrent(state, event.ticket) ? answered(state, event.result, event.isOnline) : stay(state);
    case 'waited':
      return isCurrent(state, event.ticket) && state.step === 'pause' ? call(state) : stay(state);
    case 'corrected':
      return corrected(state, event.fieldId);
    case 'reset':
      return state.phase === 'submitting'
        ? stay(state)
        : stay({ ...initialState, ticket: state.ticket, isGone: state.isGone });
    case 'left':
      return left(state);
    case 'returned':
      return stay({ ...state, isGone: false });
  }
}
