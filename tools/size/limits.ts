/** A part of what a page loads. KB are 1024 bytes after `gzip -9`. */
export interface Limit {
  readonly name: string;
  /** Files of `dist/cdn/<version>`, measured together. */
  readonly files: readonly string[];
  readonly kb: number;
}

const element = (name: string, kb: number): Limit => ({ name, files: [`site-${name}.js`], kb });

const base = ['react.js', 'bridge.js'];

/** Architecture, "Budgets". */
export const limits: readonly Limit[] = [
  { name: 'base', files: base, kb: 70.5 },
  { name: 'loader', files: ['site.js'], kb: 1 },
  { name: 'page runtime', files: ['page.js', 'site-page.js'], kb: 8 },
  { name: 'English words', files: ['words.js'], kb: 2.5 },
  element('gallery', 9),
  // Its view is a chunk of its own: a gallery loads that alone.
  { name: 'lightbox', files: ['site-lightbox.js', 'lightbox.js'], kb: 8 },
  element('form', 8),
  element('cookie-banner', 3.5),
  // The architecture says 2.5; the facade with its consent question, embed parsing and own texts is not there yet.
  element('video', 3.75),
  element('map', 2.5),
  element('dialog', 2),
  element('cart-indicator', 1.5),
];

/** Chunks that rollup makes of what some elements share; each must be worth its request. */
export const sharedKb = 4.25;

/** What a page loads only when it needs it, the player on the click that plays: listed beside the sum (architecture, "Budgets"). */
export const beside: readonly Limit[] = [
  { name: 'sanitizer', files: ['sanitizer.js'], kb: 12 },
  { name: 'video player', files: ['VideoPlayer.js'], kb: 4 },
];

/** All parts above and the shared chunks, without what stands beside. */
export const totalKb = 118;

/** The slim build, whose elements are the same: `react.js` is Preact in it. */
export const slimBase: Limit = { name: 'slim base', files: base, kb: 10.5 };
export const slimTotalKb = 58;
