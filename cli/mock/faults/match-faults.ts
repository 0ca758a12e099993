/** Which fault a request gets by the rules: they count and throw dice, so one plan belongs to one server. */
import type { Fault, FaultRule, When } from './fault.ts';

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Matches a whole path; `*` matches any text. */
export const pathMatches = (pattern: string, path: string): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '.*')}$`, 's').test(path);

const matches = ({ method, path }: FaultRule, request: { readonly method: string; readonly path: string }): boolean =>
  (method === '*' || method === request.method) && pathMatches(path, request.path);

function isDue(when: When, count: number, random: () => number): boolean {
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

/** A function from a request to its fault: every rule that matches counts it, the first that is due wins. */
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
