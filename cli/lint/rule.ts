import type { Finding, SkipReason } from '../finding.ts';
import type { KnownElements } from './page/known-elements.ts';
import type { Page } from './page/page.ts';

/** The input of a rule. */
export interface RuleContext {
  readonly page: Page;
  readonly elements: KnownElements;
}

/** A rule: the ID that reports and settings use, and a pure function of a page. */
export interface Rule {
  readonly id: string;
  check(context: RuleContext): readonly Finding[];
  /**
   * Returns why the findings on this page may be wrong; the rule is then reported as skipped. Called only if there are
   * findings, because it may read the whole text.
   */
  skipReason?(page: Page): SkipReason | undefined;
}
