/** Opens the login that the page offers (docs/spec.md#runtime-8: a response with `loginRequired` prompts for it). */
import { unclobber } from './unclobber.ts';

const selector = '[data-site-login]';

/** A `<dialog>`. */
const canShowModal = (node: Element): node is Element & { showModal: () => void } =>
  'showModal' in node && typeof node.showModal === 'function';

/** `<site-dialog>` and other elements that open with a method. */
const canShow = (node: Element): node is Element & { show: () => void } =>
  'show' in node && typeof node.show === 'function';

const isOpen = (node: Element): boolean => node.matches(':popover-open, [open]');

/**
 * Opens the first element with `data-site-login`: a dialog or popover is shown, a link or button is clicked. Does nothing
 * on a page without one.
 */
export function openLogin(document: Document): void {
  const node = unclobber(document).querySelector<HTMLElement>(selector);
  if (!node || isOpen(node)) return;
  if (canShowModal(node)) node.showModal();
  else if (node.popover) node.showPopover();
  else if (canShow(node)) node.show();
  else node.click();
}
