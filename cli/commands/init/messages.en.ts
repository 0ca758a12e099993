/** English messages of `init`, by code; `<code>.help` is the advice. */
export const messages = {
  'init-question-folder': 'Folder of the site ({initial}): ',
  'init-question-template': 'Template ({initial}): ',
  'init-template-unknown': '"{name}" is not a template. Enter one of {names}.',
  'init-no-answer': 'The {missing} of the site is not known.',
  'init-no-answer.help':
    'Write it in the command, as in site-elements init my-site --template html, or use the defaults with --yes.',
  'init-empty-folder': 'The name of the folder is empty.',
  'init-empty-folder.help': 'Name a folder; . is the working directory.',
  'init-not-folder': '{folder}: this is a file, not a folder.',
  'init-not-folder.help': 'Name a folder that is new or empty.',
  'init-would-replace': {
    one: '{folder} is not empty: this file would be replaced.\n{files}',
    other: '{folder} is not empty: these files would be replaced.\n{files}',
  },
  'init-would-replace.help': 'Nothing was written. Name another folder, or move these files away first.',
  'init-not-empty': '{folder} is not empty:\n{files}',
  'init-not-empty.help':
    'Nothing was written. Name a folder that is new, or contains only a README, a licence and .git.',
  'init-more-files': { one: '{n} more file', other: '{n} more files' },
  'init-unreadable': '{folder}: the folder cannot be read ({reason}).',
  'init-unwritable': '{file}: the file could not be written ({reason}).',
  'init-unwritable.help': 'Name a folder that you can write to. The same command continues where this one ended.',
  'init-kept': '{file}: kept as it is.',
  'init-kept-ignore': '{file}: kept as it is. Add these lines if they are missing: {lines}',
  'init-done': { one: '{n} file written to {folder}.', other: '{n} files written to {folder}.' },
  'init-next': 'Next:',
} as const;
