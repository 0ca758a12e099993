/** The command's own words, English. Words of one command alone stand in `commands/<name>/messages.en.ts`. */
export const messages = {
  'input-none': 'There is nothing to check.',
  'input-none.help': 'Name files, folders or globs; . is the working directory, - standard input.',
  'input-stdin-twice': 'Standard input cannot be both a page and a list of files.',
  'input-stdin-twice.help': 'Leave out one - of the two.',
  'input-empty': 'An input is the empty text.',
  'input-empty.help':
    'A variable of a script may not be set. Name files, folders or globs; . is the working directory.',
  'input-missing': '{input}: no such file or directory.',
  'input-missing.help': 'Paths are taken from the working directory; quote a glob so that the shell leaves it alone.',
  'input-unreadable': '{input}: cannot be read ({reason}).',
  'input-no-match': '{input}: nothing to check here.',
  'input-no-match.help':
    'In a folder, files ending in {extensions} are read; name a file to have it read whatever it is called.',
  'report-clean': { one: '{n} file checked, no problems.', other: '{n} files checked, no problems.' },
  'report-errors': { one: '{n} error', other: '{n} errors' },
  'report-warnings': { one: '{n} warning', other: '{n} warnings' },
  'report-notes': { one: '{n} note', other: '{n} notes' },
  'report-files': { one: 'in {n} file checked', other: 'in {n} files checked' },
  'report-too-many-warnings': 'More warnings than --max-warnings {n} allows.',
  'report-github-more': {
    one: '{n} more of severity {severity} is not shown here: GitHub shows ten of each.',
    other: '{n} more of severity {severity} are not shown here: GitHub shows ten of each.',
  },
  'report-sarif-more': {
    one: '{n} finding is left out of the SARIF log, which holds 25,000.',
    other: '{n} findings are left out of the SARIF log, which holds 25,000.',
  },
  'baseline-unreadable': '{file}: the baseline cannot be read ({reason}).',
  'baseline-unreadable.help': 'Make it first: --baseline {file} --baseline-mode create.',
  'baseline-broken': '{file}: this is no baseline of this version.',
  'baseline-broken.help': 'Delete it, and make it anew: --baseline {file} --baseline-mode create.',
  'baseline-exists': '{file}: there is a baseline already.',
  'baseline-exists.help': 'Take out what is gone with --baseline-mode prune, or delete the file first.',
  'baseline-created': { one: '{file} knows {n} finding.', other: '{file} knows {n} findings.' },
  'baseline-pruned': { one: '{n} finding taken out of {file}.', other: '{n} findings taken out of {file}.' },
  'baseline-left-out': {
    one: '{n} finding that {file} knows is left out.',
    other: '{n} findings that {file} knows are left out.',
  },
  'baseline-stale': {
    one: '{n} finding in {file} is gone: --baseline-mode prune takes it out.',
    other: '{n} findings in {file} are gone: --baseline-mode prune takes them out.',
  },
  'baseline-found': { one: '{n} known finding is still there:', other: '{n} known findings are still there:' },
  'baseline-gone': { one: '{n} known finding is gone:', other: '{n} known findings are gone:' },
  'output-file-failed': '{file}: the report could not be written ({reason}).',
  'output-file-failed.help': 'Name a file in a folder that you may write to, as in --format sarif=out.sarif.',
  'output-failed': 'The results could not be written ({reason}).',
  'internal-error':
    'This is a bug in site-elements {version}, not a mistake of yours. Please report it with these lines:',
} as const;
