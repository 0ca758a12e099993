/** Covers the page with a native modal dialog, which keeps the focus, closes on Escape and restores the focus. */
import { languageChanges, messageFormatter } from '../language.ts';
import { pageService } from '../page.ts';
import type { RequestFailure } from '../request.ts';
import { requestText } from '../request-text.ts';
import { adoptInto } from '../sheet.ts';
import { unclobber } from '../unclobber.ts';
import css from './cover-page.css';
import { messages } from './messages.en.ts';

type Code = keyof typeof messages;

function node<Tag extends 'button' | 'dialog' | 'h1' | 'p'>(
  document: Document,
  tag: Tag,
  part: string,
): HTMLElementTagNameMap[Tag] {
  const made = unclobber(document).createElement(tag);
  made.setAttribute('part', part);
  return made;
}

function button(document: Document, part: string, act: () => void): HTMLButtonElement {
  const made = node(document, 'button', part);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

interface Cover {
  readonly dialog: HTMLDialogElement;
  /** Writes the texts in the language of the host. Only text: a server's message is never markup. */
  readonly write: () => void;
}

function coverIn(host: HTMLElement, failure: RequestFailure | undefined): Cover {
  const document = host.ownerDocument;
  const title = node(document, 'h1', 'title');
  const dialog = node(document, 'dialog', 'dialog');
  title.id = 'title';
  dialog.setAttribute('aria-labelledby', title.id);
  const reload = button(document, 'reload', () => document.location.reload());
  const clear = button(document, 'clear', () => dialog.close());
  const reason = node(document, 'p', 'reason');
  const advice = node(document, 'p', 'advice');
  dialog.append(title, ...(failure ? [reason] : []), advice, reload, clear);
  const write = (): void => {
    const getMessage = messageFormatter(host, messages);
    title.textContent = getMessage('system-error' satisfies Code);
    if (failure) reason.textContent = requestText(host, failure);
    advice.textContent = getMessage('system-error-advice' satisfies Code);
    reload.textContent = getMessage('system-error-reload' satisfies Code);
    clear.textContent = getMessage('system-error-clear' satisfies Code);
  };
  write();
  return { dialog, write };
}

/** Covers the page, unless it is covered already: the visitor reads about the first failure. */
export function coverPage(document: Document, failure?: RequestFailure): void {
  const cover = pageService(document, 'system-error-cover', () => unclobber(document).createElement('div'));
  if (cover.isConnected) return;
  const shadow = cover.shadowRoot ?? cover.attachShadow({ mode: 'open' });
  cover.dataset.siteOwned = '';
  // Messages are in the language of their element.
  unclobber(document).body.append(cover);
  const { dialog, write } = coverIn(cover, failure);
  adoptInto(shadow, [css]);
  shadow.replaceChildren(dialog);
  const unsubscribe = languageChanges(document).subscribe(() => {
    // Scripts of pages remove dialogs without closing them.
    if (cover.isConnected) write();
    else unsubscribe();
  });
  dialog.addEventListener('close', () => {
    unsubscribe();
    cover.remove();
  });
  dialog.showModal();
}
