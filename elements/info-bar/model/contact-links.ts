/** The links of contact details, as site owners write them. */
import { encodeText } from '../../../core/model/encode-text.ts';

/** Returns a `mailto:` URL; `undefined` if the text is not an email address. */
export const emailUrl = (text: string): string | undefined =>
  /^[^\s@]+@[^\s@]+$/.test(text.trim()) ? `mailto:${encodeText(text.trim()).replace('%40', '@')}` : undefined;

/**
 * Returns a `tel:` URL with the digits of a phone number (https://www.rfc-editor.org/rfc/rfc3966), without its extension. `(0)` after
 * a country code is not dialled. Returns undefined for fewer than 3 digits, and for letters, whose digits depend on the keypad.
 */
export function phoneUrl(text: string): string | undefined {
  const [number = ''] = text.trim().split(/[x#;]|ext/i, 1);
  const isInternational = number.startsWith('+');
  const digits = (isInternational ? number.replace('(0)', '') : number).replace(/\D/g, '');
  const isNumber = /^\+?[\d\s()./-]+$/.test(number) && digits.length > 2;
  return isNumber ? `tel:${isInternational ? '+' : ''}${digits}` : undefined;
}

/** Returns the URL of an external map (docs/spec.md#widgets-2). */
export const mapUrl = (address: string): string => `https://www.google.com/maps?q=${encodeText(address)}`;
