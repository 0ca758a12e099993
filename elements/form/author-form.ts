import { unclobber } from '../../core/page/unclobber.ts';

const otherForms = '[data-site-owned], [method="dialog" i]';

/** Finds the author's `<form>` that the element submits: not one in a named slot, nor that of a nested element. */
export const authorForm = (host: Element): HTMLFormElement | undefined =>
  [...host.querySelectorAll('form')].find(
    (form) => !unclobber(form).matches(otherForms) && unclobber(form).closest('site-form, site-form > [slot]') === host,
  );
