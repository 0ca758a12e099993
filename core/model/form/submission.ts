/**
 * The submission of one form (docs/spec.md#runtime-4, "Form submit"), as a pure function from state and event to state and
 * effects. The caller performs the effects and reports their results with their ticket; outdated results are ignored.
 *
 * A key under which the server may have saved something is not replaced before the visitor was warned, so that no
 * submission is saved twice. Browsers and drafts restore fields after a reload, so that key has to survive it as well. The
 * caller therefore
 * 1. stores `keyToRemember(state)` in the session storage, under `pendingKeyName` of draft.ts, after each `reduce` and
 *    before it performs any effect; it removes the entry where the result is `undefined`;
 * 2. sends the stored key as `key-restored` before anything can be submitted.
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
  saveFailure,
  unsentFailure,
} from './form-failure.ts';

export interface SubmissionState {
  /** The form is locked while it is `submitting`. */
  readonly phase: 'idle' | 'submitting' | 'success' | 'failure';
  /** The current step of `submitting`. */
  readonly step: 'upload' | 'key' | 'save' | 'delay';
  /** Number of the last effect that has a result. */
  readonly ticket: number;
  readonly key: string | undefined;
  /** Whether the server has refused a submission with this key, without saving it. */
  readonly isKeyUsed: boolean;
  /** Whether a save whose response was lost may have been saved. */
  readonly isUncertain: boolean;
  /** Whether the visitor knows that the form may have been saved: submitting it again saves it once more. */
  readonly isVisitorWarned: boolean;
  readonly hasRetried: boolean;
  readonly failure: FormFailure | undefined;
  /** Counts failures, so that the same failure is announced again. */
  readonly failures: number;
  /** Whether the form has left the page. */
  readonly isDetached: boolean;
}

export type SubmissionEvent =
  /** The key that was stored before the page was reloaded. Invalid values are ignored. */
  | { readonly type: 'key-restored'; readonly key: unknown }
  /** With a `problem`, nothing is sent (`form-invalid`, `form-captcha-incomplete`, `form-fields-unreadable`). */
  | { readonly type: 'submit'; readonly problem?: FormCode; readonly hasFiles?: boolean }
  /** The files are on the server, or cannot be uploaded. */
  | { readonly type: 'uploaded'; readonly ticket: number; readonly failure?: FormFailure | undefined }
  /** The result of a call, and whether the browser is online. */
  | { readonly type: 'response'; readonly ticket: number; readonly result: CallResult; readonly isOnline: boolean }
  | { readonly type: 'delay-ended'; readonly ticket: number }
  /** The visitor changes a field that the server has refused. */
  | { readonly type: 'corrected'; readonly fieldId: string }
  | { readonly type: 'reset' }
  | { readonly type: 'detached' }
  | { readonly type: 'attached' };

export type SubmissionEffect =
  | { readonly type: 'upload'; readonly ticket: number }
  | { readonly type: 'get-key'; readonly ticket: number }
  /** Must not be aborted when the form leaves the page: the server may have saved it. */
  | { readonly type: 'save'; readonly ticket: number; readonly key: string }
  | { readonly type: 'delay'; readonly ticket: number; readonly ms: number }
  /** Ends the upload, the call or the delay with this ticket. */
  | { readonly type: 'abort'; readonly ticket: number }
  | { readonly type: 'forget-draft' }
  /** Opens the redirect, or shows the confirmation. */
  | { readonly type: 'succeed' }
  /** Shows the failure and focuses the first invalid field. With `isCaptchaUsed`, the captcha has to be solved again. */
  | { readonly type: 'fail'; readonly failure: FormFailure; readonly isCaptchaUsed: boolean };

export interface Step {
  readonly state: SubmissionState;
  readonly effects: readonly SubmissionEffect[];
}

/** Milliseconds before a call that did not reach the server is repeated (docs/spec.md#runtime-8). */
export const retryDelay = 200;

export const initialState: SubmissionState = {
  phase: 'idle',
  step: 'key',
  ticket: 0,
  key: undefined,
  isKeyUsed: false,
  isUncertain: false,
  isVisitorWarned: false,
  hasRetried: false,
  failure: undefined,
  failures: 0,
  isDetached: false,
};

/** Returns the key to store for a reload: that of a save that is running or may have been saved. */
export const keyToRemember = ({ key, isUncertain, phase, step }: SubmissionState): string | undefined =>
  isUncertain || (phase === 'submitting' && step === 'save') ? key : undefined;

/** Whether a form can be submitted: not while it is being submitted, and not after it was saved. */
export const canSubmit = ({ phase, isDetached }: SubmissionState): boolean =>
  !isDetached && (phase === 'idle' || phase === 'failure');

const unchanged = (state: SubmissionState): Step => ({ state, effects: [] });

/** Starts the next call: the save if there is a key, otherwise the request for one. */
function call(state: SubmissionState, more: Partial<SubmissionState> = {}): Step {
  const { key, ticket: last } = { ...state, ...more };
  const ticket = last + 1;
  const step = key === undefined ? 'key' : 'save';
  return {
    state: { ...state, ...more, phase: 'submitting', failure: undefined, step, ticket },
    effects: [key === undefined ? { type: 'get-key', ticket } : { type: 'save', ticket, key }],
  };
}

function delay(state: SubmissionState): Step {
  const ticket = state.ticket + 1;
  return {
    state: { ...state, step: 'delay', ticket, hasRetried: true },
    effects: [{ type: 'delay', ticket, ms: retryDelay }],
  };
}

function fail(state: SubmissionState, failure: FormFailure): Step {
  // A save sends the answer of the captcha; the upload of files comes before.
  const isCaptchaUsed = state.phase === 'submitting' && state.step !== 'upload';
  return {
    state: { ...state, phase: 'failure', failure, failures: state.failures + 1 },
    effects: state.isDetached ? [] : [{ type: 'fail', failure, isCaptchaUsed }],
  };
}

const withoutKey = { key: undefined, isKeyUsed: false, isUncertain: false, isVisitorWarned: false } as const;

const succeed = (state: SubmissionState): Step => ({
  state: { ...state, ...withoutKey, phase: 'success' },
  effects: [{ type: 'forget-draft' }, ...(state.isDetached ? [] : [{ type: 'succeed' } as const])],
});

function handleKeyResponse(state: SubmissionState, result: CallResult, isOnline: boolean): Step {
  if (!result.ok && isUnreachable(result, isOnline) && !state.hasRetried) return delay(state);
  const key = result.ok ? readKey(result.data) : undefined;
  return key === undefined
    ? fail(state, keyFailure(result, isOnline))
    : call(state, { key, isKeyUsed: false, hasRetried: false });
}

/** Handles a refused key. The server may require a new key after each refused submission. */
function handleRefusedKey(state: SubmissionState, result: CallResult & { ok: false }, isOnline: boolean): Step {
  const isSpent = state.isKeyUsed;
  const renewed = { ...state, ...withoutKey };
  return isSpent && !state.isDetached ? call(renewed) : fail(renewed, saveFailure(result, isOnline));
}

function handleSaveResponse(before: SubmissionState, result: CallResult, isOnline: boolean): Step {
  if (result.ok) return succeed(before);
  if (result.status === 401)
    return before.isUncertain
      ? fail({ ...before, isVisitorWarned: true }, arrivalUnknown(result))
      : handleRefusedKey(before, result, isOnline);
  const state = { ...before, isKeyUsed: true, isUncertain: before.isUncertain || mayBeSaved(result) };
  const canDelay = !state.hasRetried && !state.isDetached;
  return canDelay && isUnreachable(result, isOnline) ? delay(state) : fail(state, saveFailure(result, isOnline));
}

/** A save continues off the page, as the server may have received it. Everything else ends. */
function detach(state: SubmissionState): Step {
  const detached = { ...state, isDetached: true };
  if (state.phase !== 'submitting' || state.step === 'save') return unchanged(detached);
  return {
    state: { ...detached, phase: 'idle', ticket: state.ticket + 1 },
    effects: [{ type: 'abort', ticket: state.ticket }],
  };
}

function removeFieldError(state: SubmissionState, fieldId: string): Step {
  const { failure } = state;
  if (!failure || !Object.hasOwn(failure.fieldErrors, fieldId)) return unchanged(state);
  const { [fieldId]: _, ...fieldErrors } = failure.fieldErrors;
  return unchanged({ ...state, failure: { ...failure, fieldErrors } });
}

function handleResponse(state: SubmissionState, result: CallResult, isOnline: boolean): Step {
  if (state.step === 'delay') return unchanged(state);
  return state.step === 'key'
    ? handleKeyResponse(state, result, isOnline)
    : handleSaveResponse(state, result, isOnline);
}

const isCurrent = (state: SubmissionState, ticket: number): boolean =>
  state.phase === 'submitting' && state.ticket === ticket;

/** Files are uploaded before the key is requested, because a key expires. */
function upload(before: SubmissionState): Step {
  const ticket = before.ticket + 1;
  const state = { ...before, phase: 'submitting', step: 'upload', ticket, failure: undefined } as const;
  return { state, effects: [{ type: 'upload', ticket }] };
}

function submit(before: SubmissionState, problem: FormCode | undefined, hasFiles: boolean | undefined): Step {
  if (!canSubmit(before)) return unchanged(before);
  if (problem) return fail(before, unsentFailure(problem));
  const state = { ...before, hasRetried: false, ...(before.isVisitorWarned && withoutKey) };
  return hasFiles ? upload(state) : call(state);
}

/** Restores a key, unless the form has already got one. */
const restoreKey = (state: SubmissionState, key: unknown): Step =>
  typeof key === 'string' && key !== '' && state.phase === 'idle' && state.key === undefined
    ? unchanged({ ...state, key, isUncertain: true })
    : unchanged(state);

/** Returns the next state and the effects to perform. Never throws; events that do not apply to the state are ignored. */
export function reduce(state: SubmissionState, event: SubmissionEvent): Step {
  switch (event.type) {
    case 'key-restored':
      return restoreKey(state, event.key);
    case 'submit':
      return submit(state, event.problem, event.hasFiles);
    case 'uploaded':
      if (!isCurrent(state, event.ticket) || state.step !== 'upload') return unchanged(state);
      return event.failure ? fail(state, event.failure) : call(state);
    case 'response':
      return isCurrent(state, event.ticket) ? handleResponse(state, event.result, event.isOnline) : unchanged(state);
    case 'delay-ended':
      return isCurrent(state, event.ticket) && state.step === 'delay' ? call(state) : unchanged(state);
    case 'corrected':
      return removeFieldError(state, event.fieldId);
    case 'reset':
      return state.phase === 'submitting'
        ? unchanged(state)
        : unchanged({ ...initialState, ticket: state.ticket, isDetached: state.isDetached });
    case 'detached':
      return detach(state);
    case 'attached':
      return unchanged({ ...state, isDetached: false });
  }
}
