import { useState } from 'react';
import { bannerPosition, switchedPosition } from '../../core/model/cookie-banner/position.ts';
import type { CookieBannerPosition, CookieBannerVariant } from '../../core/model/vocabularies/cookie-banner.ts';

/** Returns the position of the banner. If only the variant changes, a banner at the top stays at the top (docs/spec.md#runtime-5). */
export function useBannerPosition(
  variant: CookieBannerVariant,
  given: CookieBannerPosition | undefined,
): CookieBannerPosition {
  const [before, setBefore] = useState({ variant, given, shown: bannerPosition(variant, given) });
  if (before.variant === variant && before.given === given) return before.shown;
  const usual = bannerPosition(variant, given);
  const isOnlySwitched = before.given === given && usual !== given;
  const shown = isOnlySwitched ? switchedPosition(variant, before.shown) : usual;
  setBefore({ variant, given, shown });
  return shown;
}
