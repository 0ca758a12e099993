/** The state of one mocked site, in memory. Time and ids come from outside, so that a test decides both. */
import type { SavedSubmission, Submission } from './form/submission.ts';

/** A form that the mock knows. */
export interface MockForm {
  readonly id: string;
  /** Ids of fields that must not be empty. */
  readonly required?: readonly string[];
}

export interface MockOptions {
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
  /** A new id at each call, never the same twice. */
  readonly newId: () => string;
  /** The forms that are configured; without a list, every form id is. */
  readonly forms?: readonly MockForm[];
  /** How long a submission key may be used, in milliseconds. */
  readonly keyLifetime: number;
  /** How many submissions a minute are taken before the answer is 429. */
  readonly savesPerMinute: number;
}

/** What the routes work on. */
export interface MockSite {
  readonly options: MockOptions;
  /** Issues a submission key, good for one successful save. */
  issueKey(): string;
  isKeyValid(key: string | undefined): boolean;
  /** Counts one attempt to save; false when the limit is passed. */
  admitSave(): boolean;
  formOf(id: string): MockForm | undefined;
  /** Records a submission and uses up its key. */
  save(submission: Submission): SavedSubmission;
  readonly submissions: readonly SavedSubmission[];
}

const minute = 60_000;

export function createMockSite(options: MockOptions): MockSite {
  const { now, newId, forms, keyLifetime, savesPerMinute } = options;
  const keys = new Map<string, number>();
  const submissions: SavedSubmission[] = [];
  let attempts: readonly number[] = [];

  return {
    options,
    submissions,
    issueKey() {
      const key = newId();
      keys.set(key, now());
      return key;
    },
    isKeyValid(key) {
      const issued = keys.get(key ?? '');
      return issued !== undefined && now() - issued < keyLifetime;
    },
    admitSave() {
      const time = now();
      attempts = [...attempts.filter((at) => time - at < minute), time];
      return attempts.length <= savesPerMinute;
    },
    formOf: (id) => (forms ? forms.find((form) => form.id === id) : { id }),
    save(submission) {
      if (submission.key !== undefined) keys.delete(submission.key);
      const saved = { ...submission, id: newId(), savedAt: new Date(now()).toISOString() };
      submissions.push(saved);
      return saved;
    },
  };
}
