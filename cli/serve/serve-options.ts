/** The options of `serve`. */
export interface ServeOptions {
  /** Relative to the working directory; absent for the examples of this package. */
  readonly dir?: string | undefined;
  /** Absent: 4173 or the next free one. */
  readonly port?: number | undefined;
  readonly host: string;
  /** Further host names that requests may use. */
  readonly allowHost?: readonly string[] | undefined;
  readonly followSymlinks: boolean;
  /** Megabytes. */
  readonly bodyLimit: number;
  readonly mockOnly: boolean;
  readonly readyFile?: string | undefined;
  /** Fault rules as text. */
  readonly fault?: readonly string[] | undefined;
  /** A file with more of them. */
  readonly faults?: string | undefined;
  /** Milliseconds or a range of them, as text. */
  readonly latency?: string | undefined;
  readonly scenario?: string | undefined;
  /** Absent: a new one at each start. */
  readonly seed?: number | undefined;
  /** The file that keeps what the mock API remembers. */
  readonly state?: string | undefined;
  readonly strict: boolean;
  readonly reload: boolean;
  readonly overlay: boolean;
  readonly json: boolean;
}
