/** The visible banner. Loaded when it has to be shown. */
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMoveCount } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useBridge } from '../../core/element/root.tsx';
import buttons from '../../core/element/ui/button.css';
import floating from '../../core/element/ui/floating.css';
import { Icon } from '../../core/element/ui/icon.tsx';
import { messages as specified } from '../../core/model/cookie-banner/messages.en.ts';
import type { ConsentChoices } from '../../core/model/vocabularies/consent-categories.ts';
import type { CookieBannerPosition } from '../../core/model/vocabularies/cookie-banner.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { BannerActions } from './BannerActions.tsx';
import { BannerText } from './BannerText.tsx';
import sheet from './cookie-banner.css';
import { messages as own } from './messages.en.ts';
import { bannerText } from './model/banner-text.ts';
import type { Values } from './model/strict.ts';
import { useBannerAnswers } from './useBannerAnswers.ts';
import { useBannerPosition } from './useBannerPosition.ts';
import type { BannerSession } from './useBannerSession.ts';
import { useFocusClearance } from './useFocusClearance.ts';

const messages = { ...specified, ...own };

const preferences = lazyModule((_retry) => import('./preferences/CookiePreferences.tsx'));

interface Props extends BannerSession {
  readonly values: Values;
}

/** Remounts the banner on each event of an editor (docs/spec.md#runtime-4), and keeps its position across these. */
export function CookieBanner(props: Props): ReactNode {
  const { values, remounts } = props;
  // Not in an effect, so that prerendered markup contains the stylesheets. A move to another document removes them.
  useMoveCount();
  adoptInto(useBridge().host.shadow, [buttons, floating, sheet]);
  const position = useBannerPosition(values.variant, values.position);
  return <BannerRegion key={remounts} {...props} position={position} />;
}

/** The categories: open from the start where the visitor requested the banner, otherwise after a click of a button. */
function usePreferences(requests: number) {
  const [isRequested, setRequested] = useState(false);
  const { module, load } = useLazyModule(preferences, 'cookie-preferences-missing');
  const open = (): void => {
    setRequested(true);
    load();
  };
  useLayoutEffect(() => {
    if (requests > 0) open();
  }, [requests]);
  return { Preferences: isRequested ? module?.CookiePreferences : undefined, open, close: () => setRequested(false) };
}

/** Moves the focus between the two views, because the button that the visitor used is removed. */
function useViewFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const categories = useRef<HTMLFieldSetElement>(null);
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (isMoving.current) (isOpen ? categories : button).current?.focus();
    isMoving.current = false;
  }, [isOpen]);
  const moveFocus = (): void => {
    isMoving.current = true;
  };
  return { button, categories, moveFocus };
}

/**
 * Shows the banner above everything, again after the element has moved in the document, and reports it once: a banner that the inline
 * script has shown is reported already. Browsers without popovers use the z-index.
 */
function usePopover(banner: RefObject<HTMLElement | null>, isShown: boolean, emit: Props['emit']): void {
  const moves = useMoveCount();
  const isReported = useRef(false);
  useLayoutEffect(() => {
    const { current: node } = banner;
    if (!node || !isShown) return;
    // The inline script has handled the clicks.
    node.onclick = null;
    const isOpen = !!node.showPopover && node.matches(':popover-open');
    const wasShown = isOpen || node.matches('[data-site-open]');
    if (!isOpen) node.showPopover?.();
    delete node.dataset.siteOpen;
    if (!wasShown && !isReported.current) emit('site-shown');
    isReported.current = true;
  }, [moves, isShown]);
}

interface BannerRegionProps extends Props {
  readonly position: CookieBannerPosition;
}

/** A region, not a dialog: the page behind it stays usable, and Escape is not an answer. */
function BannerRegion({ position, ...session }: BannerRegionProps): ReactNode {
  const { values, choices, isShown, isPrompting, requests, emit, end } = session;
  const { variant, theme } = values;
  const banner = useRef<HTMLElement>(null);
  const getMessage = useMessages(messages);
  const isAway = useFocusClearance(banner);
  const { notes, answer } = useBannerAnswers(session);
  const { Preferences, open, close } = usePreferences(requests);
  const { button, categories, moveFocus } = useViewFocus(Preferences !== undefined);
  const [changes, setChanges] = useState<ConsentChoices>({});
  usePopover(banner, isShown, emit);
  useLayoutEffect(() => {
    if (requests > 0) banner.current?.focus();
  }, [requests]);

  const text = bannerText(values);
  const isClosable = !isPrompting || Preferences !== undefined;
  const back = (): void => {
    setChanges({});
    if (isPrompting) {
      moveFocus();
      close();
    } else end();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isClosable) return;
    event.preventDefault();
    back();
  };
  return (
    <section
      ref={banner}
      part="banner"
      popover="manual"
      tabIndex={-1}
      aria-label={getMessage('cookie-banner-label')}
      className={`floating banner ${variant} ${position} ${theme}${isAway ? ' away' : ''}${isClosable ? ' closable' : ''}`}
      onKeyDown={onKeyDown}
    >
      <div part="text" className="text">
        <BannerText text={text.own ?? getMessage(text.code)} />
        {notes.length > 0 && <p part="note">{notes.map((code) => getMessage(code)).join(' ')}</p>}
      </div>
      {isClosable && (
        <button
          type="button"
          part="close"
          className="button cross"
          aria-label={getMessage('cookie-banner-close')}
          onClick={back}
        >
          <Icon path="M6 6 18 18M18 6 6 18" />
        </button>
      )}
      {Preferences && (
        <Preferences
          fieldset={categories}
          choices={{ ...choices, ...changes }}
          onChange={(category, isAllowed) => setChanges({ ...changes, [category]: isAllowed })}
        />
      )}
      <BannerActions
        values={values}
        getMessage={getMessage}
        preferencesButton={button}
        view={Preferences ? 'categories' : requests > 0 ? 'requested' : 'prompt'}
        onPreferences={() => {
          moveFocus();
          open();
        }}
        onAnswer={(given) => answer(given, banner.current?.textContent ?? '')}
        choices={{ ...choices, ...changes }}
      />
    </section>
  );
}
