/**
 * The notice on the page after logging out (docs/spec.md#runtime-2): a native modal dialog, which keeps the focus, closes on Escape and
 * restores the focus. The loader imports it if the URL has `logout=true`.
 */
import { destructors } from './destructors.ts';
import { messageFormatter } from './language.ts';
import { lazyModule } from './lazy-module.ts';
import css from './logout-notice/logout-notice.css';
import { messages } from './logout-notice/messages.en.ts';
import { withoutParameter } from './logout-notice/parameter.ts';
import { pageService } from './page.ts';
import { pageMember } from './request/page-member.ts';
import { adoptInto } from './sheet.ts';
import { unclobber, windowOf } from './unclobber.ts';

const sessionReader = lazyModule((_retry) => import('./members/read-session.ts'));

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
  const search = withoutParameter(location.search);
  if (search === undefined) return false;
  const url = new URL(location.href);
  url.search = search;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Browsers limit how often a page changes its URL.
  }
  return true;
}

/** Whether a member is still logged in: a logout without this script leaves the stored member, and any page can link to the URL. */
async function hasMember(document: Document): Promise<boolean> {
  const state = pageMember(document);
  if (!state.get().member?.token) return false;
  await (await sessionReader.load()).readSession(document, true);
  return state.get().member?.token !== undefined;
}

/** Shows the notice if the URL has `logout=true`. */
export async function showLogoutNotice(document: Document = globalThis.document): Promise<void> {
  const page = unclobber(document);
  if (!page.body) {
    page.addEventListener('DOMContentLoaded', () => void showLogoutNotice(document), { once: true });
    return;
  }
  if (!takeParameter(document) || (await hasMember(document))) return;
  const host = pageService(document, 'logout-notice', () => page.createElement('div'));
  if (host.isConnected) return;
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  host.dataset.siteOwned = '';
  // Messages are in the language of their element.
  page.body.append(host);
  const dialog = dialogIn(host);
  adoptInto(shadow, [css]);
  shadow.replaceChildren(dialog);
  const remove = (): void => host.remove();
  dialog.addEventListener('close', remove);
  destructors(document).add(remove);
  dialog.showModal();
}

if (globalThis.document) void showLogoutNotice().catch(() => {});
