/** Alerts the visitor in a native modal dialog, which keeps the focus, closes on Escape and restores the focus. */
import { languageChanges, messageFormatter } from '../language.ts';
import { pageService } from '../page.ts';
import { adoptInto } from '../sheet.ts';
import { unclobber } from '../unclobber.ts';
import css from './alert-without-cart.css';
import { messages } from './messages.en.ts';

type Code = keyof typeof messages;

interface CartAlert {
  readonly dialog: HTMLDialogElement;
  /** Writes the texts in the language of the host. */
  readonly write: () => void;
}

function alertIn(host: HTMLElement): CartAlert {
  const page = unclobber(host.ownerDocument);
  const dialog = page.createElement('dialog');
  const text = page.createElement('p');
  const button = page.createElement('button');
  text.id = 'text';
  text.setAttribute('part', 'text');
  button.type = 'button';
  button.setAttribute('part', 'close');
  button.addEventListener('click', () => dialog.close());
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', text.id);
  dialog.setAttribute('part', 'dialog');
  dialog.append(text, button);
  const write = (): void => {
    const getMessage = messageFormatter(host, messages);
    text.textContent = getMessage('checkout-cart-missing' satisfies Code);
    button.textContent = getMessage('checkout-alert-close' satisfies Code);
  };
  write();
  return { dialog, write };
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
  const { dialog, write } = alertIn(host);
  adoptInto(shadow, [css]);
  shadow.replaceChildren(dialog);
  const unsubscribe = languageChanges(document).subscribe(() => {
    // Scripts of pages remove dialogs without closing them.
    if (host.isConnected) write();
    else unsubscribe();
  });
  dialog.addEventListener('close', () => {
    unsubscribe();
    host.remove();
  });
  dialog.showModal();
}
