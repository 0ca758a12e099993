/** Covers the page with a native modal dialog, which keeps the focus, closes on Escape and restores the focus. */
import { messageFormatter } from '../language.ts';
import { pageService } from '../page.ts';
import type { RequestFailure } from '../request.ts';
import { requestText } from '../request-text.ts';
import { adoptInto } from '../sheet.ts';
import { unclobber } from '../unclobber.ts';
import css from './cover-page.css';
import { messages } from './messages.en.ts';

type Code = keyof typeof messages;

/** Only text: a server's message is never markup. */
function node<Tag extends 'button' | 'dialog' | 'h1' | 'p'>(
  document: Document,
  tag: Tag,
  text: string,
  part?: string,
): HTMLElementTagNameMap[Tag] {
  const made = unclobber(document).createElement(tag);
  made.textContent = text;
  if (part) made.setAttribute('part', part);
  return made;
}

function button(document: Document, text: string, part: string, act: () => void): HTMLButtonElement {
  const made = node(document, 'button', text, part);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}

function dialogIn(host: HTMLElement, failure: RequestFailure | undefined): HTMLDialogElement {
  const document = host.ownerDocument;
  const getMessage = messageFormatter(host, messages);
  const title = node(document, 'h1', getMessage('system-error' satisfies Code), 'title');
  const dialog = node(document, 'dialog', '', 'dialog');
  title.id = 'title';
  dialog.setAttribute('aria-labelledby', title.id);
  const reload = button(document, getMessage('system-error-reload' satisfies Code), 'reload', () =>
    document.location.reload(),
  );
  const clear = button(document, getMessage('system-error-clear' satisfies Code), 'clear', () => dialog.close());
  const reason = failure ? [node(document, 'p', requestText(host, failure), 'reason')] : [];
  const advice = node(document, 'p', getMessage('system-error-advice' satisfies Code), 'advice');
  dialog.append(title, ...reason, advice, reload, clear);
  return dialog;
}

/** Covers the page, unless it is covered already: the visitor reads about the first failure. */
export function coverPage(document: Document, failure?: RequestFailure): void {
  const cover = pageService(document, 'system-error-cover', () => unclobber(document).createElement('div'));
  if (cover.isConnected) return;
  const shadow = cover.shadowRoot ?? cover.attachShadow({ mode: 'open' });
  cover.dataset.siteOwned = '';
  // Messages are in the language of their element.
  unclobber(document).body.append(cover);
  const dialog = dialogIn(cover, failure);
  adoptInto(shadow, [css]);
  shadow.replaceChildren(dialog);
  dialog.addEventListener('close', () => cover.remove());
  dialog.showModal();
}
