/**
 * Counts the keys in a text that is valid JSON: strings followed by a colon. Fast enough for every file, so that the
 * slower search for duplicates runs only if there are some.
 */
function keysInText(text: string): number {
  let count = 0;
  let at = text.indexOf('"');
  while (at >= 0) {
    const end = stringEnd(text, at + 1);
    let next = end + 1;
    while (text.charCodeAt(next) <= 32) next++;
    if (text[next] === ':') count++;
    at = text.indexOf('"', end + 1);
  }
  return count;
}

/** Returns the offset of the quote that closes a string: the first one after an even number of backslashes. */
function stringEnd(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - backslashes - 1] === '\\') backslashes++;
  return backslashes % 2 === 1;
}

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/**
 * Whether JavaScript treats the key specially: code that copies it changes a prototype. Comparisons, because
 * a set takes longer, and every key of every file is tested.
 */
export const isPrototypeKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** Counts the keys of all objects in a value. Returns NaN if one of them is a prototype key. */
function keysInValue(value: unknown): number {
  let count = 0;
  const open = isContainer(value) ? [value] : [];
  while (open.length > 0) {
    const value = open.pop();
    if (Array.isArray(value)) {
      for (const member of value) if (isContainer(member)) open.push(member);
      continue;
    }
    for (const key in value) {
      if (isPrototypeKey(key)) return Number.NaN;
      count++;
      const member = value[key];
      if (isContainer(member)) open.push(member);
    }
  }
  return count;
}

/** Whether an object in the text has a duplicate key or a prototype key. `value` is the result of JSON.parse for the text. */
export const hasUnusualKeys = (text: string, value: unknown): boolean => keysInText(text) !== keysInValue(value);
