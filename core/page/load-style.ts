import { type FileKind, loadFile, type RemovableOptions } from './load-file.ts';
import { unclobber } from './unclobber.ts';

export type { LoadFailure, LoadOptions, RemovableOptions } from './load-file.ts';

const style: FileKind = {
  name: 'style',
  // A policy may use one nonce for scripts and styles.
  nonces: 'style[nonce], link[nonce], script[nonce]',
  make: (document, href) => Object.assign(unclobber(document).createElement('link'), { rel: 'stylesheet', href }),
};

/**
 * Loads a stylesheet of a third party once for the page, such as that of a font service (docs/spec.md#runtime-7).
 * Resolves when it is in effect. Rejects with a {@link LoadFailure} when the URL is not https, when consent is missing,
 * after the time-out, or when it cannot be loaded; the next call then loads it again. When the `signal` aborts, the stylesheet is removed.
 */
export const loadStyle = (address: string, options: RemovableOptions = {}): Promise<void> =>
  loadFile(style, address, options);
