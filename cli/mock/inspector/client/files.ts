/** The files that forms have uploaded, newest first. */
import { fileSizeText } from '../../../../core/model/files/size.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import type { StoredFile } from '../../state/files.ts';
import { messages } from '../messages.en.ts';
import type { Api } from './api.ts';

type Code = keyof typeof messages;

const word = (code: Code, args = {}): string => formatMessage(messages[code], args);

/** Returns the size of a file and, until the file is complete, how much of it has arrived. */
function sizeText({ offset, size }: StoredFile): string {
  const whole = fileSizeText(size);
  return offset === size ? whole : word('inspector-file-arrived', { arrived: fileSizeText(offset), size: whole });
}

function stateClass({ state }: StoredFile): string {
  if (state === 'ready') return 'good';
  return state === 'failed' || state === 'cancelled' ? 'bad' : 'pending';
}

function entry([id, file]: readonly [string, StoredFile]): HTMLElement {
  const { name, type, formId, fieldId, state } = file;
  const row = (code: Code, value: string, className?: string): readonly HTMLElement[] => [
    el('dt', {}, word(code)),
    el('dd', { class: className }, value),
  ];
  return el(
    'li',
    {},
    // A file name can have any writing direction.
    el('h3', {}, el('bdi', {}, name)),
    el(
      'dl',
      {},
      ...row('inspector-file-size', sizeText(file)),
      ...row('inspector-file-type', type || word('inspector-file-type-unknown')),
      ...row('inspector-file-state', state, `status ${stateClass(file)}`),
      ...row('inspector-file-field', `${formId}, ${fieldId}`),
      ...row('inspector-file-id', id),
    ),
  );
}

export class Files {
  readonly #api: Api;
  readonly #list = el('ul');
  readonly #none = el('p', { class: 'muted' }, word('inspector-files-none'));

  constructor(api: Api) {
    this.#api = api;
  }

  get view(): HTMLElement {
    const heading = el('h2', { id: 'files' }, word('inspector-files'));
    return el('section', { class: 'files', 'aria-labelledby': 'files' }, heading, this.#none, this.#list);
  }

  /** Reads the files again. */
  async refresh(): Promise<void> {
    const files = await this.#api.readFiles();
    if (!files) return;
    const entries = Object.entries(files);
    this.#none.hidden = entries.length > 0;
    this.#list.replaceChildren(...entries.reverse().map(entry));
  }
}
