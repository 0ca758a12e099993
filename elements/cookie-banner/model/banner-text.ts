import { messages } from '../../../core/model/cookie-banner/messages.en.ts';
import { isBlankHtml } from '../../../core/model/cookie-banner/settings.ts';

interface Given {
  readonly preset: 'strict' | undefined;
  readonly bannerText: string | undefined;
}

/** The site's own text, or the code of the default; under the strict preset nobody agrees "by using this website". */
export function bannerText({ preset, bannerText: text = '' }: Given): {
  readonly own?: string;
  readonly code: 'cookie-banner-text' | 'cookie-banner-text-strict';
} {
  const code = preset ? 'cookie-banner-text-strict' : 'cookie-banner-text';
  const isDefault = text.includes(messages['cookie-banner-text']);
  return isBlankHtml(text) || (preset && isDefault) ? { code } : { code, own: text };
}
