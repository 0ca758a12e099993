/** The visible banner. Loaded when it has to be shown. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHostEffect, useMoveCount } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import buttons from '../../core/element/ui/button.css';
import floating from '../../core/element/ui/floating.css';
import { Icon } from '../../core/element/ui/icon.tsx';
import { messages as specified } from '../../core/model/cookie-banner/messages.en.ts';
import type { CookieBannerPosition } from '../../core/model/vocabularies/cookie-banner.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { BannerText } from './BannerText.tsx';
import sheet from './cookie-banner.css';
import { messages as own } from './messages.en.ts';
import { bannerText } from './model/banner-text.ts';
import type { Values } from './model/strict.ts';
import { useBannerPosition } from './useBannerPosition.ts';
import type { BannerSession } from './useBannerSession.ts';
import { useFocusClearance } from './useFocusClearance.ts';

const messages = { ...specified, ...own };

interface Props extends BannerSession {
  readonly values: Values;
}

/** Remounts the banner on each event of an editor (docs/spec.md#runtime-4), and keeps its position across these. */
export function CookieBanner(props: Props): ReactNode {
  const { values, remounts } = props;
  const { shadow } = useBridge().host;
  useHostEffect(() => adoptInto(shadow, [buttons, floating, sheet]));
  const position = useBannerPosition(values.variant, values.position);
  return <BannerRegion key={remounts} {...props} position={position} />;
}

interface BannerRegionProps extends Props {
  readonly position: CookieBannerPosition;
}

/** A region, not a dialog: the page behind it stays usable, and Escape is not an answer. */
function BannerRegion({
  values,
  position,
  answer,
  hasDecline,
  notes,
  requests,
  onShown,
}: BannerRegionProps): ReactNode {
  const { variant, theme, ctaVariant } = values;
  const banner = useRef<HTMLElement>(null);
  const getMessage = useMessages(messages);
  const moves = useMoveCount();
  const isAway = useFocusClearance(banner);
  // A popover is above everything, and is hidden when the element moves in the document. Browsers without popovers use the z-index.
  useLayoutEffect(() => {
    const { current: node } = banner;
    if (node?.showPopover && !node.matches(':popover-open')) node.showPopover();
  }, [moves]);
  useLayoutEffect(onShown, []);
  useLayoutEffect(() => {
    if (requests > 0) banner.current?.focus();
  }, [requests]);

  const text = bannerText(values);
  const accept = values.ctaText?.trim() || getMessage('cookie-banner-accept');
  const isCross = ctaVariant === 'icon';
  const control = ctaVariant === 'text' ? 'button words' : 'button';
  /** Answers with the text on the screen, for the receipt. The author's own text is in the light DOM, and is added by the session. */
  const choose = (choice: 'accept' | 'decline') => () => answer(choice, banner.current?.textContent ?? '');
  return (
    <section
      ref={banner}
      part="banner"
      popover="manual"
      tabIndex={-1}
      aria-label={getMessage('cookie-banner-label')}
      className={`floating banner ${variant} ${position} ${theme}${isAway ? ' away' : ''}`}
    >
      <div part="text" className="text">
        <BannerText text={text.own ?? getMessage(text.code)} />
        {notes.length > 0 && <p part="note">{notes.map((code) => getMessage(code)).join(' ')}</p>}
      </div>
      <div part="actions" className="actions">
        {hasDecline && (
          <button type="button" part="decline" className={control} onClick={choose('decline')}>
            {values.optOutCtaText?.trim() || getMessage('cookie-banner-decline')}
          </button>
        )}
        <button
          type="button"
          part="accept"
          className={isCross ? 'button cross' : control}
          aria-label={isCross ? accept : undefined}
          onClick={choose('accept')}
        >
          {isCross ? <Icon path="M6 6 18 18M18 6 6 18" /> : accept}
        </button>
      </div>
    </section>
  );
}
