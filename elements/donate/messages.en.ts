/** Messages about the amount that a visitor types. Ours: the specification does not have these texts. */
export const messages = {
  'donate-amount-missing': 'Enter an amount.',
  'donate-amount-number': 'Enter an amount in digits, such as {example}.',
  'donate-amount-decimals': 'Enter an amount without decimals below the smallest coin, such as {example}.',
  'donate-amount-min': 'Enter {amount} or more.',
  'donate-amount-max': 'Enter {amount} or less.',
} as const;
