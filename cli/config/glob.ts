/**
 * Matches paths against the globs of settings. The work of minimatch is bounded; matchers that translate globs to
 * regular expressions can take exponential time.
 */
import { compileGlob } from './compile-glob.ts';

/** Returns a function that tests whether a path, with `/` between its segments, matches a glob. Dot files match too. */
export function globMatcher(globs: readonly string[]): (path: string) => boolean {
  const tests = globs.map((glob) => {
    // A `!` before a parenthesis begins a group.
    const [, negations = '', rest = ''] = /^(!*(?!\())(?:\.\/)?(.*)$/s.exec(glob) ?? [];
    // A backslash escapes a character on every system.
    const matcher = compileGlob(rest, { dot: true, nocomment: true, nonegate: true, platform: 'linux' });
    return (path: string): boolean => matcher !== undefined && matcher.match(path) !== (negations.length % 2 === 1);
  });
  return (path) => tests.some((test) => test(path));
}
