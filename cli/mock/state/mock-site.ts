/** A mocked site: the operations on its state. Time and ids are injected, so that tests control both. */

import type { Product } from '../../../core/model/commerce/read-product.ts';
import { pushCapped } from './capped-list.ts';
import { ownValue, removeEntry, storeCapped } from './capped-record.ts';
import { type CartOf, type CartScenario, createCarts } from './carts.ts';
import { timeOf } from './clock.ts';
import { createFiles, type FileState, type StoredFiles } from './files.ts';
import type { FindForm, MockForm } from './mock-form.ts';
import { type FindProduct, productOf } from './mock-products.ts';
import type { ReviewScenario } from './reviews.ts';
import type { SearchScenario } from './search.ts';
import { emptyState, type MockState } from './state.ts';
import type { SavedSubmission, Submission } from './submission.ts';
import type { SummaryScenario } from './summaries.ts';

export interface MockOptions {
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a unique id. */
  readonly newId: () => string;
  /** The known forms. Without a list, every form id is accepted. */
  readonly forms?: readonly MockForm[];
  /** Finds a form if `forms` is not set. An unknown form is accepted without validation. */
  readonly findForm?: FindForm;
  /** Finds a product. Without it, only those of the initial cart are sold. */
  readonly findProduct?: FindProduct;
  /** How long a submission key may be used, in milliseconds. */
  readonly keyLifetime: number;
  /** The number of submissions per minute that are accepted before status 429. */
  readonly savesPerMinute: number;
  /** Whether every form requires a captcha response. */
  readonly needsCaptcha?: boolean;
  /** The largest file of a form in bytes. */
  readonly maxFileSize: number;
  /** The state of every file after its last byte. Default: ready. */
  readonly fileOutcome?: Exclude<FileState, 'uploading'>;
  /** Gives every cart, or its products, this state, independent of its content. */
  readonly carts?: CartScenario;
  /** Refuses every review for this reason. */
  readonly reviews?: ReviewScenario;
  /** Finds nothing, or results with markup and unsafe URLs. */
  readonly search?: SearchScenario;
  /** Renders summaries without content, or with unsafe HTML. */
  readonly summaries?: SummaryScenario;
}

/** The data and operations that routes use. */
export interface MockSite {
  /** `now` is the site's own clock, which may be set. */
  readonly options: MockOptions;
  /** For routes that store other data. */
  readonly state: MockState;
  /** Issues a submission key, good for one submission. */
  issueKey(): string;
  isKeyValid(key: string | undefined): boolean;
  /** Returns the submission that was saved with a key. */
  savedWith(key: string | undefined): SavedSubmission | undefined;
  /** Counts an attempt to save. Returns false if the limit is exceeded. */
  admitSave(): boolean;
  /** Uses up a captcha response. Returns false if it was already used. */
  admitCaptcha(answer: string): boolean;
  /** Returns undefined for an unknown id. `page` is the path of the page that sends the form. */
  formOf(id: string, page: string | undefined): Promise<MockForm | undefined>;
  /** Returns undefined for an unknown id. `page` is the path of the page that adds the product. */
  productOf(itemId: string, page: string | undefined): Promise<Product | undefined>;
  /** Records a submission and uses up its key. */
  save(submission: Submission): SavedSubmission;
  readonly submissions: readonly SavedSubmission[];
  readonly cartOf: CartOf;
  readonly files: StoredFiles;
}

const minute = 60_000;

/** Creates a site that reads and changes `state`. It has no other state, so several sites may share one. */
export function createMockSite(settings: MockOptions, state: MockState = emptyState()): MockSite {
  const now = (): number => timeOf(state.clock, settings.now());
  const options = { ...settings, now };
  const { newId, forms, findForm, keyLifetime, savesPerMinute, needsCaptcha } = options;
  const { keys, captchas, submissions } = state;
  const findAny = async (id: string, page: string | undefined): Promise<MockForm | undefined> => {
    if (forms) return forms.find((form) => form.id === id);
    return (page === undefined ? undefined : await findForm?.(id, page)) ?? { id };
  };

  return {
    options,
    state,
    submissions,
    cartOf: createCarts(options, state),
    files: createFiles(options, state.files),
    issueKey() {
      const key = newId();
      storeCapped(keys, key, now());
      return key;
    },
    isKeyValid(key) {
      const issued = ownValue(keys, key);
      return issued !== undefined && now() - issued < keyLifetime;
    },
    savedWith: (key) => (key === undefined ? undefined : submissions.find((saved) => saved.key === key)),
    admitSave() {
      const time = now();
      const recent = state.attempts.filter((at) => time - at < minute);
      // One more than the limit is enough to know that it is exceeded.
      state.attempts = [...recent.slice(Math.max(0, recent.length - savesPerMinute)), time];
      return state.attempts.length <= savesPerMinute;
    },
    admitCaptcha(answer) {
      const isFresh = answer !== '' && !captchas.includes(answer);
      if (isFresh) pushCapped(captchas, answer);
      return isFresh;
    },
    async formOf(id, page) {
      const form = await findAny(id, page);
      return needsCaptcha && form ? { ...form, hasCaptcha: true } : form;
    },
    productOf: (itemId, page) => productOf(itemId, page, options.findProduct),
    save(submission) {
      if (submission.key !== undefined) removeEntry(keys, submission.key);
      const saved = { ...submission, id: newId(), savedAt: new Date(now()).toISOString() };
      pushCapped(submissions, saved);
      return saved;
    },
  };
}
