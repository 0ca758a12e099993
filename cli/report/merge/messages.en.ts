/** The messages of `merge`, by code. */
export const messages = {
  'merge-unreadable': '{file}: the report cannot be read ({reason}).',
  'merge-no-report': '{file}: the file is not a JSON report of check or validate.',
  'merge-no-report.help': 'Name a file that check or validate wrote, as with --format json=report.json.',
  'merge-failed-run': '{file}: the run failed: {reason}',
  'merge-failed-run.help': 'Fix the reason, and create the report again.',
  'merge-versions': '{file} is a report of version {found}, and {first} of version {expected}.',
  'merge-versions.help': 'Run all shards with the same version of site-elements.',
  'merge-incomplete': '{file}: the report omits some of its findings.',
  'merge-incomplete.help': 'Create it without --quiet; merge has that option as well.',
  'merge-shards': 'The reports are not the shards of one run: {file} is {found}, and {first} is {expected}.',
  'merge-shard-duplicate': '{file} and {first} are both shard {shard}.',
  'merge-shard-missing': { one: 'Shard {missing} is missing.', other: 'The shards {missing} are missing.' },
  'merge-shard-missing.help': 'Name the reports of all shards.',
} as const;
