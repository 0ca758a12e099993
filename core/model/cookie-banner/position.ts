import {
  type CookieBannerPosition,
  type CookieBannerVariant,
  cookieBannerBarPositions,
  cookieBannerPopupPositions,
} from '../vocabularies/cookie-banner.ts';

const positions: Readonly<Record<CookieBannerVariant, readonly CookieBannerPosition[]>> = {
  bar: cookieBannerBarPositions,
  popup: cookieBannerPopupPositions,
};

const fallbacks = { bar: 'bottom', popup: 'bottom-left' } as const;

/**
 * Returns the position of a bar or popup; a position that it does not support falls back (docs/spec.md#runtime-5,
 * "Cookie banner defaults").
 */
export const bannerPosition = (
  variant: CookieBannerVariant,
  position: CookieBannerPosition | undefined,
): CookieBannerPosition => (position && positions[variant].includes(position) ? position : fallbacks[variant]);

/**
 * Returns the position after the variant has changed: a banner at the top stays at the top (docs/spec.md#runtime-5,
 * "Switching variant").
 */
export function switchedPosition(to: CookieBannerVariant, position: CookieBannerPosition): CookieBannerPosition {
  if (!position.startsWith('top')) return bannerPosition(to, position);
  return to === 'bar' ? 'top' : bannerPosition(to, position === 'top' ? 'top-left' : position);
}
