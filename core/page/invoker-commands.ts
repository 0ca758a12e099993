/**
 * Invoker commands (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command) for browsers without
 * support: a click on `<button commandfor="id" command="--name">` dispatches a `command` event at the named element.
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
  // In a form only buttons with `type="button"` send commands; a button without a type does nothing at all.
  const type = button.getAttribute('type');
  // The selector of `opener` starts with `button`.
  if (type !== 'button' && (button as HTMLButtonElement).form) {
    if (type === null) event.preventDefault();
    return;
  }
  const target = treeOf(button)?.getElementById(button.getAttribute('commandfor') ?? '');
  const command = { command: button.getAttribute('command'), source: button };
  target?.dispatchEvent(Object.assign(new Event('command', { cancelable: true }), command));
}

/** Enables custom commands on this page; does nothing if the browser supports them. */
export function supportInvokerCommands(document: Document): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  pageService(document, 'invoker-commands', () => {
    document.addEventListener('click', invoke);
    return true;
  });
}
