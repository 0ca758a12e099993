/** The steps of the JSON reader: what each token means after those before it, and how reading goes on after a fault. */
import { isPrototypeKey } from './count-keys.ts';
import type { DuplicateKey, JsonNode, Key, Members, PlacedKey, Range } from './json-reading.ts';
import type { ExpectedToken, Frame, State } from './json-state.ts';
import { textOfToken, valueOfToken } from './token-value.ts';
import { type JsonFault, shortened, type Token } from './tokens.ts';

/** The number of tokens after which reading is certainly in step with the text again. */
export const settledAfter = 3;

/** Adds a fault whose text can be read. */
export const addFault = (state: State, fault: JsonFault): void =>
  void (state.settled < settledAfter ? state.pending : state.faults).push(fault);

export const faultAt = (code: JsonFault['code'], { start, end, text }: Token, args?: JsonFault['args']): JsonFault => ({
  code,
  args: { found: shortened(text), ...args },
  start,
  end,
});

/** Adds a fault that the next tokens may follow from. A token that is itself invalid has already been reported. */
export function addBreak(state: State, code: JsonFault['code'], token: Token): void {
  if (state.settled >= settledAfter && !token.fault) state.faults.push(faultAt(code, token));
  state.pending = [];
  state.settled = 0;
}

/** Reports a token that cannot be read, and skips text until the next separator, which may be this token. */
function skipFrom(state: State, code: JsonFault['code'], token: Token): void {
  addBreak(state, code, token);
  state.joined = undefined;
  state.comma = undefined;
  state.depth = 0;
  state.expected = 'separator';
  steps.separator(state, token);
  // A comma that is itself the fault is not a trailing comma as well.
  state.comma = undefined;
}

/** Sets a property, never the prototype. An assignment takes a fraction of the time of a definition. */
function setProperty(object: object, key: Key, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
  // Objects and lists take any key.
  else (object as Record<Key, unknown>)[key] = value;
}

/** Adds a value to the object or list that contains it. Returns its key there. */
function place(state: State, node: JsonNode): Key {
  const frame = state.frames.at(-1);
  const name = state.joined?.name ?? frame?.key?.name ?? frame?.members.size ?? '';
  frame?.members.set(name, node);
  if (frame && node.value !== undefined) setProperty(frame.value, name, node.value);
  state.root ??= node;
  return name;
}

const rangeOf = ({ start, end }: Range): Range => ({ start, end });

function nodeOf(state: State, { start, end }: Token, value: unknown, members?: Members): JsonNode {
  const key = state.frames.at(-1)?.key;
  return { start, end, value, ...(key && { key: rangeOf(key) }), ...(members && { members }) };
}

function afterValue(state: State): void {
  state.comma = undefined;
  state.expected = 'comma';
  state.isDone = state.frames.length === 0;
}

function open(state: State, token: Token): void {
  const members: Members = new Map();
  const isObject = token.type === '{';
  const value = isObject ? {} : [];
  const node = nodeOf(state, token, value, members);
  const name = place(state, node);
  const close = isObject ? '}' : ']';
  state.frames.push({ node, members, value, close, name, key: undefined });
  state.open[close] += 1;
  state.comma = undefined;
  state.expected = isObject ? 'key' : 'value';
}

function close(state: State, token: Token): void {
  if (state.comma) addFault(state, faultAt('json-trailing-comma', state.comma));
  const frame = state.frames.pop();
  if (frame) {
    frame.node.end = token.end;
    state.open[frame.close] -= 1;
  }
  state.closed = frame;
  afterValue(state);
}

const beginsContainer = ({ type }: Token): boolean => type === '{' || type === '[';
const isScalar = ({ type }: Token): boolean => type === 'string' || type === 'value';
const beginsValue = (token: Token): boolean => beginsContainer(token) || isScalar(token);

/** `[]`, or a trailing comma; not after `+`. */
const endsArray = ({ frames, last }: State, { type }: Token): boolean =>
  type === ']' && frames.at(-1)?.close === ']' && last?.type !== 'join';

function addScalar(state: State, token: Token): void {
  const before = state.joined?.node;
  const value = valueOfToken(token);
  const node = nodeOf(state, token, before ? `${before.value}${value}` : value);
  place(state, before ? { ...node, start: before.start } : node);
  state.joined = undefined;
  afterValue(state);
}

const beginsExpression = ({ type, text }: Token): boolean => type === 'name' || /^[-!~(]/.test(text);

function onValue(state: State, token: Token): void {
  if (beginsContainer(token)) open(state, token);
  else if (isScalar(token)) addScalar(state, token);
  else if (endsArray(state, token)) close(state, token);
  else skipFrom(state, beginsExpression(token) ? 'json-expression' : 'json-value-expected', token);
}

/** The longest path of a key, in keys and in characters. */
const longestPath = { keys: 100, characters: 1000 };

/** Returns the path of the value that is being read, cut where it gets too long: many keys may have a long path. */
function currentPath({ frames }: State): readonly Key[] {
  const path: Key[] = [];
  let characters = 0;
  for (let at = 1; at < frames.length && at <= longestPath.keys; at++) {
    const name = frames[at]?.name ?? '';
    characters += String(name).length;
    if (characters > longestPath.characters) break;
    path.push(name);
  }
  return path;
}

function placedKey(state: State, name: string, { start, end }: Token): PlacedKey {
  const path = currentPath(state);
  const isWhole = path.length === state.frames.length - 1;
  return { name, path: isWhole ? [...path, name] : path, start, end };
}

function duplicateKey(state: State, name: string, token: Token, before: JsonNode): DuplicateKey {
  const placed = placedKey(state, name, token);
  const isWhole = placed.path.length === state.frames.length;
  const label = (isWhole ? placed.path : [...placed.path, '…', name]).join('.');
  return { ...placed, label, first: before.key ?? rangeOf(before) };
}

function keep(state: State, { members }: Frame, token: Token): Frame['key'] {
  const name = textOfToken(token);
  const before = members.get(name);
  // A repeated prototype key has one problem: the advice is to delete it in any case.
  if (isPrototypeKey(name)) state.prototypeKeys.push(placedKey(state, name, token));
  else if (before) state.duplicates.push(duplicateKey(state, name, token, before));
  return { name, ...rangeOf(token) };
}

function onKey(state: State, token: Token): void {
  const frame = state.frames.at(-1);
  const isBare = token.type === 'name' || token.type === 'value';
  if (token.type === '}') {
    close(state, token);
  } else if (frame && (isBare || token.type === 'string')) {
    if (isBare && !token.fault)
      addFault(state, faultAt('json-bare-key', token, { instead: JSON.stringify(token.text) }));
    frame.key = keep(state, frame, token);
    state.expected = 'colon';
  } else {
    skipFrom(state, token.text.startsWith('...') ? 'json-expression' : 'json-key-expected', token);
  }
}

/** A value or `=` in place of the colon shows what was meant; its value is read. */
function onColon(state: State, token: Token): void {
  const isMeant = token.text === '=' || beginsValue(token);
  if (token.type !== ':' && !isMeant) {
    skipFrom(state, 'json-colon-expected', token);
    return;
  }
  state.expected = 'value';
  if (token.type === ':') return;
  addBreak(state, 'json-colon-expected', token);
  if (token.text !== '=') steps.value(state, token);
}

function expectEntry(state: State, { close }: Frame, comma: Token | undefined): void {
  state.comma = comma;
  state.expected = close === '}' ? 'key' : 'value';
}

/** Reports a comma that is probably missing between two entries. */
function missingComma(state: State, frame: Frame, token: Token): void {
  addBreak(state, 'json-comma-expected', token);
  expectEntry(state, frame, undefined);
  steps[state.expected](state, token);
}

/** Returns the key or index of the value read last. */
const lastName = ({ members, key }: Frame): Key => key?.name ?? members.size - 1;

function join(state: State, frame: Frame, token: Token): void {
  addFault(state, faultAt('json-join', token));
  const name = lastName(frame);
  const node = frame.members.get(name);
  state.joined = node && { name, node };
  state.expected = 'value';
}

const isForgottenComma = ({ close }: Frame, token: Token): boolean =>
  close === '}' ? token.type === 'string' : beginsValue(token);

/** The value before an operator is only a part of an expression, so it is removed. */
function skipExpression(state: State, frame: Frame, token: Token): void {
  const name = lastName(frame);
  frame.members.delete(name);
  Reflect.deleteProperty(frame.value, name);
  skipFrom(state, 'json-expression', token);
}

const beginsOperator = ({ type, text }: Token): boolean => type === 'join' || /^[-.*/%<>=!?&|^(]/.test(text);

function onComma(state: State, token: Token): void {
  const frame = state.frames.at(-1);
  if (!frame) return;
  if (token.type === frame.close) close(state, token);
  else if (token.type === ',') expectEntry(state, frame, token);
  else if (token.type === 'join' && state.last?.type === 'string') join(state, frame, token);
  else if (isForgottenComma(frame, token)) missingComma(state, frame, token);
  else if (!isScalar(token) && beginsOperator(token)) skipExpression(state, frame, token);
  else skipFrom(state, 'json-comma-expected', token);
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Closes all values up to the one that the bracket belongs to. Another bracket is skipped. */
function closeOuter(state: State, token: Token): void {
  if ((token.type !== '}' && token.type !== ']') || state.open[token.type] === 0) return;
  while (state.frames.at(-1)?.close !== token.type) close(state, token);
  close(state, token);
}

function onSeparator(state: State, token: Token): void {
  const { type, text } = token;
  const frame = state.frames.at(-1);
  const isClosing = type === '}' || type === ']';
  if (state.depth === 0 && isClosing) closeOuter(state, token);
  else if (state.depth === 0 && type === ',' && frame) expectEntry(state, frame, token);
  else if (beginsContainer(token)) state.depth += 1;
  else if (isClosing) state.depth -= 1;
  else if (type === 'unknown') state.depth = Math.max(0, state.depth + count(text, '(') - count(text, ')'));
}

export const steps: Readonly<Record<ExpectedToken, (state: State, token: Token) => void>> = {
  value: onValue,
  key: onKey,
  colon: onColon,
  comma: onComma,
  separator: onSeparator,
};
