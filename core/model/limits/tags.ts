import type { Problem } from '../finding.ts';
import { limitProblems } from './limits.ts';

/** A problem of one value of a list, by its index. */
export interface ListProblem extends Problem {
  readonly path: readonly [number];
}

const repeated = (tag: string, at: number, tags: readonly string[], tagType: string): readonly Problem[] =>
  tags.indexOf(tag) < at ? [{ code: 'tag-duplicate', severity: 'warn', args: { tagType, val: tag } }] : [];

/** Returns the problems of the tags or categories of an item: too long, or duplicates (docs/spec.md#widgets-5 and docs/spec.md#widgets-9). */
export const tagProblems = (tags: readonly string[], tagType: 'tag' | 'category'): readonly ListProblem[] =>
  tags.flatMap((tag, at) =>
    [...limitProblems(`${tagType}-length`, tag.length), ...repeated(tag, at, tags, tagType)].map(
      (problem): ListProblem => ({ ...problem, path: [at] }),
    ),
  );
