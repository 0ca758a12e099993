import { productIn } from '../lint/page/products.ts';
import type { FindProduct } from '../mock/state/mock-products.ts';
import type { FindOptions } from './find-file.ts';
import { readServedPage } from './served-page.ts';

/** Finds products in the current pages of a folder: the mock API sells what the page that adds it declares. */
export const servedProducts =
  (folder: string, options?: FindOptions): FindProduct =>
  async (id, path) => {
    const page = await readServedPage(folder, path, options);
    return page && productIn(page, id);
  };
