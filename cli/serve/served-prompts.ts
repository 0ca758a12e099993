import { promptedPolicy } from '../lint/page/cookie-banners.ts';
import type { FindConsentPrompt } from '../mock/measurements/missing-consent.ts';
import type { FindOptions } from './find-file.ts';
import { readServedPage } from './served-page.ts';

/** Finds how the current pages of a folder prompt for consent: the mock API decides by it whether a call has the consent of the visitor. */
export const servedPrompts =
  (folder: string, options?: FindOptions): FindConsentPrompt =>
  async (path) => {
    const page = await readServedPage(folder, path, options);
    const policyVersion = page && promptedPolicy(page);
    return policyVersion === undefined ? undefined : { policyVersion };
  };
