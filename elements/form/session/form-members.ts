/** What a form has and does, even where one of its controls is named after it. */

const members = HTMLFormElement.prototype;

export const elementsOf = (form: HTMLFormElement): readonly Element[] => [
  // What the getter returns in all browsers.
  ...(Reflect.get(members, 'elements', form) as HTMLFormControlsCollection),
];

export const resetForm = (form: HTMLFormElement): void => members.reset.call(form);

type Button = HTMLInputElement | HTMLButtonElement;

const isSubmit = (element: Element): element is Button =>
  element.matches('button:not([type="button" i], [type="reset" i]), input:is([type="submit" i], [type="image" i])');

/** The buttons that submit a form. */
export const submitButtons = (form: HTMLFormElement): readonly Button[] => elementsOf(form).filter(isSubmit);
