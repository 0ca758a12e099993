/** The options of `serve`. */
export interface ServeOptions {
  /** Relative to the working directory; by default, the examples of this package. */
  readonly dir?: string | undefined;
  /** By default 4173, or the next free port. */
  readonly port?: number | undefined;
  readonly host: string;
  /** Further host names that requests may use. */
  readonly allowHost?: readonly string[] | undefined;
  readonly followSymlinks?: boolean;
  /** Megabytes. */
  readonly bodyLimit: number;
  readonly mockOnly?: boolean;
  readonly readyFile?: string | undefined;
  /** Fault rules as text. */
  readonly fault?: readonly string[] | undefined;
  /** A file with further fault rules. */
  readonly faults?: string | undefined;
  /** Milliseconds or a range of them, as text. */
  readonly latency?: string | undefined;
  readonly scenario?: string | undefined;
  /** By default, a new seed at each start. */
  readonly seed?: number | undefined;
  /** The file that stores the state of the mock API. */
  readonly state?: string | undefined;
  readonly strict?: boolean;
  readonly reload: boolean;
  readonly overlay: boolean;
  /** By default, the examples and docs of this package are prerendered, and other folders are not. */
  readonly prerender?: boolean | undefined;
  readonly json?: boolean;
}
