/** Lets visitors drop files anywhere on the field of a file input; elsewhere in the form a drop does nothing. */

import { isNode, unclobber } from '../../../core/page/unclobber.ts';
import { elementsOf } from '../session/form-members.ts';
import { filesOf, setFiles } from './file-input.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

const isEnabledFileInput = (element: Element): element is HTMLInputElement =>
  element.matches('input[type="file" i]:not(:disabled)');

/** Returns the input of the field at a node, or the only input of the form. */
function inputAt(form: HTMLFormElement, node: EventTarget | null): HTMLInputElement | undefined {
  const inputs = elementsOf(form).filter(isEnabledFileInput);
  const isAround = (input: HTMLInputElement): boolean => {
    const box = input.closest('.form-item, fieldset, label, p, div');
    return isNode(node) && unclobber(form).contains(box) && box !== form && box?.contains(node) === true;
  };
  return inputs.length === 1 ? inputs[0] : inputs.find(isAround);
}

/** Listens to drags over a form until the signal aborts. `mark` is called with the input that a drop would fill. */
export function acceptDrops(
  form: HTMLFormElement,
  mark: (input: HTMLInputElement | undefined) => void,
  signal: AbortSignal,
): void {
  const listen = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void): void =>
    unclobber(form).addEventListener(type, listener, { signal });
  listen('dragover', (event) => {
    if (!hasFiles(event) || !event.dataTransfer) return;
    // Without this, a drop would open the file and close the page with the form.
    event.preventDefault();
    const input = inputAt(form, event.target);
    event.dataTransfer.dropEffect = input ? 'copy' : 'none';
    mark(input);
  });
  listen('dragleave', ({ relatedTarget }) => {
    if (!isNode(relatedTarget) || !unclobber(form).contains(relatedTarget)) mark(undefined);
  });
  listen('drop', (event) => {
    mark(undefined);
    // A form that is being sent refuses drops.
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    const input = inputAt(form, event.target);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (input && files.length > 0) setFiles(input, input.multiple ? [...filesOf(input), ...files] : files.slice(0, 1));
  });
}
