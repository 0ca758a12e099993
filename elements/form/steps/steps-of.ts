import { unclobber } from '../../../core/page/unclobber.ts';

const hasControl = (step: Element): boolean => step.querySelector('input, select, textarea') !== null;

/**
 * Lists the steps of a form: those with controls and, beside them, those without. A text in the form that visitors wrote
 * is not a step. A step inside of another one is a part of that.
 */
export function stepsOf(form: HTMLFormElement): readonly HTMLElement[] {
  const steps = [...unclobber(form).querySelectorAll<HTMLElement>('[data-step]')].filter(
    (step) => !step.parentElement?.closest('[data-step]'),
  );
  const parents = new Set(steps.filter(hasControl).map((step) => step.parentNode));
  return steps.filter((step) => parents.has(step.parentNode));
}
