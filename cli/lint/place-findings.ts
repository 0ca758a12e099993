import type { PlacedFinding } from '../../core/model/finding.ts';
import { positionAt, type Source } from '../text/source.ts';
import type { Finding } from './rule.ts';

/** Adds places to what a rule says. */
export function findingPlacer({ file, text }: Source): (rule: string) => (located: Finding) => PlacedFinding {
  const at = positionAt(text);
  return (rule) =>
    ({ start, end, ...problem }) => ({ ...problem, rule, file, start: at(start), end: at(end) });
}
