import { type FileKind, type LoadOptions, loadFile } from './load-file.ts';
import { trustedSinks } from './trusted-types.ts';
import { unclobber } from './unclobber.ts';

export type { LoadFailure, LoadOptions } from './load-file.ts';

const script: FileKind = {
  name: 'script',
  nonces: 'script[nonce]',
  make: (document, url) => {
    const tag = unclobber(document).createElement('script');
    tag.async = true;
    trustedSinks(document).setScriptUrl(tag, url);
    return tag;
  },
};

/**
 * Loads a script once for the page, for all callers; the first caller's options count, and every caller's `test`.
 * Resolves when it has run. Rejects with a {@link LoadFailure} when the URL is not https, when consent is missing,
 * after the time-out, when it cannot be loaded, or when `test` still returns false; the next call then loads it again.
 */
export const loadScript = (address: string, options: LoadOptions = {}): Promise<void> =>
  loadFile(script, address, options);
