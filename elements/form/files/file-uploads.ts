import type { FormValues } from '../../../core/model/form/values.ts';
import { FileUpload, type UploadTarget } from './file-upload.ts';
import type { UploadFailure } from './upload-step.ts';

/** The files of a field. */
export interface FieldFiles {
  readonly fieldId: string;
  readonly files: readonly File[];
}

/** The ids of the uploaded files by field id, or the first failure and its field. */
export type UploadsResult =
  | { readonly values: FormValues }
  | { readonly fieldId: string; readonly failure: UploadFailure };

/** The uploads of a form. They are kept after a failure, so that no file is sent twice. */
export class FileUploads {
  readonly #uploads = new WeakMap<File, FileUpload>();

  /** Returns the share of a file that has arrived, from 0 to 1. */
  shareOf(file: File): number {
    const offset = this.offsetOf(file);
    return file.size === 0 ? Number(offset > 0) : offset / file.size;
  }

  /** Returns the number of bytes of a file that have arrived. */
  offsetOf(file: File): number {
    return this.#uploads.get(file)?.offset ?? 0;
  }

  /** Uploads files one after the other. Files that have been uploaded are not sent again. */
  async run(
    fields: readonly FieldFiles[],
    target: Omit<UploadTarget, 'fieldId'>,
    signal: AbortSignal,
    onProgress: () => void,
  ): Promise<UploadsResult> {
    const values: [string, readonly string[]][] = [];
    for (const { fieldId, files } of fields) {
      const ids: string[] = [];
      for (const file of files) {
        const result = await this.#uploadOf(file).run({ ...target, fieldId }, signal, onProgress);
        if (!result.ok) return { fieldId, failure: result.failure };
        ids.push(result.id);
      }
      values.push([fieldId, ids]);
    }
    return { values: Object.fromEntries(values) };
  }

  /** Uploads these files again that the server has refused. */
  forget(files: readonly File[]): void {
    for (const file of files) this.#uploads.delete(file);
  }

  #uploadOf(file: File): FileUpload {
    const upload = this.#uploads.get(file) ?? new FileUpload(file);
    this.#uploads.set(file, upload);
    return upload;
  }
}
