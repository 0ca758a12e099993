/**
 * Selects the fault of a request by the rules. Rules count requests and use random numbers, so each session has its
 * own matcher.
 */
import type { Fault, FaultCondition, FaultRule } from './fault.ts';

/** Matches a whole path; `*` matches any text. Finds each text between stars once: a regular expression would backtrack. */
export function pathMatches(pattern: string, path: string): boolean {
  const [start = '', ...between] = pattern.split('*');
  const end = between.pop();
  if (end === undefined) return path === start;
  if (!path.startsWith(start)) return false;
  let at = start.length;
  for (const text of between) {
    const found = path.indexOf(text, at);
    if (found < 0) return false;
    at = found + text.length;
  }
  return path.length - end.length >= at && path.endsWith(end);
}

const matches = ({ method, path }: FaultRule, request: { readonly method: string; readonly path: string }): boolean =>
  (method === '*' || method === request.method) && pathMatches(path, request.path);

function isDue(when: FaultCondition, count: number, random: () => number): boolean {
  switch (when.kind) {
    case 'always':
      return true;
    case 'rate':
      return random() < when.chance;
    case 'every':
      return count % when.n === 0;
    case 'first':
      return count <= when.n;
    case 'after':
      return count > when.n;
  }
}

/**
 * Returns a function from a request to its fault. Each rule that matches counts the request, and the first one that is
 * due is used.
 */
export function createFaultMatcher(
  rules: readonly FaultRule[],
  random: () => number,
): (request: { readonly method: string; readonly path: string }) => Fault | undefined {
  const counted = rules.map((rule) => ({ rule, count: 0 }));
  return (request) => {
    const due = counted.filter((entry) => {
      if (!matches(entry.rule, request)) return false;
      entry.count += 1;
      return isDue(entry.rule.when, entry.count, random);
    });
    return due[0]?.rule.fault;
  };
}
