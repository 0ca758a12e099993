/**
 * The notice on the page after logging out (docs/spec.md#runtime-2): a native modal dialog, which keeps the focus, closes on Escape and
 * restores the focus. The loader imports it if the URL has `logout=true`.
 */
import { messageFormatter } from './language.ts';
import css from './logout-notice/logout-notice.css';
import { messages } from './logout-notice/messages.en.ts';
import { pageService } from './page.ts';
import { adoptInto } from './sheet.ts';
import { unclobber, windowOf } from './unclobber.ts';

function dialogIn(host: HTMLElement): HTMLDialogElement {
  const page = unclobber(host.ownerDocument);
  const getMessage = messageFormatter(host, messages);
  const dialog = page.createElement('dialog');
  const add = (tag: string, part: string, text: string): HTMLElement => {
    const node = page.createElement(tag);
    node.setAttribute('part', part);
    node.id = part;
    node.textContent = text;
    dialog.append(node);
    return node;
  };
  add('h2', 'title', getMessage('logout-notice-title'));
  add('p', 'text', getMessage('logout-notice-text'));
  const close = add('button', 'close', getMessage('logout-notice-close'));
  close.addEventListener('click', () => dialog.close());
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'text');
  return dialog;
}

/** Removes the parameter from the URL, so that the notice is not shown again after a reload. Returns whether the URL has it. */
function takeParameter(document: Document): boolean {
  const { location, history } = windowOf(document);
  const url = new URL(location.href);
  if (url.searchParams.get('logout') !== 'true') return false;
  url.searchParams.delete('logout');
  history.replaceState(history.state, '', url);
  return true;
}

/** Shows the notice if the URL has `logout=true`. */
export function showLogoutNotice(document: Document = globalThis.document): void {
  const page = unclobber(document);
  if (!page.body) {
    page.addEventListener('DOMContentLoaded', () => showLogoutNotice(document), { once: true });
    return;
  }
  if (!takeParameter(document)) return;
  const host = pageService(document, 'logout-notice', () => page.createElement('div'));
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

if (globalThis.document) showLogoutNotice();
