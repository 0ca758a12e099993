import type { Finding } from '../../core/model/finding.ts';
import { positionAt, type Source } from '../text/source.ts';
import type { Located } from './rule.ts';

/** Adds places to what a rule says. */
export function placed({ file, text }: Source): (rule: string) => (located: Located) => Finding {
  const at = positionAt(text);
  return (rule) =>
    ({ start, end, ...problem }) => ({ ...problem, rule, file, start: at(start), end: at(end) });
}
