import type { ValidatedFile } from '../validate-files.ts';
import type { ResultForm } from './file-results.ts';

type DataHead = Pick<ValidatedFile, 'hasEntities' | 'skipped'>;

/** The form of the files of `validate` in a cache. */
export const dataForm: ResultForm<ValidatedFile, DataHead> = {
  name: 'validate',
  writer: () => {
    const texts: readonly string[] = [];
    return ({ hasEntities, skipped, findings }) => ({ texts, findings, head: { hasEntities, skipped } });
  },
  reader: () => (head, findings, file) => ({ ...head, findings, file, source: undefined }),
};
