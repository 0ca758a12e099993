/**
 * Invoker commands (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command) that the browser does not
 * dispatch: a click on `<button commandfor="id" command="--name">` dispatches a `command` event at the named element. No
 * browser dispatches the commands of `<dialog>` at other elements.
 */
import { isElement, treeOf } from './composed-tree.ts';
import { pageService } from './page.ts';
import { matches, unclobber } from './unclobber.ts';

/** The members that the native event and the fallback share. */
export interface InvokerCommandEvent extends Event {
  readonly command: string;
  readonly source: Element | null;
}

/** Keywords are compared without regard to case, as the platform does. */
const modalCommands = '[command=show-modal i],[command=close i],[command=request-close i]';

function invoke(event: MouseEvent): void {
  const others = 'commandForElement' in HTMLButtonElement.prototype ? '' : ',[command^="--"]';
  const opener = `button[commandfor]:is(${modalCommands}${others}):not(:disabled)`;
  const button = event.composedPath().find((node) => isElement(node) && matches(node, opener));
  if (event.defaultPrevented || !button || !isElement(button)) return;
  // In a form only buttons with `type="button"` send commands; a button without a type does nothing at all.
  const type = button.getAttribute('type');
  // The selector of `opener` starts with `button`.
  if (type !== 'button' && (button as HTMLButtonElement).form) {
    if (type === null) event.preventDefault();
    return;
  }
  const target = treeOf(button)?.getElementById(button.getAttribute('commandfor') ?? '');
  const name = button.getAttribute('command') ?? '';
  const isCustom = name.startsWith('--');
  if (!isCustom && !target?.localName.startsWith('site-')) return;
  const command = { command: isCustom ? name : name.toLowerCase(), source: button };
  target?.dispatchEvent(Object.assign(new Event('command', { cancelable: true }), command));
}

/** Enables commands for our elements on this page. */
export function supportInvokerCommands(document: Document): void {
  pageService(document, 'invoker-commands', () => {
    unclobber(document).addEventListener('click', invoke);
    return true;
  });
}
