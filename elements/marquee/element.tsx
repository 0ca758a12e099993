import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useDirection, useMessages } from '../../core/element/hooks/language.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useInView, useReducedMotion } from '../../core/element/hooks/viewport.ts';
import { useBridge } from '../../core/element/root.tsx';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { contract } from './contract.ts';
import { Marquee } from './Marquee.tsx';
import shadow from './marquee.css';
import { messages } from './messages.en.ts';
import { readBlock } from './model/block.ts';
import page from './page.css';
import { useContentFocus } from './useContentFocus.ts';
import { useCopies } from './useCopies.ts';
import { useExtent } from './useExtent.ts';

type Values = ValuesOf<typeof contract>;

const blockItems = lazyModule((_retry) => import('./BlockItems.tsx'), 'BlockItems');
const waveModule = lazyModule((_retry) => import('./Wave.tsx'));

/** Content that a wave cannot show. Custom elements, too, may have it in their shadow roots. */
const otherContent =
  'a, button, input, select, textarea, img, picture, svg, math, canvas, video, audio, iframe, object, [tabindex]';

const isText = (host: Element): boolean =>
  !host.querySelector(otherContent) &&
  [...host.querySelectorAll('*')].every(({ localName }) => !localName.includes('-'));

/** With more copies than this, a short text without a gap would fill the page with nodes. */
const maxCopies = 64;

/** Returns the phrases of block data; undefined if the markup has content, or the data has no phrases. */
function useItems({ blockJson, dataBlockJson }: Values, hasOwn: boolean): readonly string[] | undefined {
  const json = (blockJson ?? dataBlockJson ?? '').trim();
  return useMemo(() => {
    const block = readBlock(json);
    if (json && !block) warnOnce(messages['marquee-block-invalid-json']);
    return hasOwn || !block?.items?.length ? undefined : block.items;
  }, [json, hasOwn]);
}

/** Returns the view of phrases of block data, which is loaded if it is shown. */
function useBlockItems(isShown: boolean) {
  const bridge = useBridge();
  if (isShown) bridge.onNeeded?.(blockItems);
  const { module, load } = useLazyModule(blockItems, 'marquee-items-missing');
  useLayoutEffect(() => {
    if (isShown) load();
  }, [isShown]);
  return module?.BlockItems;
}

/** Returns a function that writes `paused` and dispatches the event, as the methods do. */
function usePause(paused: boolean): (isPaused: boolean) => void {
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const setPaused = (isPaused: boolean): void => {
    if (isPaused === paused) return;
    writeBack({ paused: isPaused });
    emit(isPaused ? 'site-paused' : 'site-resumed');
  };
  useExpose(contract, { pause: () => setPaused(true), play: () => setPaused(false) });
  return setPaused;
}

const classes = (names: Readonly<Record<string, boolean>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

/** Returns the view of the wave, once it is loaded. Until then the line is straight. */
function useWave(isCurved: boolean) {
  const { module, load } = useLazyModule(waveModule, 'marquee-wave-missing');
  useLayoutEffect(() => {
    if (isCurved) load();
  }, [isCurved]);
  return isCurved ? module?.Wave : undefined;
}

function MarqueeElementView(values: Values): ReactNode {
  const { shape, waveSegment, direction, speed, pauseOnHover, paused } = values;
  const host = useHost();
  const children = useAuthorChildren();
  const getMessage = useMessages(messages);
  const isRtl = useDirection() === 'rtl';
  const isStill = useReducedMotion();
  const isInView = useInView();
  const setPaused = usePause(paused);
  const refs = {
    box: useRef<HTMLDivElement>(null),
    group: useRef<HTMLDivElement>(null),
    slot: useRef<HTMLSlotElement>(null),
  };
  const focus = useContentFocus(refs.box);
  const hasOwn = children.length > 0 || !!host.textContent?.trim();
  const items = useItems(values, hasOwn);
  const BlockItems = useBlockItems(items !== undefined);
  const isFilled = hasOwn || items !== undefined;
  const extent = useExtent(refs.box, refs.group, [children, items, BlockItems]);

  const canMove = (hasOwn || (items !== undefined && BlockItems !== undefined)) && speed > 0;
  const isLaidOut = canMove && !!extent?.text && !isStill;
  const isMoving = isLaidOut && focus !== 'keyboard';
  const isRunning = isMoving && isInView && !paused && focus === 'none';
  const isCurved = isLaidOut && shape === 'wave';
  const Wave = useWave(isCurved && isText(host));
  const copies = isLaidOut && !Wave ? Math.min(maxCopies, Math.ceil(extent.box / extent.text)) : 0;
  useCopies(refs.slot, copies);
  useStates({ moving: isRunning });
  useLayoutEffect(() => {
    if (extent && !isFilled) warnOnce(messages['marquee-no-content']);
    if (isCurved && !isText(host)) warnOnce(messages['marquee-wave-content']);
  });

  const moving = classes({
    moving: isMoving,
    running: isRunning,
    rtl: isRtl,
    reverse: direction !== undefined && (direction === 'right') !== isRtl,
  });
  return (
    <Marquee
      refs={refs}
      boxClass={classes({ box: true, clipped: isMoving, hovered: pauseOnHover })}
      trackClass={Wave ? 'track transparent' : `track ${moving}`}
      trackStyle={
        isMoving && !Wave
          ? // React's type of styles does not contain custom properties.
            ({ '--_site-marquee-count': copies + 1, animationDuration: `${extent.text / speed}s` } as CSSProperties)
          : undefined
      }
      copies={copies}
      items={items && (BlockItems ? <BlockItems items={items} /> : '')}
      wave={
        Wave &&
        extent && (
          <Wave
            host={host}
            nodes={[...(refs.slot.current?.assignedNodes() ?? refs.group.current?.childNodes ?? [])]}
            boxWidth={extent.box}
            textWidth={extent.text}
            segment={waveSegment}
            speed={speed}
            className={moving}
          />
        )
      }
      isPaused={paused}
      buttonLabel={isFilled && speed > 0 ? getMessage(paused ? 'marquee-play' : 'marquee-pause') : undefined}
      onTurn={() => setPaused(!paused)}
    />
  );
}

/** `<site-marquee>`: text that moves along a line or a wave while it is in view (docs/spec.md#runtime-4, "Behavior"). */
export const SiteMarqueeElement = elementClass(contract, MarqueeElementView, { shadow, page });
