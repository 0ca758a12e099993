/** Language tags (https://www.rfc-editor.org/info/bcp47): their canonical form, their names, and the best match of a page. */

/** The `hreflang` of a page for visitors whose language the site does not have. It is not a language. */
export const defaultTag = 'x-default';

/** Languages are two or three letters: the platform accepts longer ones, such as `english`, of which none is registered. */
const language = /^[a-z]{2,3}(?![^-])/i;

/** Returns the canonical form of a tag, such as `pt-BR` for `pt-br`; undefined for text that is not a tag of a language. */
export function canonicalTag(text: string | null | undefined): string | undefined {
  // The platform does not know extended languages: zh-yue is yue.
  const tag = (text?.trim() ?? '').replace(/^([a-z]{2,3})-([a-z]{3})(?=-|$)/i, '$2');
  try {
    return language.test(tag) ? Intl.getCanonicalLocales(tag)[0] : undefined;
  } catch {
    return undefined;
  }
}

interface LikelySubtags {
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/**
 * Returns the tag with its likely script and region: `zh-Hant-TW` for `zh-TW`. Norwegian pages are declared as `no` and as `nb`. The likely
 * language of `und`, which is English, is not used.
 */
function maximized(tag: string): LikelySubtags {
  const locale = new Intl.Locale(tag);
  const { language } = locale;
  const { script, region } = locale.maximize();
  return { language: language === 'nb' ? 'no' : language, script, region };
}

/**
 * Returns the tag that matches a language best: the same one, otherwise that of the same language in the same script, if there is one, or one
 * of its region, one for several regions, such as `es-419`, or one for all. Undefined if none matches, or several do equally. `tags` are
 * canonical.
 */
export function bestMatch(wanted: string | undefined, tags: readonly string[]): string | undefined {
  const tag = canonicalTag(wanted);
  if (tag === undefined || tags.includes(tag)) return tag;
  const { language, script, region } = maximized(tag);
  const near = tags.filter((other) => {
    const likely = maximized(other);
    return likely.language === language && likely.script === script;
  });
  const regionOf = (other: string): string => new Intl.Locale(other).region ?? '';
  const [best, ...others] =
    [
      near.length === 1 ? near : [],
      near.filter((other) => maximized(other).region === region),
      near.filter((other) => /^\d/.test(regionOf(other))),
      near.filter((other) => !regionOf(other)),
    ].find(({ length }) => length > 0) ?? [];
  return others.length > 0 ? undefined : best;
}

/** Capitalizes a name in the list, as its language does. Georgian has capitals, but does not use them so. */
const capitalized = (name: string, tag: string): string => {
  const [first = ''] = name;
  return /\p{Script=Georgian}/u.test(first) ? name : first.toLocaleUpperCase(tag) + name.slice(first.length);
};

/** Returns the name of a language in another one, and the language of the name: the browser may not have names in the other one. */
function nameIn(tag: string, other: string): [text: string | undefined, language: string] {
  const { baseName, region } = new Intl.Locale(tag);
  // With a region, "Deutsch (Österreich)" instead of "Österreichisches Deutsch".
  const languageDisplay = region ? 'standard' : 'dialect';
  const names = new Intl.DisplayNames([other], { type: 'language', fallback: 'none', languageDisplay });
  const { locale } = names.resolvedOptions();
  try {
    // Browsers throw on extensions, such as those of `de-x-formal`.
    return [names.of(baseName), locale];
  } catch {
    return [undefined, locale];
  }
}

/** The name of a language, and the language of the name. */
export interface LanguageName {
  readonly text: string;
  /** Undefined for a name in the language of the page, and for a tag. */
  readonly lang: string | undefined;
}

/**
 * Returns the name of a language in that language ("Deutsch"), with its region if the tag has one. If the browser does not have it, returns
 * the name in the language of the page, or the tag.
 */
export function languageName(tag: string, pageLanguage: string | undefined): LanguageName {
  const isIn = (locale: string, language: string | undefined): boolean =>
    language !== undefined && maximized(locale).language === maximized(language).language;
  const [own, ownLocale] = nameIn(tag, tag);
  if (own && isIn(ownLocale, tag)) return { text: capitalized(own, tag), lang: tag };
  const page = canonicalTag(pageLanguage);
  const [other, locale] = nameIn(tag, page ?? 'en');
  return { text: other ?? tag, lang: other && !isIn(locale, page) ? locale : undefined };
}
