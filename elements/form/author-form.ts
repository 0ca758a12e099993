/** Which `<form>` of an element's children is the one that it sends. */

const others = '[data-site-owned], [method="dialog" i]';

/** Its author's form: neither one in a slot of its own, nor that of another element inside. */
export const authorsForm = (host: Element): HTMLFormElement | undefined =>
  [...host.querySelectorAll('form')].find(
    (form) => !form.matches(others) && form.closest('site-form, site-form > [slot]') === host,
  );
