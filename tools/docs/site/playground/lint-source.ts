/** Lints the source of the playground. In a separate module, because the linter is larger than the editor. */
import './no-eval.ts';
import { type LintFinding, lint } from '../../../../cli/lint.ts';

export type Finding = LintFinding;

/** Returns the findings of a source, the most severe first on each position. Does not throw for any text. */
export const lintSource = (text: string): readonly Finding[] => lint([{ path: 'playground.html', text }]).findings;
