/** What a form has and does, even where one of its controls is named after it. */

const members = HTMLFormElement.prototype;

export const elementsOf = (form: HTMLFormElement): readonly Element[] => [
  // What the getter returns in all browsers.
  ...(Reflect.get(members, 'elements', form) as HTMLFormControlsCollection),
];

export const resetForm = (form: HTMLFormElement): void => members.reset.call(form);
