const otherForms = '[data-site-owned], [method="dialog" i]';

/** Finds the author's `<form>` that the element submits: not one in a named slot, nor that of a nested element. */
export const authorForm = (host: Element): HTMLFormElement | undefined =>
  [...host.querySelectorAll('form')].find(
    (form) => !form.matches(otherForms) && form.closest('site-form, site-form > [slot]') === host,
  );
