import { messages } from '../../../core/model/cookie-banner/messages.en.ts';
import { isBlankHtml } from '../../../core/model/cookie-banner/settings.ts';

interface BannerTextSettings {
  readonly preset: 'strict' | undefined;
  readonly bannerText: string | undefined;
}

/** Returns the site's own text, or the message code of the default. The strict preset's default does not treat using the website as consent. */
export function bannerText({ preset, bannerText: text = '' }: BannerTextSettings): {
  readonly own?: string;
  readonly code: 'cookie-banner-text' | 'cookie-banner-text-strict';
} {
  const code = preset ? 'cookie-banner-text-strict' : 'cookie-banner-text';
  const isDefault = text.includes(messages['cookie-banner-text']);
  return isBlankHtml(text) || (preset && isDefault) ? { code } : { code, own: text };
}

/** Returns whether a text contains tags or character references. */
export const isHtml = (text = ''): boolean => /[<&]/.test(text);
