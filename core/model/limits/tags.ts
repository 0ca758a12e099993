import type { Problem } from '../finding.ts';
import { limitProblems } from './limits.ts';

/** A problem of one value of a list, by its index. */
export interface ListProblem extends Problem {
  readonly path: readonly [number];
}

const duplicate = (tag: string, tagType: string): Problem => ({
  code: 'tag-duplicate',
  severity: 'warn',
  args: { tagType, val: tag },
});

/** Returns the problems of the tags or categories of an item: too long, or duplicates (docs/spec.md#widgets-5 and docs/spec.md#widgets-9). */
export function tagProblems(tags: readonly string[], tagType: 'tag' | 'category'): readonly ListProblem[] {
  const seen = new Set<string>();
  return tags.flatMap((tag, at) => {
    const repeated = seen.has(tag) ? [duplicate(tag, tagType)] : [];
    seen.add(tag);
    return [...limitProblems(`${tagType}-length`, tag.length), ...repeated].map(
      (problem): ListProblem => ({ ...problem, path: [at] }),
    );
  });
}
