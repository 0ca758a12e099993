/**
 * The notice on the page after logging out (docs/spec.md#runtime-2): a native modal dialog, which keeps the focus, closes on Escape and
 * restores the focus. The loader imports it if the URL has `logout=true`.
 */
import { destructors } from './destructors.ts';
import { languageChanges, messageFormatter } from './language.ts';
import { lazyModule } from './lazy-module.ts';
import css from './logout-notice/logout-notice.css';
import { messages } from './logout-notice/messages.en.ts';
import { withoutParameter } from './logout-notice/parameter.ts';
import { pageService } from './page.ts';
import { pageMember } from './request/page-member.ts';
import { adoptInto } from './sheet.ts';
import { unclobber, windowOf } from './unclobber.ts';

const sessionReader = lazyModule((_retry) => import('./members/read-session.ts'));

interface Notice {
  readonly dialog: HTMLDialogElement;
  /** Writes the texts in the language of the host. */
  readonly write: () => void;
}

function noticeIn(host: HTMLElement): Notice {
  const page = unclobber(host.ownerDocument);
  const dialog = page.createElement('dialog');
  const add = (tag: string, part: string): HTMLElement => {
    const node = page.createElement(tag);
    node.setAttribute('part', part);
    node.id = part;
    dialog.append(node);
    return node;
  };
  const parts = [add('h2', 'title'), add('p', 'text'), add('button', 'close')];
  parts.at(-1)?.addEventListener('click', () => dialog.close());
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'text');
  const write = (): void => {
    const getMessage = messageFormatter(host, messages);
    for (const part of parts) part.textContent = getMessage(`logout-notice-${part.id}`);
  };
  write();
  return { dialog, write };
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
  const { dialog, write } = noticeIn(host);
  adoptInto(shadow, [css]);
  shadow.replaceChildren(dialog);
  const unsubscribe = languageChanges(document).subscribe(() => {
    // Scripts of pages remove dialogs without closing them.
    if (host.isConnected) write();
    else unsubscribe();
  });
  const remove = (): void => {
    unsubscribe();
    host.remove();
  };
  dialog.addEventListener('close', remove);
  destructors(document).add(remove);
  dialog.showModal();
}

if (globalThis.document) void showLogoutNotice().catch(() => {});
