/** The data of the inline script of a prerendered banner: the script itself contains no names, texts or rules. */
import { storedChoicesText } from '../../core/model/consent/stored-choices.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { type ConsentChoices, optionalCategories } from '../../core/model/vocabularies/consent-categories.ts';
import { cookies } from '../../core/model/vocabularies/cookies.ts';
import { type ConsentOptions, type ConsentReceipt, lifetimeOf } from '../../core/page/consent/store.ts';
import { consentOptions } from './consent-options.ts';
import { type BannerAnswer, contract } from './contract.ts';
import { bannerText, isHtml } from './model/banner-text.ts';
import { withPreset } from './model/strict.ts';

/** The type and the properties of an event. */
export type EventData<Detail = unknown> = readonly [
  type: string,
  init: { readonly bubbles: true; readonly composed: true; readonly cancelable: boolean; readonly detail: Detail },
];

interface AnswerData {
  /** The text of the cookie, with `T` for the time in seconds since 1970. */
  readonly cookie: string;
  readonly answer: EventData<BannerAnswer>;
  readonly receipt: EventData<Partial<ConsentReceipt>>;
  readonly answered: EventData<BannerAnswer>;
}

export type InlineData = readonly [
  /** A regular expression for the cookies of a page whose visitor has answered. */
  stored: string,
  /** By the part of the button. */
  answers: Readonly<Record<string, AnswerData>>,
  shown: EventData,
  options: ConsentOptions,
  /** Whether the text is HTML, which is shown as text until it is sanitized. */
  isHtml: boolean,
];

/** Returns a pattern for whole numbers of up to 12 digits that are at least `least`. */
function patternFrom(least: number): string {
  const digits = String(least);
  const larger = [...digits].map(
    (digit, index) => `${digits.slice(0, index)}[${Number(digit) + 1}-9]\\d{${digits.length - index - 1}}`,
  );
  const all = [digits, ...larger.filter((pattern) => !pattern.includes('[10-')), `[1-9]\\d{${digits.length},}`];
  return `(?=\\d{1,12}\\.)0*(?:${all.join('|')})`;
}

/** Requires exactly one answer to a category, as `readStoredChoices` does. */
const answerPattern = (category: string): string => {
  const given = (answer: string): string => `[^;]*\\.${category}-${answer}(?![^.;])`;
  return `(?=${given('[01]')})(?!(?=${given('0')})${given('1')})`;
};

/** The first cookie with the name counts, as in `pageCookies`. */
const storedPattern = (policyVersion: number): string =>
  `^(?:(?!${cookies.choice.name}=)[^;]*; )*${cookies.choice.name}=${patternFrom(policyVersion)}\\.\\d{1,12}(?![^.;])${optionalCategories
    .map(answerPattern)
    .join('')}`;

const eventData = <Detail>(type: string, detail: Detail, cancelable = false): EventData<Detail> => [
  type,
  { bubbles: true, composed: true, cancelable, detail },
];

function answerData(answer: 'accept' | 'decline', options: ConsentOptions, isSecure: boolean): AnswerData {
  const choices: ConsentChoices = Object.fromEntries(
    optionalCategories.map((category) => [category, answer === 'accept']),
  );
  const { policyVersion } = options;
  const text = storedChoicesText({ version: policyVersion, time: 0, choices }).replace(/\.0/, '.T');
  const age = `Max-Age=${lifetimeOf(choices, options)}`;
  return {
    cookie: `${cookies.choice.name}=${text}; Path=/; ${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    answer: eventData('site-answer', { answer, choices }, contract.events['site-answer'].cancelable),
    receipt: eventData('site-consent', { policyVersion, choices }),
    answered: eventData('site-answered', { answer, choices }),
  };
}

/** Returns the data for a page at this URL, if it is known; `undefined` where the banner does not prompt. */
export function inlineData(given: ValuesOf<typeof contract>, url = ''): InlineData | undefined {
  const values = withPreset(given);
  if (!values.enabled) return undefined;
  const options = consentOptions(values);
  // A server that does not know the protocol of its pages omits `Secure`, and the next answer to the element adds it.
  const isSecure = url.startsWith('https:');
  const answers = {
    accept: answerData('accept', options, isSecure),
    decline: answerData('decline', options, isSecure),
  };
  return [
    storedPattern(options.policyVersion),
    answers,
    eventData('site-shown', null),
    options,
    isHtml(bannerText(values).own),
  ];
}
