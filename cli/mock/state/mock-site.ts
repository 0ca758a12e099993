/** One mocked site: what it does with its state. Time and ids come from outside, so that a test decides both. */

import { maxEntries, ownValue, storeCapped } from './capped-record.ts';
import { type CartOf, createCarts } from './carts.ts';
import { timeOf } from './clock.ts';
import type { FindForm, MockForm } from './mock-form.ts';
import { emptyState, type MockState } from './state.ts';
import type { SavedSubmission, Submission } from './submission.ts';

export interface MockOptions {
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
  /** A new id at each call, never the same twice. */
  readonly newId: () => string;
  /** The forms that are configured; without a list, every form id is. */
  readonly forms?: readonly MockForm[];
  /** Finds a form where no list is set; an unknown form is accepted without validation. */
  readonly findForm?: FindForm;
  /** How long a submission key may be used, in milliseconds. */
  readonly keyLifetime: number;
  /** How many submissions a minute are taken before the answer is 429. */
  readonly savesPerMinute: number;
  /** Whether every form needs the answer of a captcha. */
  readonly needsCaptcha?: boolean;
  /** Shows every cart in this state, whatever it contains. */
  readonly carts?: 'empty' | 'out-of-stock';
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
  /** Counts one attempt to save; false when the limit is passed. */
  admitSave(): boolean;
  /** Takes a captcha's answer, each one once. */
  admitCaptcha(answer: string): boolean;
  /** Nothing for an id that is not configured. `page` is the path of the page that sends it. */
  formOf(id: string, page: string | undefined): Promise<MockForm | undefined>;
  /** Records a submission and uses up its key. */
  save(submission: Submission): SavedSubmission;
  readonly submissions: readonly SavedSubmission[];
  readonly cartOf: CartOf;
}

const minute = 60_000;

/** The site over a state, which it changes. It keeps nothing else: several may share one state. */
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
    cartOf: createCarts(options, state.carts),
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
      state.attempts = [...state.attempts.filter((at) => time - at < minute), time];
      return state.attempts.length <= savesPerMinute;
    },
    admitCaptcha(answer) {
      const isFresh = answer !== '' && !captchas.includes(answer);
      if (isFresh && captchas.push(answer) > maxEntries) captchas.shift();
      return isFresh;
    },
    async formOf(id, page) {
      const form = await findAny(id, page);
      return needsCaptcha && form ? { ...form, hasCaptcha: true } : form;
    },
    save(submission) {
      if (submission.key !== undefined) delete keys[submission.key];
      const saved = { ...submission, id: newId(), savedAt: new Date(now()).toISOString() };
      submissions.push(saved);
      return saved;
    },
  };
}
