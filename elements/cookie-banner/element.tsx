import { type ReactNode, useLayoutEffect } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { contract } from './contract.ts';
import { withPreset } from './model/strict.ts';
import page from './page.css';
import { useBannerSession } from './useBannerSession.ts';

const visibleBanner = lazyModule((_retry) => import('./CookieBanner.tsx'), 'CookieBanner');

/**
 * Loads the visible banner only when it has to be shown: most visitors have answered on an earlier page. Prerendered markup contains
 * it closed, and its inline script shows it.
 */
function CookieBannerElementView(given: ValuesOf<typeof contract>): ReactNode {
  const values = withPreset(given);
  const session = useBannerSession(values);
  const { module, load } = useLazyModule(visibleBanner, 'cookie-banner-missing');
  const { isShown, isPrerendered, requests, remounts } = session;
  const bridge = useBridge();
  if (isPrerendered) bridge.onNeeded?.(visibleBanner);
  useLayoutEffect(() => {
    if (isShown) load();
    // Each further request to show the banner imports it again if that failed.
  }, [isShown, requests, remounts]);
  // Otherwise keep the author's content in a hidden slot.
  return module && (isShown || isPrerendered) ? <module.CookieBanner {...session} values={values} /> : <slot hidden />;
}

/**
 * `<site-cookie-banner>`: prompts visitors once for consent to storage and requests (docs/spec.md#runtime-3 to docs/spec.md#runtime-5, docs/spec.md#runtime-9). A view of
 * `core/page/consent`. Nothing is stored or sent before the visitor has agreed.
 */
export const SiteCookieBannerElement = elementClass(contract, CookieBannerElementView, { page });
