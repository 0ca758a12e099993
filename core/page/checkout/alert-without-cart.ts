/** Alerts the visitor in a native modal dialog, which keeps the focus, closes on Escape and restores the focus. */
import { messageFormatter } from '../language.ts';
import { pageService } from '../page.ts';
import { adoptInto } from '../sheet.ts';
import { unclobber } from '../unclobber.ts';
import css from './alert-without-cart.css';
import { messages } from './messages.en.ts';

type Code = keyof typeof messages;

function dialogIn(host: HTMLElement): HTMLDialogElement {
  const page = unclobber(host.ownerDocument);
  const getMessage = messageFormatter(host, messages);
  const dialog = page.createElement('dialog');
  const text = page.createElement('p');
  const button = page.createElement('button');
  text.id = 'text';
  text.setAttribute('part', 'text');
  text.textContent = getMessage('checkout-cart-missing' satisfies Code);
  button.type = 'button';
  button.setAttribute('part', 'close');
  button.textContent = getMessage('checkout-alert-close' satisfies Code);
  button.addEventListener('click', () => dialog.close());
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', text.id);
  dialog.setAttribute('part', 'dialog');
  dialog.append(text, button);
  return dialog;
}

/** Shows why the visitor cannot check out, unless it is already shown. */
export function alertWithoutCart(document: Document): void {
  const page = unclobber(document);
  const host = pageService(document, 'checkout-alert', () => page.createElement('div'));
  if (host.isConnected) return;
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  host.dataset.siteOwned = '';
  // Messages are in the language of their element.
  page.body.append(host);
  const dialog = dialogIn(host);
  adoptInto(shadow, [css]);
  shadow.replaceChildren(dialog);
  dialog.addEventListener('close', () => host.remove());
  dialog.showModal();
}
