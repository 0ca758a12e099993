import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useWords } from '../../core/element/hooks/surroundings.ts';
import buttons from '../../core/element/ui/button.css';
import floating from '../../core/element/ui/floating.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { messages as specified } from '../../core/model/cookie-banner/messages.en.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { contract } from './contract.ts';
import shadow from './cookie-banner.css';
import { messages as own } from './messages.en.ts';
import { bannerText } from './model/banner-text.ts';
import { withPreset } from './model/strict.ts';
import page from './page.css';
import { useBannerPosition } from './useBannerPosition.ts';
import { useBannerSession } from './useBannerSession.ts';

const messages = { ...specified, ...own };

function CookieBannerElementView(given: ValuesOf<typeof contract>): ReactNode {
  const values = withPreset(given);
  const say = useWords(messages);
  const { notes, ...session } = useBannerSession(values);
  const position = useBannerPosition(values.variant, values.position);
  const text = bannerText(values);
  if (!session.isShown) return null;
  return (
    <CookieBanner
      key={session.remounts}
      {...session}
      variant={values.variant}
      position={position}
      theme={values.theme}
      ctaVariant={values.ctaVariant}
      label={say('cookie-banner-label')}
      text={text.own ?? say(text.code)}
      note={notes.map((code) => say(code)).join(' ')}
      accept={values.ctaText?.trim() || say('cookie-banner-accept')}
      decline={values.optOutCtaText?.trim() || say('cookie-banner-decline')}
    />
  );
}

/**
 * `<site-cookie-banner>`: asks visitors once what may be stored and requested (runtime 3 to 5, 9). One view on
 * `core/page/consent`; nothing is stored or sent before somebody has agreed.
 */
export const SiteCookieBannerElement = elementClass(contract, CookieBannerElementView, {
  shadow: [buttons, floating, shadow],
  page,
});
