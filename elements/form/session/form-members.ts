/** Members of a form, read from the prototype: a control named "elements" or "reset" hides the form's own member. */

const members = HTMLFormElement.prototype;

export const elementsOf = (form: HTMLFormElement): readonly Element[] => [
  // The getter returns this type in all browsers.
  ...(Reflect.get(members, 'elements', form) as HTMLFormControlsCollection),
];

export const resetForm = (form: HTMLFormElement): void => members.reset.call(form);

type SubmitButton = HTMLInputElement | HTMLButtonElement;

const isSubmitButton = (element: Element): element is SubmitButton =>
  element.matches('button:not([type="button" i], [type="reset" i]), input:is([type="submit" i], [type="image" i])');

export const submitButtons = (form: HTMLFormElement): readonly SubmitButton[] =>
  elementsOf(form).filter(isSubmitButton);
