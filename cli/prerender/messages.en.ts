/** English messages of `prerender`. */
export const messages = {
  'prerender-view-failed': '<{tag}> is not prerendered: {message}',
  'prerender-view-failed.help':
    'Correct the element’s markup or data. In the browser it renders as without prerendering.',
  'prerender-foreign-root': '<{tag}> is not prerendered: it already has a declarative shadow root of another tool.',
  'prerender-foreign-root.help': 'Remove its <template shadowrootmode>.',
  'prerender-value-ignored': '{message}',
  'prerender-value-ignored.help': 'Correct the value. The element uses its default, as in the browser.',
  'prerender-stale': 'The prerendered parts of the page are stale.',
  'prerender-stale.help': 'Prerender the page again.',
  'prerender-invalid-encoding': 'The page is not prerendered: it has bytes that are not valid in its encoding.',
  'prerender-invalid-encoding.help': 'Save the file as UTF-8.',
  'prerender-no-output': 'There is no folder for the prerendered pages.',
  'prerender-no-output.help': 'Add --out dist, or --check to compare without writing.',
  'prerender-stdin-not-alone': 'Standard input cannot be combined with other inputs.',
  'prerender-stdin-not-alone.help': 'Run the command once with - and once with the other inputs.',
  'prerender-url-invalid': 'The URL of the pages is not valid: "{url}".',
  'prerender-url-invalid.help': 'Write the whole URL, as in https://example.com/.',
  'prerender-context-unreadable': 'The site context "{file}" cannot be read: {reason}',
  'prerender-context-unreadable.help': 'Name a JSON file with the context.',
  'prerender-unreadable': 'Cannot read "{file}": {reason}',
  'prerender-unwritable': 'Cannot write "{file}": {reason}',
} as const;
