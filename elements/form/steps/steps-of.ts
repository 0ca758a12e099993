import { unclobber } from '../../../core/page/unclobber.ts';

/** Lists the steps of a form. A step inside of another one is a part of that. */
export const stepsOf = (form: HTMLFormElement): readonly HTMLElement[] =>
  [...unclobber(form).querySelectorAll<HTMLElement>('[data-step]')].filter(
    (step) => !step.parentElement?.closest('[data-step]'),
  );
