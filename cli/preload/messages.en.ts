/** The English messages of `preload`, by code. */
export const messages = {
  'preload-not-built': 'The element bundles are missing: {missing}.',
  'preload-not-built.help': 'Run npm run build in {root}.',
  'preload-no-script': '{file}: no script tag loads site-elements.',
  'preload-no-script.help':
    'Add <script type="module" src="…/site.js"></script>, or set the URL of the folder with the files with --base.',
  'preload-other-version': '{file}: the page loads version {found}, but this command has the files of version {own}.',
  'preload-other-version.help': 'Use the command of that version: npx site-elements@{found} preload.',
  'preload-nothing': '{file}: nothing to preload; its elements load on demand.',
} as const;
