/** Messages that are not part of the specification. Those of the specification are in `core/model/form/messages.en.ts`. */
export const messages = {
  'form-thanks': 'Thank you!',
} as const;
