import { definedForm } from '../lint/page/form-definitions.ts';
import type { FindForm } from '../mock/state/mock-form.ts';
import type { FindOptions } from './find-file.ts';
import { readServedPage } from './served-page.ts';

/** Finds forms in the current pages of a folder: the mock API validates a submission by the page that sent it. */
export const servedForms =
  (folder: string, options?: FindOptions): FindForm =>
  async (id, path) => {
    const page = await readServedPage(folder, path, options);
    const form = page && definedForm(page, id);
    return form && { id, ...form };
  };
