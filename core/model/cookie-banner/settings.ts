/** The cookie banner with its defaults (docs/spec.md#runtime-5, "Cookie banner defaults"). */
import type { ContextCookieSettings } from '../site-context/site-context.ts';
import type {
  CookieBannerAcceptType,
  CookieBannerCtaVariant,
  CookieBannerPosition,
  CookieBannerTheme,
  CookieBannerVariant,
} from '../vocabularies/cookie-banner.ts';
import { bannerPosition } from './position.ts';

/** Texts that are not set are those of the messages: `cookie-banner-text`, `-accept`, `-decline`. */
export interface CookieBanner {
  readonly isEnabled: boolean;
  readonly variant: CookieBannerVariant;
  readonly position: CookieBannerPosition;
  readonly theme: CookieBannerTheme;
  readonly acceptType: CookieBannerAcceptType;
  readonly ctaVariant: CookieBannerCtaVariant;
  /** HTML or plain text. */
  readonly text?: string;
  readonly acceptText?: string;
  readonly declineText?: string;
}

/** Returns whether HTML has no content: an empty paragraph, white space, or a single line break. */
export const isBlankHtml = (html: string): boolean =>
  !/\S/.test(html.replace(/<(?!img\b)[a-z/!?][^>]*(?:>|$)|&nbsp;|&#160;/gi, ''));

/** Completes the settings of a site, in either form, with defaults. Empty texts are treated as not set. */
export function cookieBanner(settings: ContextCookieSettings = {}): CookieBanner {
  const { cookieBannerVariant: variant = 'bar', cookieBannerText: text = '' } = settings;
  const { cookieBannerCtaText: accept = '', cookieBannerOptOutCtaText: decline = '' } = settings;
  return {
    isEnabled: settings.isCookieBannerEnabled ?? false,
    variant,
    position: bannerPosition(variant, settings.cookieBannerPosition),
    theme: settings.cookieBannerTheme ?? 'dark',
    acceptType: settings.cookieBannerAcceptType ?? 'opt-in',
    ctaVariant: settings.cookieBannerCtaVariant ?? 'icon',
    ...(!isBlankHtml(text) && { text }),
    ...(accept.trim() !== '' && { acceptText: accept }),
    ...(decline.trim() !== '' && { declineText: decline }),
  };
}
