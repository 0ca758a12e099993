/** The controls of a form. */
import { unclobber } from '../../../core/page/unclobber.ts';

export const elementsOf = (form: HTMLFormElement): readonly Element[] => [...unclobber(form).elements];

type SubmitButton = HTMLInputElement | HTMLButtonElement;

const isSubmitButton = (element: Element): element is SubmitButton =>
  element.matches('button:not([type="button" i], [type="reset" i]), input:is([type="submit" i], [type="image" i])');

export const submitButtons = (form: HTMLFormElement): readonly SubmitButton[] =>
  elementsOf(form).filter(isSubmitButton);
