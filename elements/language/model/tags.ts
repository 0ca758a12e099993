/** Language tags (https://www.rfc-editor.org/info/bcp47): their canonical form, their names, and the best match of a page. */

/** The `hreflang` of a page for visitors whose language the site does not have. It is not a language. */
export const defaultTag = 'x-default';

/** Languages are two or three letters: the platform accepts longer ones, such as `english`, of which none is registered. */
const language = /^[a-z]{2,3}(?![^-])/i;

/** Returns the canonical form of a tag, such as `pt-BR` for `pt-br`; undefined for text that is not a tag of a language. */
export function canonicalTag(text: string | null | undefined): string | undefined {
  const tag = text?.trim() ?? '';
  try {
    return language.test(tag) ? Intl.getCanonicalLocales(tag)[0] : undefined;
  } catch {
    return undefined;
  }
}

interface Likely {
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/** Returns the tag with its likely script and region: `zh-Hant-TW` for `zh-TW`. Norwegian pages are declared as `no` and as `nb`. */
function maximized(tag: string): Likely {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  return { language: language === 'nb' ? 'no' : language, script, region };
}

/**
 * Returns the tag that matches a language best: the same one, otherwise that of the same language in the same script, if there is one, or one
 * of its region, or one for all regions. Undefined if none matches, or several do equally. `tags` are canonical.
 */
export function bestMatch(wanted: string | undefined, tags: readonly string[]): string | undefined {
  const tag = canonicalTag(wanted);
  if (tag === undefined || tags.includes(tag)) return tag;
  const { language, script, region } = maximized(tag);
  const near = tags.filter((other) => {
    const likely = maximized(other);
    return likely.language === language && likely.script === script;
  });
  if (near.length < 2) return near[0];
  return (
    near.find((other) => maximized(other).region === region) ?? near.find((other) => !new Intl.Locale(other).region)
  );
}

/** Capitalizes a name in the list, as its language does. Georgian has capitals, but does not use them so. */
const capitalized = (name: string, tag: string): string => {
  const [first = ''] = name;
  return /\p{Script=Georgian}/u.test(first) ? name : first.toLocaleUpperCase(tag) + name.slice(first.length);
};

/** The name of a language, and the language of the name. */
export interface LanguageName {
  readonly text: string;
  /** Undefined for a name in the language of the page. */
  readonly lang: string | undefined;
}

/**
 * Returns the name of a language in that language ("Deutsch"), with its region if the tag has one. If the browser does not have it, returns
 * the name in the language of the page, or the tag.
 */
export function languageName(tag: string, pageLanguage: string | undefined): LanguageName {
  const isOwn = (locale: string): boolean => maximized(locale).language === maximized(tag).language;
  const nameIn = (locale: string): [text: string | undefined, locale: string] => {
    // With a region, "Deutsch (Österreich)" instead of "Österreichisches Deutsch".
    const languageDisplay = new Intl.Locale(tag).region ? 'standard' : 'dialect';
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none', languageDisplay });
    return [names.of(tag), names.resolvedOptions().locale];
  };
  const [own, locale] = nameIn(tag);
  if (own && isOwn(locale)) return { text: capitalized(own, tag), lang: tag };
  const [other] = nameIn(canonicalTag(pageLanguage) ?? 'en');
  return { text: other ?? tag, lang: undefined };
}
