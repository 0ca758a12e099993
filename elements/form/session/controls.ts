/** The native controls of a form that hold a value. */

import { unclobber } from '../../../core/page/unclobber.ts';
import { elementsOf } from './form-members.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches(
    'input:not([type="submit" i], [type="button" i], [type="reset" i], [type="image" i]), select, textarea',
  );

/** Lists the controls of a form that are not disabled, wherever they are on the page, without those of a captcha. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  elementsOf(form)
    .filter(isControl)
    .filter((control) => !control.matches(':disabled, site-captcha *'));

/** Returns the autofill tokens of a control, or else of its form. */
export const autocompleteOf = (control: Control): string =>
  control.getAttribute('autocomplete') ?? (control.form && unclobber(control.form).getAttribute('autocomplete')) ?? '';

export const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Lists the options of a `<select>`; other controls have none. */
export const optionsOf = (control: Control): readonly HTMLOptionElement[] =>
  'options' in control ? [...control.options] : [];
