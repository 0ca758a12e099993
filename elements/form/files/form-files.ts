/** The files of a form: checks, lists and uploads them. Loaded when a form has a file input. */
import type { GetMessage } from '../../../core/element/hooks/language.ts';
import { type FileProblem, filesProblem } from '../../../core/model/files/check-files.ts';
import { messages } from '../../../core/model/files/messages.en.ts';
import type { FormFailure } from '../../../core/model/form/form-failure.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { treeOf } from '../../../core/page/composed-tree.ts';
import { languageOf, messageFormatter } from '../../../core/page/language.ts';
import { adoptInto } from '../../../core/page/sheet.ts';
import type { FormField } from '../submission/read-fields.ts';
import { acceptDrops } from './drop-target.ts';
import { filesOf, isFileInput, limitsOf, setFiles } from './file-input.ts';
import { FileList } from './file-list.ts';
import type { UploadTarget } from './file-upload.ts';
import { FileUploads } from './file-uploads.ts';
import sheet from './files.css';
import type { UploadFailure } from './upload-step.ts';

/** The ids of the uploaded files by field id, or why they could not be uploaded. */
export type FilesOutcome = { readonly values: FormValues } | { readonly failure: FormFailure };

const inputsOf = ({ controls }: FormField): readonly HTMLInputElement[] =>
  controls.map(({ node }) => node).filter(isFileInput);

/** Failures that are about one file, and shown at its field. */
const fileCodes: readonly string[] = [
  'file-too-large',
  'file-type',
  'file-rename-failed',
  'file-upload-failed',
  'file-processing-failed',
];

/** Formats a list of types, such as "PDF or image". */
function kindText(kinds: readonly string[], form: Element, getMessage: GetMessage): string {
  const names = kinds.map((kind) =>
    Object.hasOwn(messages, `file-kind-${kind}`) ? getMessage(`file-kind-${kind}`) : kind,
  );
  if (names.length === 0) return '';
  let list = names.join(', ');
  try {
    list = new Intl.ListFormat(languageOf(form), { type: 'disjunction' }).format(names);
  } catch {
    // The page declares an invalid language.
  }
  return getMessage('file-kinds', { kinds: list });
}

export class FormFiles {
  readonly #form: HTMLFormElement;
  readonly #onChange: () => void;
  readonly #lists = new Map<HTMLInputElement, FileList>();
  readonly #uploads = new FileUploads();
  readonly #listening = new AbortController();
  /** Set while files are uploaded. */
  #cancelling: AbortController | undefined;
  #files: readonly File[] = [];

  /** `onChange` is called when the progress of an upload has changed. */
  constructor(form: HTMLFormElement, onChange: () => void) {
    this.#form = form;
    this.#onChange = onChange;
    const tree = treeOf(form);
    if (tree) adoptInto(tree, [sheet]);
    const mark = (target: HTMLInputElement | undefined): void => {
      for (const [input, list] of this.#lists) list.isTarget = input === target;
    };
    acceptDrops(form, mark, this.#listening.signal);
  }

  /** The progress of an upload in steps of a quarter, for screen readers. */
  get announcement(): string | undefined {
    if (!this.#cancelling) return undefined;
    const total = this.#files.reduce((sum, { size }) => sum + size, 0);
    const sent = this.#files.reduce((sum, file) => sum + this.#uploads.offsetOf(file), 0);
    const percent = total === 0 ? 0 : Math.floor((4 * sent) / total) * 25;
    return this.#getMessage('file-progress', { percent });
  }

  /** Returns the problem of the files that a field contains now, with its text. */
  problem(field: FormField): (FileProblem & { readonly text: string; readonly input: HTMLInputElement }) | undefined {
    for (const input of inputsOf(field)) {
      const getMessage = this.#getMessage;
      const format = (kinds: readonly string[]): string => kindText(kinds, this.#form, getMessage);
      const problem = filesProblem(filesOf(input), limitsOf(input), format);
      if (problem) return { ...problem, text: getMessage(problem.code, problem.args), input };
    }
    return undefined;
  }

  /** Shows the files of these fields, below their inputs. */
  show(fields: readonly FormField[]): void {
    const inputs = fields.flatMap(inputsOf);
    for (const [input, list] of this.#lists)
      if (!inputs.includes(input) || !list.node.isConnected) {
        list.node.remove();
        this.#lists.delete(input);
      }
    for (const input of inputs) {
      const list = this.#lists.get(input) ?? this.#createList(input);
      const files = filesOf(input);
      const progress = this.#cancelling && files.map((file) => this.#uploads.shareOf(file));
      list.update({ files, progress, getMessage: this.#getMessage });
    }
  }

  /** Whether a field has files to upload. */
  hasFiles(fields: readonly FormField[]): boolean {
    return fields.some((field) => inputsOf(field).some((input) => filesOf(input).length > 0));
  }

  /** Uploads the files of these fields. */
  async upload(
    fields: readonly FormField[],
    target: Omit<UploadTarget, 'fieldId'>,
    signal: AbortSignal,
  ): Promise<FilesOutcome> {
    const cancelling = new AbortController();
    this.#cancelling = cancelling;
    const lists = fields
      .filter((field) => inputsOf(field).length > 0)
      .map((one) => ({ fieldId: one.field.id, files: inputsOf(one).flatMap(filesOf) }));
    this.#files = lists.flatMap(({ files }) => files);
    this.#onChange();
    try {
      const ended = AbortSignal.any([signal, cancelling.signal]);
      const result = await this.#uploads.run(lists, target, ended, this.#onChange);
      return 'values' in result ? result : { failure: this.#failureOf(result.fieldId, result.failure) };
    } finally {
      this.#cancelling = undefined;
      this.#onChange();
    }
  }

  /** Uploads the files of fields again that the server has refused. */
  forget(fields: readonly FormField[]): void {
    this.#uploads.forget(fields.flatMap(inputsOf).flatMap(filesOf));
  }

  /** Removes everything that was added to the form. */
  release(): void {
    this.#listening.abort();
    for (const { node } of this.#lists.values()) node.remove();
    this.#lists.clear();
  }

  readonly #getMessage: GetMessage = (code, args) => messageFormatter(this.#form, messages)(code, args);

  #createList(input: HTMLInputElement): FileList {
    const list = new FileList(input, {
      onRemove: (index) => {
        setFiles(
          input,
          filesOf(input).filter((_, at) => at !== index),
        );
        input.focus();
      },
      onCancel: () => this.#cancelling?.abort(),
    });
    this.#lists.set(input, list);
    return list;
  }

  #failureOf(fieldId: string, { code, args, canRetry, cause }: UploadFailure): FormFailure {
    // The request layer is the only source of causes.
    const more = { canRetry, ...(cause !== undefined && { cause: cause as FormFailure['cause'] & object }) };
    if (code === 'form-offline') return { code, fieldErrors: {}, ...more };
    const text = this.#getMessage(code, args);
    if (fileCodes.includes(code)) return { code: 'form-errors-below', fieldErrors: { [fieldId]: text }, ...more };
    return { code, text, fieldErrors: {}, ...more };
  }
}
