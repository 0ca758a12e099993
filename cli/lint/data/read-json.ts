/**
 * Reads JSON with the range of every key and value. Recovers from a syntax error where the intended JSON is clear, so that
 * each error is reported once. Not recursive, so that deep nesting cannot overflow the stack.
 */
import { type JsonFault, shortened, type Token, tokensOf } from './tokens.ts';

/** Offsets of the text, the end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

type Key = string | number;
type Members = Map<Key, JsonNode>;

/** A value in the text. Of two members with one key the later one counts, as in JSON.parse. */
export interface JsonNode extends Range {
  end: number;
  readonly key?: Range;
  readonly members?: Members;
}

/** A key that its object already has. */
export interface DuplicateKey extends Range {
  readonly path: readonly Key[];
  /** The previous member with the key. */
  readonly first: Range;
}

export interface JsonReading {
  readonly root: JsonNode | undefined;
  /** Sorted by position. */
  readonly faults: readonly JsonFault[];
  readonly duplicates: readonly DuplicateKey[];
  /** The offset at which the value ends or reading stopped. */
  readonly end: number;
}

/** An object or array that is being read. */
interface Frame {
  readonly node: JsonNode;
  readonly members: Members;
  readonly close: '}' | ']';
  /** Its key or index in the frame around it. */
  readonly name: Key;
  /** The key whose value comes next. */
  key: (Range & { readonly name: string }) | undefined;
}

type ExpectedToken = 'value' | 'key' | 'colon' | 'comma';

interface State {
  readonly faults: JsonFault[];
  readonly duplicates: DuplicateKey[];
  readonly frames: Frame[];
  root: JsonNode | undefined;
  expected: ExpectedToken;
  /** The comma just read. */
  comma: Token | undefined;
  last: Token | undefined;
  isDone: boolean;
}

const addFault = (state: State, code: JsonFault['code'], { start, end, text }: Token, args?: JsonFault['args']): void =>
  void state.faults.push({ code, args: { found: shortened(text), ...args }, start, end });

/** Stops reading. A token that is itself invalid has already been reported. */
function giveUp(state: State, code: JsonFault['code'], token: Token): void {
  if (!token.fault) addFault(state, code, token);
  state.isDone = true;
}

/** Adds a value to the object or list that contains it. Returns its key there. */
function place(state: State, node: JsonNode): Key {
  const frame = state.frames.at(-1);
  const name = frame?.key?.name ?? frame?.members.size ?? '';
  frame?.members.set(name, node);
  state.root ??= node;
  return name;
}

const rangeOf = ({ start, end }: Range): Range => ({ start, end });

function nodeOf(state: State, { start, end }: Token, members?: Members): JsonNode {
  const key = state.frames.at(-1)?.key;
  return { start, end, ...(key && { key: rangeOf(key) }), ...(members && { members }) };
}

function afterValue(state: State): void {
  state.comma = undefined;
  state.expected = 'comma';
  state.isDone = state.frames.length === 0;
}

function open(state: State, token: Token): void {
  const members: Members = new Map();
  const node = nodeOf(state, token, members);
  const name = place(state, node);
  const isObject = token.type === '{';
  state.frames.push({ node, members, close: isObject ? '}' : ']', name, key: undefined });
  state.comma = undefined;
  state.expected = isObject ? 'key' : 'value';
}

function close(state: State, token: Token): void {
  if (state.comma) addFault(state, 'json-trailing-comma', state.comma);
  const frame = state.frames.pop();
  if (frame) frame.node.end = token.end;
  afterValue(state);
}

const beginsContainer = ({ type }: Token): boolean => type === '{' || type === '[';
const isScalar = ({ type }: Token): boolean => type === 'string' || type === 'value';
const beginsValue = (token: Token): boolean => beginsContainer(token) || isScalar(token);

/** `[]`, or a trailing comma; not after `+`. */
const endsArray = ({ frames, last }: State, { type }: Token): boolean =>
  type === ']' && frames.at(-1)?.close === ']' && last?.type !== 'join';

function onValue(state: State, token: Token): void {
  if (beginsContainer(token)) {
    open(state, token);
  } else if (isScalar(token)) {
    place(state, nodeOf(state, token));
    afterValue(state);
  } else if (endsArray(state, token)) {
    close(state, token);
  } else {
    giveUp(state, token.type === 'name' ? 'json-expression' : 'json-value-expected', token);
  }
}

/** The decoded name of a key; the text itself if it is not valid JSON. */
function nameOf({ type, text, fault }: Token): string {
  if (type !== 'string' || fault) return text.replace(/^['"`]|['"`]$/g, '');
  const name: unknown = JSON.parse(text);
  return String(name);
}

function keep(state: State, { members }: Frame, token: Token): Frame['key'] {
  const name = nameOf(token);
  const before = members.get(name);
  if (before) {
    const path = [...state.frames.slice(1).map((outer) => outer.name), name];
    state.duplicates.push({ path, first: before.key ?? rangeOf(before), ...rangeOf(token) });
  }
  return { name, ...rangeOf(token) };
}

function onKey(state: State, token: Token): void {
  const frame = state.frames.at(-1);
  const isBare = token.type === 'name' || token.type === 'value';
  if (token.type === '}') {
    close(state, token);
  } else if (frame && (isBare || token.type === 'string')) {
    if (isBare && !token.fault) addFault(state, 'json-bare-key', token, { instead: JSON.stringify(token.text) });
    frame.key = keep(state, frame, token);
    state.expected = 'colon';
  } else {
    giveUp(state, 'json-key-expected', token);
  }
}

function onColon(state: State, token: Token): void {
  if (token.type === ':') state.expected = 'value';
  else giveUp(state, 'json-colon-expected', token);
}

function expectEntry(state: State, { close }: Frame, comma: Token | undefined): void {
  state.comma = comma;
  state.expected = close === '}' ? 'key' : 'value';
}

/** Reports a comma that is probably missing between two entries. */
function missingComma(state: State, frame: Frame, token: Token): void {
  addFault(state, 'json-comma-expected', token);
  expectEntry(state, frame, undefined);
  steps[state.expected](state, token);
}

function join(state: State, token: Token): void {
  addFault(state, 'json-join', token);
  state.expected = 'value';
}

const isForgottenComma = ({ close }: Frame, token: Token): boolean =>
  close === '}' ? token.type === 'string' : beginsValue(token);

function onComma(state: State, token: Token): void {
  const frame = state.frames.at(-1);
  if (!frame) return;
  if (token.type === frame.close) close(state, token);
  else if (token.type === ',') expectEntry(state, frame, token);
  else if (token.type === 'join' && state.last?.type === 'string') join(state, token);
  else if (isForgottenComma(frame, token)) missingComma(state, frame, token);
  else giveUp(state, 'json-comma-expected', token);
}

const steps: Readonly<Record<ExpectedToken, (state: State, token: Token) => void>> = {
  value: onValue,
  key: onKey,
  colon: onColon,
  comma: onComma,
};

/** Reads the value that begins at an offset of the text, and ignores the text after it. Never throws. */
export function readJson(text: string, from = 0): JsonReading {
  const state: State = {
    faults: [],
    duplicates: [],
    frames: [],
    root: undefined,
    expected: 'value',
    comma: undefined,
    last: undefined,
    isDone: false,
  };
  const next = tokensOf(text, from);
  while (!state.isDone) {
    const token = next();
    if (token.fault) state.faults.push(token.fault);
    if (token.type === 'comment') continue;
    if (token.type === 'end' || token.fault?.code === 'json-string-end') giveUp(state, 'json-unclosed', token);
    else steps[state.expected](state, token);
    state.last = token;
  }
  const { root, faults, duplicates, last } = state;
  return { root, faults: faults.sort((a, b) => a.start - b.start), duplicates, end: last?.end ?? from };
}
