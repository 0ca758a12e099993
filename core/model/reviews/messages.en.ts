/** Messages for developers about the answer of a server with reviews. */
export const messages = {
  'reviews-field-invalid':
    'The reviews of the server have an invalid value in "{field}": expected {accepted}. The author’s markup is shown instead.',
} as const;
