/** Reads and writes the files of an input. */
import { type FileLimits, parseLimit } from '../../../core/model/files/file-limits.ts';
import type { Control } from '../session/controls.ts';

/** Marks the nodes in which a visitor may act while the form is being sent. */
export const fileListMark = 'data-site-form-files';

export const isFileInput = (control: Control): control is HTMLInputElement => control.type === 'file';

// Always a list for an input of this type; an author may have changed the type.
export const filesOf = (input: HTMLInputElement): readonly File[] => [...(input.files ?? [])];

/** Sets the files of an input, with the events of choosing them. */
export function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Returns the limits that the markup of an input declares. */
export function limitsOf(input: HTMLInputElement): FileLimits {
  const [maxFiles, maxSize] = ['data-max-files', 'data-max-size'].map((name) => parseLimit(input.getAttribute(name)));
  return {
    accept: input.accept,
    isMultiple: input.multiple,
    ...(maxFiles !== undefined && { maxFiles }),
    ...(maxSize !== undefined && { maxSize }),
  };
}
