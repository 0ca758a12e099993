/**
 * Decides whether the visitor of a page has agreed to a call. The server knows the stored answer and the signal of the browser, and
 * mostly the page; where these are not enough, it assumes the consent.
 */
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { readStoredChoices, validChoices } from '../../../core/model/consent/stored-choices.ts';
import type { ConsentCategory } from '../../../core/model/vocabularies/consent-categories.ts';
import { cookies } from '../../../core/model/vocabularies/cookies.ts';

/** How a page prompts its visitors for consent. */
export interface ConsentPrompt {
  /** Answers to an older version are no longer valid. */
  readonly policyVersion: number;
}

/** Finds the prompt of the page at a path. Returns undefined if the page has none, or it is not known. */
export type FindConsentPrompt = (path: string) => Promise<ConsentPrompt | undefined>;

/** `outdated`: the visitor has agreed to an older version of the policy. `signal`: the browser sends Global Privacy Control. */
export type MissingConsentReason = 'unanswered' | 'refused' | 'outdated' | 'signal';

/** The consent that a call lacks. */
export interface MissingConsent {
  readonly category: ConsentCategory;
  readonly reason: MissingConsentReason;
  /** The path of the page that sent the call; null if it is not known. */
  readonly page: string | null;
}

/** A call that needs consent. */
export interface ConsentRequirement {
  readonly categories: readonly ConsentCategory[];
  /** Whether Global Privacy Control is a refusal also after the visitor has agreed. */
  readonly isSignalFinal: boolean;
  /** The path of the page that sent the call; undefined if it is not known. */
  readonly page: string | undefined;
}

type Lack = Pick<MissingConsent, 'category' | 'reason'>;

/** Returns the consent that a call lacks on every page: the prompt of the page need not be known. */
function lackOnAnyPage(
  choiceCookie: string,
  hasSignal: boolean,
  categories: readonly ConsentCategory[],
): Lack | undefined {
  const choices = readStoredChoices(choiceCookie)?.choices;
  const refused = categories.find((category) => choices?.[category] === false);
  if (refused) return { category: refused, reason: 'refused' };
  const [category] = categories;
  return hasSignal && category ? { category, reason: 'signal' } : undefined;
}

/** Returns the consent that a call lacks on a page with this prompt. */
function lackWithPrompt(
  choiceCookie: string,
  { policyVersion }: ConsentPrompt,
  categories: readonly ConsentCategory[],
): Lack | undefined {
  const valid = validChoices(choiceCookie, policyVersion);
  const category = categories.find((one) => !valid[one]);
  if (!category) return undefined;
  return { category, reason: readStoredChoices(choiceCookie)?.choices[category] ? 'outdated' : 'unanswered' };
}

/** Returns the first consent that a call lacks, and undefined if the visitor has agreed or the server cannot know. */
export async function missingConsent(
  context: Context,
  { categories, isSignalFinal, page }: ConsentRequirement,
  findPrompt: FindConsentPrompt | undefined,
): Promise<MissingConsent | undefined> {
  const choiceCookie = getCookie(context, cookies.choice.name) ?? '';
  const hasSignal = isSignalFinal && context.req.header('sec-gpc') === '1';
  const certain = lackOnAnyPage(choiceCookie, hasSignal, categories);
  if (certain) return { ...certain, page: page?.slice(0, 200) ?? null };
  // A browser that denies cookies of this site cannot store an answer.
  const sendsCookies = choiceCookie !== '' || getCookie(context, cookies.crumb.name) !== undefined;
  if (page === undefined || !sendsCookies) return undefined;
  // Without a prompt the page may grant the consent by script, and the answer need not be in the cookie.
  const prompt = await findPrompt?.(page).catch(() => undefined);
  const lack = prompt && lackWithPrompt(choiceCookie, prompt, categories);
  return lack && { ...lack, page: page.slice(0, 200) };
}
