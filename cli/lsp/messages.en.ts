/** Texts that editors show, besides the messages of findings. */
export const messages = {
  'lsp-related': 'The other place',
  'lsp-fix-insert': 'Insert {text}',
  'lsp-fix-remove': 'Remove {text}',
  'lsp-fix-replace': 'Replace {before} by {text}',
  'lsp-fix-all': 'Fix all problems that site-elements can fix',
  'lsp-rename-invalid':
    'An id has at least one character. It contains no white space and none of " \' ` & < > = # ? %.',
} as const;
