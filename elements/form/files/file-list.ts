/** The chosen files of one input, below it in the light DOM: names, sizes, progress, and buttons. */

import type { GetMessage } from '../../../core/element/hooks/language.ts';
import { fileSizeText } from '../../../core/model/files/size.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { submitButtons } from '../session/form-members.ts';
import { stepsOf } from '../steps/steps-of.ts';
import { fileListMark } from './file-input.ts';

export interface FileListHandlers {
  readonly onRemove: (index: number) => void;
  readonly onCancel: () => void;
}

/** The files, progress and texts of a list. */
export interface FileListState {
  readonly files: readonly File[];
  /** The share of each file that was sent, from 0 to 1; undefined while nothing is sent. */
  readonly progress: readonly number[] | undefined;
  readonly getMessage: GetMessage;
}

function create<Name extends Exclude<keyof HTMLElementTagNameMap, 'form'>>(
  page: Document,
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = unclobber(page).createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

const setText = (node: Node | null | undefined, text: string): void => {
  if (node && node.textContent !== text) node.textContent = text;
};

/** Marks a list that is not below its input. */
const apartMark = 'data-apart';

export class FileList {
  readonly node: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #handlers: FileListHandlers;
  readonly #hint: HTMLElement;
  readonly #list: HTMLUListElement;
  readonly #cancel: HTMLButtonElement;
  #shown: readonly File[] = [];

  constructor(input: HTMLInputElement, handlers: FileListHandlers) {
    const page = input.ownerDocument;
    this.#input = input;
    this.#handlers = handlers;
    // Keyboard and screen-reader users choose files with the input itself.
    this.#hint = create(page, 'p', { 'aria-hidden': 'true' });
    this.#list = create(page, 'ul');
    this.#cancel = create(page, 'button', { type: 'button' });
    this.#cancel.addEventListener('click', handlers.onCancel);
    const marks = { class: 'site-form-files', 'data-site-owned': '', [fileListMark]: '' };
    this.node = create(page, 'div', marks, this.#hint, this.#list, this.#cancel);
    this.#place();
  }

  /** Highlights the list while files are dragged over its field. */
  set isTarget(isTarget: boolean) {
    this.node.toggleAttribute('data-over', isTarget);
  }

  update({ files, progress, getMessage }: FileListState): void {
    if (files.length !== this.#shown.length || files.some((file, index) => file !== this.#shown[index]))
      this.#fill(files);
    setText(this.#hint, getMessage('file-drop'));
    setText(this.#cancel, getMessage('file-cancel'));
    this.#list.setAttribute('aria-label', getMessage('file-list'));
    this.#list.hidden = files.length === 0;
    const hadFocus = this.#cancel === unclobber(this.#cancel.ownerDocument).activeElement;
    this.#cancel.hidden = !progress || files.length === 0;
    this.#keepVisible(progress !== undefined);
    // A hidden button loses the focus.
    if (hadFocus && this.#cancel.hidden) this.#focusNext();
    files.forEach((file, index) => {
      const row = this.#list.children[index];
      const bar = row?.querySelector('progress');
      const remove = row?.querySelector('button');
      remove?.setAttribute('aria-label', getMessage('file-remove', { fileName: file.name }));
      remove?.toggleAttribute('hidden', progress !== undefined);
      if (!bar) return;
      bar.hidden = progress === undefined;
      bar.value = progress?.[index] ?? 0;
    });
  }

  /** Moves the focus to the input, or to the submit button if the input is in a hidden step. */
  #focusNext(): void {
    const { form } = this.#input;
    const next = this.node.closest('[data-step][hidden]') ? form && submitButtons(form)[0] : this.#input;
    next?.focus();
  }

  #place(): void {
    (this.#input.closest('label') ?? this.#input).after(this.node);
  }

  /** Shows the progress of files whose step is hidden below the current step. */
  #keepVisible(isSending: boolean): void {
    const { form } = this.#input;
    const isApart = this.node.hasAttribute(apartMark);
    if (isSending && !isApart && form && this.node.closest('[data-step][hidden]'))
      stepsOf(form)
        .find(({ hidden }) => !hidden)
        ?.append(this.node);
    else if (!isSending && isApart) this.#place();
    else return;
    this.node.toggleAttribute(apartMark, isSending);
  }

  #fill(files: readonly File[]): void {
    const page = this.node.ownerDocument;
    this.#shown = files;
    this.#list.replaceChildren(
      ...files.map((file, index) => {
        const remove = create(page, 'button', { type: 'button' }, '×');
        remove.addEventListener('click', () => this.#handlers.onRemove(index));
        return create(
          page,
          'li',
          {},
          // In a page of the other writing direction, "1.5 KB" would become "KB 1.5".
          create(page, 'span', {}, create(page, 'bdi', {}, file.name)),
          create(page, 'span', { dir: 'auto' }, fileSizeText(file.size)),
          create(page, 'progress', { max: '1', 'aria-label': file.name }),
          remove,
        );
      }),
    );
  }
}
