/**
 * Invoker commands (HTML, "The commandfor and command attributes") for browsers that lack them: a click on
 * `<button commandfor="id" command="--name">` dispatches a `command` event at the named element.
 */
import { isElement, treeOf } from './composed-tree.ts';
import { pageService } from './page.ts';

/** The members that the native event and the fallback share. */
export interface InvokerCommandEvent extends Event {
  readonly command: string;
  readonly source: Element | null;
}

const opener = 'button[commandfor][command^="--"]:not(:disabled)';

function invoke(event: MouseEvent): void {
  const button = event.composedPath().find((node) => isElement(node) && node.matches(opener));
  if (event.defaultPrevented || !button || !isElement(button)) return;
  // In a form only `type="button"` commands; a button without a type then does nothing at all (HTML, button activation).
  const type = button.getAttribute('type');
  // The selector of `opener` begins with the tag.
  if (type !== 'button' && (button as HTMLButtonElement).form) {
    if (type === null) event.preventDefault();
    return;
  }
  const target = treeOf(button)?.getElementById(button.getAttribute('commandfor') ?? '');
  const command = { command: button.getAttribute('command'), source: button };
  target?.dispatchEvent(Object.assign(new Event('command', { cancelable: true }), command));
}

/** Makes custom commands work on this page; does nothing where the browser has them. */
export function supportInvokerCommands(document: Document): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  pageService(document, 'invoker-commands', () => {
    document.addEventListener('click', invoke);
    return true;
  });
}
