/**
 * The languages of a site and the provider of its translations (docs/spec.md#widgets-7). The specification does not show the
 * responses: the fields that are read here are those of the mock API, and `raw` is the entire response.
 */
import { flag, listOf, own, text } from '../model/site-context/decoders.ts';
import { type CallControl, type CallResult, emptyCall, typedCall } from './typed-call.ts';

export type { RequestFailure } from './request.ts';
export type { CallControl, CallResult } from './typed-call.ts';

/** The languages of a site. */
export interface MultilingualSettings {
  /** The tags of the languages, such as `pt-BR`; undefined if the response does not have a list. */
  readonly languages: readonly string[] | undefined;
  /** The language in which the site is written; undefined if the response does not have it. */
  readonly sourceLanguage: string | undefined;
  /** The response as the server has sent it. */
  readonly raw: unknown;
}

/** The state of the translations of a site. */
export interface MultilingualStatus {
  /** Whether a provider of translations is connected; undefined if the response does not have it. */
  readonly isConnected: boolean | undefined;
  /** The name of the provider, if one is connected. */
  readonly provider: string | undefined;
  /** The response as the server has sent it. */
  readonly raw: unknown;
}

const tags = listOf(text);

/** Whether a value is a language tag, such as `pt-BR`. */
function isTag(value: unknown): boolean {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length > 0;
  } catch {
    return false;
  }
}

const isObject = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const readSettings = (raw: unknown): MultilingualSettings | undefined =>
  isObject(raw)
    ? { languages: tags(own(raw, 'languages')), sourceLanguage: text(own(raw, 'sourceLanguage')), raw }
    : undefined;

const readStatus = (raw: unknown): MultilingualStatus | undefined =>
  isObject(raw) ? { isConnected: flag(own(raw, 'isConnected')), provider: text(own(raw, 'provider')), raw } : undefined;

/** Requests the languages of the site with `GET /api/multilingual/settings`. Failures of the server or the network never reject. */
export const fetchMultilingualSettings = (control: CallControl = {}): Promise<CallResult<MultilingualSettings>> =>
  typedCall('/api/multilingual/settings', {}, control, readSettings);

/** Requests the state of the translations with `GET /api/multilingual/status`. Failures of the server or the network never reject. */
export const fetchMultilingualStatus = (control: CallControl = {}): Promise<CallResult<MultilingualStatus>> =>
  typedCall('/api/multilingual/status', {}, control, readStatus);

/**
 * Replaces the languages of the site with `PUT /api/multilingual/languages`, with the crumb. Failures of the server or the network never
 * reject; rejects with a TypeError unless `languages` is a list of language tags. It is not empty: a site has a language.
 */
export async function updateLanguages(
  languages: readonly string[],
  control: CallControl = {},
): Promise<CallResult<undefined>> {
  // An array may have holes, which `every` skips.
  if (!Array.isArray(languages) || languages.length === 0 || !Array.from(languages).every(isTag))
    throw new TypeError('site-elements: updateLanguages() takes a list of language tags, such as ["en", "nb"].');
  const json = { languages };
  return emptyCall('/api/multilingual/languages', { method: 'PUT', crumb: 'query', json }, control);
}

/**
 * Disconnects the external provider of translations with `DELETE /api/multilingual/connection`, with the crumb. Failures of the server or
 * the network never reject.
 */
export const disconnectTranslationProvider = (control: CallControl = {}): Promise<CallResult<undefined>> =>
  emptyCall('/api/multilingual/connection', { method: 'DELETE', crumb: 'query' }, control);
