import { readFile } from 'node:fs/promises';
import { definedForm } from '../lint/page/form-definitions.ts';
import { readPage } from '../lint/page/page.ts';
import type { FindForm } from '../mock/state/mock-form.ts';
import { sourceOf } from '../text/decode.ts';
import { type FindOptions, findFile } from './find-file.ts';

/** Finds forms in the current pages of a folder: the mock API validates a submission by the page that sent it. */
export const servedForms =
  (folder: string, options?: FindOptions): FindForm =>
  async (id, path) => {
    const found = await findFile(folder, path, options);
    if (found.kind !== 'file' || !found.path.endsWith('.html')) return undefined;
    const page = readPage(sourceOf(found.path, await readFile(found.path)));
    const form = definedForm(page, id);
    return form && { id, ...form };
  };
