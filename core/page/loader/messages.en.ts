/**
 * English messages about files of the elements that cannot be loaded, with type and URL (docs/spec.md#runtime-8,
 * docs/spec.md#widgets-8; the wording is ours). The loader is too small for messages: it sends the codes, and listeners
 * that show failures use these.
 */
export const messages = {
  'chunk-load-failed': 'Chunk load error ({type}: {url})',
  'css-chunk-load-failed': 'CSS chunk load failure ({type}: {url})',
} as const;
