/** English messages of `explain`, by code; `<code>.help` is the advice. */
export const messages = {
  'explain-no-rule': 'Unknown rule "{rule}".',
  'explain-no-rule.help': 'Run site-elements rules to list all rules.',
  'explain-misspelt-rule': 'Unknown rule "{rule}".',
  'explain-misspelt-rule.help': 'Did you mean {nearest}? site-elements rules lists all rules.',
} as const;
