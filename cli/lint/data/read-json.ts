/**
 * Reads JSON with the range of every key and value. Recovers from syntax errors, so that each is reported once and the
 * rest of the text is read. Not recursive, so that deep nesting cannot overflow the stack.
 */
import type { JsonReading } from './json-reading.ts';
import type { Frame, State } from './json-state.ts';
import { addBreak, addFault, faultAt, settledAfter, steps } from './json-steps.ts';
import { type Token, tokensOf } from './tokens.ts';

export type { JsonNode, JsonReading, PlacedKey, Range } from './json-reading.ts';

/** Whether more keys follow a bracket, which therefore closes the whole object too early. */
function isFollowedByKey(text: string, end: number): boolean {
  const next = tokensOf(text, end);
  return next().type === ',' && next().type === 'string' && next().type === ':';
}

function reopen(state: State, frame: Frame, token: Token): void {
  // Closing an inner value may already be the fault.
  if (state.settled >= settledAfter) addFault(state, faultAt('json-early-end', token));
  state.frames.push(frame);
  state.open[frame.close] += 1;
  state.expected = 'comma';
  state.isDone = false;
}

/** Counts a token that could be read. */
function settle(state: State): void {
  if (state.settled >= settledAfter) return;
  state.settled += 1;
  if (state.settled === settledAfter) state.faults.push(...state.pending);
}

/** Reports the end of the text, unless it may follow from a fault before it. */
function onEnd(state: State, token: Token): void {
  if (state.faults.length === 0 && state.settled < settledAfter) state.settled = settledAfter;
  addBreak(state, state.last ? 'json-unclosed' : 'json-empty', token);
  state.isDone = true;
}

function readToken(state: State, token: Token): void {
  const { fault } = token;
  const isSkipped = state.expected === 'separator';
  if (fault?.code === 'json-string-end' && !isSkipped) {
    if (state.settled >= settledAfter) state.faults.push(fault);
    addBreak(state, fault.code, token);
  } else if (fault && !isSkipped) {
    addFault(state, fault);
  }
  if (token.type === 'comment') return;
  if (token.type === 'end') onEnd(state, token);
  else steps[state.expected](state, token);
  if (state.expected !== 'separator') settle(state);
  state.last = token;
}

/** A statement ends there, so the rest of a script is not the value. */
const endsStatement = ({ expected, depth }: State, { text }: Token): boolean =>
  expected === 'separator' && depth === 0 && text.startsWith(';');

const startState = (): State => ({
  faults: [],
  pending: [],
  settled: settledAfter,
  duplicates: [],
  prototypeKeys: [],
  frames: [],
  open: { '}': 0, ']': 0 },
  root: undefined,
  expected: 'value',
  depth: 0,
  comma: undefined,
  joined: undefined,
  last: undefined,
  closed: undefined,
  isDone: false,
});

/**
 * Reads the value at the start of a text. In a `file` the value is all of the text; in a `script` other code may follow,
 * which is ignored. Never throws.
 */
export function readJson(text: string, within: 'file' | 'script' = 'file'): JsonReading {
  const state = startState();
  const next = tokensOf(text, 0);
  while (!state.isDone) {
    const token = next();
    readToken(state, token);
    const { closed, root } = state;
    if (within === 'script') state.isDone ||= endsStatement(state, token);
    else if (state.isDone && closed?.node === root && closed?.close === '}' && isFollowedByKey(text, token.end))
      reopen(state, closed, token);
  }
  const { root, faults, pending, duplicates, prototypeKeys, last, frames } = state;
  const isClosed = root !== undefined && frames.length === 0;
  return {
    root,
    faults: [...faults, ...(isClosed ? pending : [])].sort((a, b) => a.start - b.start),
    duplicates,
    prototypeKeys,
    end: last?.end ?? 0,
    isClosed,
  };
}
