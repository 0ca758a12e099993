/**
 * The consent of the visitor of this page. Nothing is stored or requested before `allows` returns true; a category without
 * an answer is not allowed.
 */
import {
  type ConsentCategory,
  type ConsentChoices,
  optionalCategories,
} from '../model/vocabularies/consent-categories.ts';
import { reportFailure } from './failure.ts';
import { pageService, store } from './page.ts';

export type { ConsentCategory, ConsentChoices } from '../model/vocabularies/consent-categories.ts';

/** Storage in which answers outlive the page: the cookie banner provides one, with its lifetime and policy version. */
export interface ConsentStore {
  /** The answers of an earlier visit, if they are still valid. */
  readonly read: () => ConsentChoices;
  /** Called with all answers after each change, and with the text that the visitor read. */
  readonly write: (choices: ConsentChoices, text: string | undefined) => void;
}

/** Options of `answer`. */
export interface AnswerOptions {
  /** The text that the visitor read before answering: it becomes part of the receipt. */
  readonly text?: string;
}

/** The consent of one page, shared by all copies of this code on it. */
export interface Consent {
  /** Whether the visitor agreed. Always true for `necessary`; false without an answer and for unknown categories. */
  readonly allows: (category: ConsentCategory) => boolean;
  /** The answers so far. A category without an answer is missing, so a banner can distinguish it from a refused one. */
  readonly choices: () => ConsentChoices;
  /** Answers several categories; subscribers are called once. */
  readonly answer: (choices: ConsentChoices, options?: AnswerOptions) => void;
  /** Answers yes to the categories; services that need them may start at once. */
  readonly grant: (...categories: readonly ConsentCategory[]) => void;
  /** Answers no to the categories; subscribers stop, and remove the data they have stored. */
  readonly withdraw: (...categories: readonly ConsentCategory[]) => void;
  /** Calls the listener after each change of an answer; returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves as soon as the category is allowed; rejects with the signal's reason if the signal aborts first. */
  readonly whenAllowed: (category: ConsentCategory, signal?: AbortSignal) => Promise<void>;
  /** Adopts stored answers to categories that have none on this page, and passes every later change to the store. */
  readonly storeIn: (answers: ConsentStore) => void;
}

/**
 * Copies the boolean answers to known categories: stored answers come from a cookie, which any script can write. The
 * result has no prototype, so a polluted `Object.prototype` adds no answers.
 */
function readChoices(value: ConsentChoices): ConsentChoices {
  const given = optionalCategories.filter(
    (category) => Object.hasOwn(value, category) && typeof value[category] === 'boolean',
  );
  return Object.assign(Object.create(null), Object.fromEntries(given.map((category) => [category, value[category]])));
}

const isSame = (a: ConsentChoices, b: ConsentChoices): boolean =>
  optionalCategories.every((category) => a[category] === b[category]);

const answered = (categories: readonly ConsentCategory[], answer: boolean): ConsentChoices =>
  Object.fromEntries(categories.map((category) => [category, answer]));

function create(document: Document): Consent {
  const state = store(readChoices({}));
  const guarded = (step: () => void) => (): void => {
    try {
      step();
    } catch (cause) {
      reportFailure(document, { code: 'consent-step-failed', args: {}, cause });
    }
  };
  const merge = (...layers: readonly ConsentChoices[]): void => {
    const next = readChoices(Object.assign({}, ...layers));
    if (!isSame(next, state.get())) state.set(next);
  };
  const allows = (category: ConsentCategory): boolean => category === 'necessary' || state.get()[category] === true;
  // One subscriber that fails must not keep a withdrawal from the others.
  let text: string | undefined;
  const answer = (choices: ConsentChoices, options?: AnswerOptions): void => {
    // Subscribers may answer as well, while this answer is written.
    const outerText = text;
    text = options?.text ?? text;
    merge(state.get(), choices);
    text = outerText;
  };
  const subscribe = (listener: () => void): (() => void) => state.subscribe(guarded(listener));

  return {
    allows,
    choices: state.get,
    answer,
    grant: (...categories) => answer(answered(categories, true)),
    withdraw: (...categories) => answer(answered(categories, false)),
    subscribe,
    whenAllowed: async (category, signal) => {
      signal?.throwIfAborted();
      if (allows(category)) return;
      await new Promise<void>((resolve, reject) => {
        const unsubscribe = subscribe(() => allows(category) && settle(resolve));
        const settle = (callback: () => void): void => {
          unsubscribe();
          callback();
        };
        signal?.addEventListener('abort', () => settle(() => reject(signal.reason)), { once: true });
      });
    },
    storeIn: (answers) => {
      guarded(() => merge(answers.read(), state.get()))();
      subscribe(() => answers.write(state.get(), text));
    },
  };
}

/** The page's consent. Elements only read it; the cookie banner, or the page's own banner, writes it. */
export const consent = (document: Document = globalThis.document): Consent => pageService(document, 'consent', create);
