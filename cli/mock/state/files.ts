/** Files that forms upload. The mock API counts and sums their bytes and does not keep them, so that memory is bounded. */
import { ownValue, removeEntry, storeCapped } from './capped-record.ts';
import { crc32 } from './crc32.ts';

/** The state of a file: `uploading` until its last byte, then the outcome. */
export type FileState = 'uploading' | 'processing' | 'ready' | 'failed' | 'cancelled';

export interface FileDescription {
  readonly formId: string;
  readonly fieldId: string;
  readonly name: string;
  /** The media type; empty if the browser does not know it. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export interface StoredFile extends FileDescription {
  /** The number of bytes that have arrived. */
  readonly offset: number;
  readonly state: FileState;
  /** CRC-32 of these bytes. */
  readonly checksum: number;
}

/** The operations on the files of a site. */
export interface StoredFiles {
  create(file: FileDescription): { readonly id: string; readonly file: StoredFile };
  get(id: string): StoredFile | undefined;
  /** Adds bytes at the end of a file. */
  append(id: string, file: StoredFile, bytes: Uint8Array): StoredFile;
  remove(id: string): void;
}

interface FileOptions {
  readonly newId: () => string;
  readonly fileOutcome?: Exclude<FileState, 'uploading'>;
}

export function createFiles(
  { newId, fileOutcome = 'ready' }: FileOptions,
  files: Record<string, StoredFile>,
): StoredFiles {
  const store = (id: string, file: StoredFile): StoredFile => {
    const isComplete = file.offset === file.size;
    const stored = { ...file, state: isComplete ? fileOutcome : ('uploading' as const) };
    storeCapped(files, id, stored);
    return stored;
  };
  return {
    create(file) {
      const id = newId();
      return { id, file: store(id, { ...file, offset: 0, state: 'uploading', checksum: 0 }) };
    },
    get: (id) => ownValue(files, id),
    append: (id, file, bytes) =>
      store(id, { ...file, offset: file.offset + bytes.length, checksum: crc32(bytes, file.checksum) }),
    remove: (id) => removeEntry(files, id),
  };
}
