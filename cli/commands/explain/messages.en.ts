/** The words of `explain`, English. */
export const messages = {
  'explain-no-rule': 'There is no rule "{rule}".',
  'explain-no-rule.help': 'site-elements rules lists all.',
  'explain-misspelt-rule': 'There is no rule "{rule}".',
  'explain-misspelt-rule.help': 'Did you mean {nearest}?',
} as const;
