/**
 * Selects the fault of a request by the rules. Rules count requests and use random numbers, so each session has its
 * own matcher.
 */
import type { Fault, FaultCondition, FaultRule } from './fault.ts';

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Matches a whole path; `*` matches any text. */
export const pathMatches = (pattern: string, path: string): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '.*')}$`, 's').test(path);

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
