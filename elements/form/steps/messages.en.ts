/** English messages of the steps of a form. The specification does not define them. */
export const messages = {
  'form-step': 'Step {step} of {count}',
  'form-step-named': 'Step {step} of {count}: {name}',
  'form-next': 'Next',
  'form-back': 'Back',
} as const;
