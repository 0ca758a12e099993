/** Messages for developers. */
export const messages = {
  'text-fit-empty': '<site-text-fit> has no text. Write the text, or a heading with the text, inside it.',
} as const;
