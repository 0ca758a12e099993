import type { MessageArgs, Severity } from '../../core/model/finding.ts';

/** The options of a page: facts that its markup does not contain. */
export interface PrerenderOptions {
  /** The URL of the page, against which relative URLs are resolved. Without it they count as URLs of the page's own server. */
  readonly url?: string;
  /** The site context; by default the one in the page. */
  readonly context?: unknown;
  /**
   * Where the styles of the shadow roots are: in each one, by default, or in the file `prerendered.css` of the package, to which each
   * one links.
   */
  readonly styles?: 'inline' | 'link';
  /** The URL of `prerendered.css`; by default, beside the script of this package in the page. */
  readonly stylesUrl?: string;
  /** The nonce of the page's Content Security Policy, for `<style>`, `<script>` and the links. */
  readonly nonce?: string;
  /**
   * Whether to write `modulepreload` lines with integrity for the files that the page needs at once; true by default. They are written
   * for scripts from a folder named `site-elements` or after the version, whose files must be those of this package.
   */
  readonly preload?: boolean;
  /**
   * Whether to replace each `<site-experiment>` by the variant that the site context assigns, for a server that writes a page for each
   * visitor; false by default.
   */
  readonly experiments?: boolean;
}

/** An element that was not prerendered, or a value that it ignores. */
export interface PrerenderFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly args: MessageArgs;
  readonly message: string;
  /** How to fix the problem. */
  readonly help: string;
  /** The offsets of the element's start tag in the page, which has its variants already; the end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** A page with the shadow roots of its elements. */
export interface PrerenderedPage {
  readonly html: string;
  readonly findings: readonly PrerenderFinding[];
  /** The number of its elements that are prerendered. */
  readonly elementCount: number;
  /** The hashes of its inline styles, `sha256-…`, for `style-src` of a Content Security Policy without `unsafe-inline`. */
  readonly styleHashes: readonly string[];
  /** Those of its inline scripts, for `script-src`. */
  readonly scriptHashes: readonly string[];
}

/** The options of a page that a server streams. */
export interface PrerenderStreamOptions extends Omit<PrerenderOptions, 'preload'> {
  /** Called for each finding, after the page has ended. */
  readonly onFinding?: (finding: PrerenderFinding) => void;
}
