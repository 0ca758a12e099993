import type { Fix, Problem } from '../../core/model/finding.ts';
import type { SkipReason } from '../skipped-rule.ts';
import type { KnownElements } from './page/known-elements.ts';
import type { Page, Range } from './page/page.ts';

/** A problem and the part of the page that has it. */
export type Finding = Problem & Range & { readonly fix?: Fix };

/** What a rule may look at. */
export interface RuleContext {
  readonly page: Page;
  readonly elements: KnownElements;
}

/** A rule: an id that people meet in reports, and a pure function over a page. */
export interface Rule {
  readonly id: string;
  check(subject: RuleContext): readonly Finding[];
  /**
   * Why the findings on this page may be wrong: then the rule is reported as skipped instead. Called only where there are
   * findings, as it may read the whole text.
   */
  skipReason?(page: Page): SkipReason | undefined;
}
