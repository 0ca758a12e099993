/** The report of a failure that the server gets. */
export interface FailureReport {
  /** `site` for errors of the page's own scripts. */
  readonly app: 'site-elements' | 'site';
  /** The failure's code, and the engine's message about its cause. */
  readonly message: string;
  readonly stack?: string;
  /** Without its query. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** How often it has occurred since its last report, if more than once. */
  readonly count?: number;
}
