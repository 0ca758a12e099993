/**
 * What to say when a file of the elements does not come (docs/spec.md#runtime-8, docs/spec.md#widgets-8: naming type and address; the sentences
 * are ours). The loader is too small for texts: it sends the codes, and listeners that show them use these.
 */
export const messages = {
  'chunk-load-failed': 'Chunk load error ({type}: {url})',
  'css-chunk-load-failed': 'CSS chunk load failure ({type}: {url})',
} as const;
