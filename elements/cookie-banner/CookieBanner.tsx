import { type ReactNode, useLayoutEffect } from 'react';
import { useMoves } from '../../core/element/hooks/host.ts';
import { Icon } from '../../core/element/ui/icon.tsx';
import type {
  CookieBannerCtaVariant,
  CookieBannerPosition,
  CookieBannerTheme,
  CookieBannerVariant,
} from '../../core/model/vocabularies/cookie-banner-words.ts';
import { BannerText } from './BannerText.tsx';
import type { BannerSession } from './useBannerSession.ts';
import { useGivesWay } from './useGivesWay.ts';

interface Props extends Omit<BannerSession, 'notes' | 'isShown' | 'remounts'> {
  readonly variant: CookieBannerVariant;
  readonly position: CookieBannerPosition;
  readonly theme: CookieBannerTheme;
  readonly ctaVariant: CookieBannerCtaVariant;
  readonly label: string;
  readonly text: string;
  readonly note: string;
  readonly accept: string;
  readonly decline: string;
}

/** The question. A region, not a dialog: the page behind it stays usable, and Escape is no answer. */
export function CookieBanner({ banner, answer, hasDecline, ...looks }: Props): ReactNode {
  const { variant, position, theme, ctaVariant, label, text, note, accept, decline } = looks;
  const moves = useMoves();
  const isAway = useGivesWay(banner);
  // Above everything; a move in the document takes it down. Where there are no popovers its z-index has to do.
  useLayoutEffect(() => {
    const { current: node } = banner;
    if (node?.showPopover && !node.matches(':popover-open')) node.showPopover();
  }, [moves]);
  const isIcon = ctaVariant === 'icon';
  const control = ctaVariant === 'text' ? 'button words' : 'button';
  return (
    <section
      ref={banner}
      part="banner"
      popover="manual"
      tabIndex={-1}
      aria-label={label}
      className={`floating banner ${variant} ${position} ${theme}${isAway ? ' away' : ''}`}
    >
      <div part="text" className="text">
        <BannerText text={text} />
        {note && <p part="note">{note}</p>}
      </div>
      <div part="actions" className="actions">
        {hasDecline && (
          <button type="button" part="decline" className={control} onClick={() => answer('decline')}>
            {decline}
          </button>
        )}
        <button
          type="button"
          part="accept"
          className={isIcon ? 'button cross' : control}
          aria-label={isIcon ? accept : undefined}
          onClick={() => answer('accept')}
        >
          {isIcon ? <Icon path="M6 6 18 18M18 6 6 18" /> : accept}
        </button>
      </div>
    </section>
  );
}
