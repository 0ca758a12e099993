/**
 * Decides whether the visitor of a page has agreed to a call. The server knows the stored answer, the signal of the browser and the
 * page; where these are not enough, it assumes the consent.
 */
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { readStoredChoices, validChoices } from '../../../core/model/consent/stored-choices.ts';
import type { ConsentCategory } from '../../../core/model/vocabularies/consent-categories.ts';
import { cookies } from '../../../core/model/vocabularies/cookies.ts';
import { referringPage } from '../routes/referring-page.ts';

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
  /** The path of the page that sent the call. */
  readonly page: string;
}

/** The facts by which the answer of a visitor is known. */
interface VisitorFacts {
  /** The text of the cookie with the answers; empty without one. */
  readonly choiceCookie: string;
  /** Whether the browser sends cookies of this site: one that denies them cannot store an answer. */
  readonly sendsCookies: boolean;
  readonly prompt: ConsentPrompt | undefined;
}

function reasonOf(category: ConsentCategory, facts: VisitorFacts): MissingConsentReason | undefined {
  const { choiceCookie, sendsCookies, prompt } = facts;
  const stored = readStoredChoices(choiceCookie)?.choices[category];
  if (stored === false) return 'refused';
  if (validChoices(choiceCookie, prompt?.policyVersion ?? 0)[category]) return undefined;
  // Without a prompt the page may grant the consent by script, and the answer need not be in the cookie.
  if (!prompt || !sendsCookies) return undefined;
  return stored ? 'outdated' : 'unanswered';
}

/**
 * Returns the first consent that a call lacks, and undefined if the visitor has agreed or the server cannot know. `isSignalFinal`:
 * whether Global Privacy Control is a refusal also after the visitor has agreed.
 */
export async function missingConsent(
  context: Context,
  categories: readonly ConsentCategory[],
  isSignalFinal: boolean,
  findPrompt: FindConsentPrompt | undefined,
): Promise<MissingConsent | undefined> {
  const page = referringPage(context.req)?.pathname;
  if (page === undefined) return undefined;
  const choiceCookie = getCookie(context, cookies.choice.name) ?? '';
  const sendsCookies = choiceCookie !== '' || getCookie(context, cookies.crumb.name) !== undefined;
  const hasSignal = isSignalFinal && context.req.header('sec-gpc') === '1';
  const facts = { choiceCookie, sendsCookies, prompt: await findPrompt?.(page).catch(() => undefined) };
  for (const category of categories) {
    const reason = hasSignal ? 'signal' : reasonOf(category, facts);
    if (reason) return { category, reason, page: page.slice(0, 200) };
  }
  return undefined;
}
