import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSlotPerChild } from '../../../core/element/hooks/author-children.ts';
import { useIsClient } from '../../../core/element/hooks/client-value.ts';
import { useMessages } from '../../../core/element/hooks/language.ts';
import { useLatest } from '../../../core/element/hooks/latest.ts';
import { useListener } from '../../../core/element/hooks/listener.ts';
import { completesSwipe, type Drag } from '../../../core/model/drag.ts';
import { readSlide } from '../../../core/page/read-slide.ts';
import { imageIn } from '../../../core/page/slide-media.ts';
import { watchSwipes } from '../../../core/page/swipe.ts';
import { easeInOut, tween } from '../../../core/page/tween.ts';
import { matches, unclobber } from '../../../core/page/unclobber.ts';
import { Gallery } from '../Gallery.tsx';
import { messages } from '../messages.en.ts';
import { type ClickBehavior, stepOfClick } from '../model/click-behavior.ts';
import { overdrag, stepOfDrag, swipeTime } from '../model/swipe.ts';
import type { Boundaries } from '../model/swipe-settings.ts';
import { changeOf, followsFinger, type Transition, zoom } from '../model/transitions.ts';
import { slideClick } from '../slide-click.ts';
import type { DesignProps } from './design-props.ts';

interface Settings {
  readonly transition: Transition;
  readonly clickBehavior: ClickBehavior;
  readonly newWindow: boolean;
  readonly swipeBoundaries: Boundaries;
  /** The time that a slide is shown, in milliseconds. */
  readonly slideTime: number;
}

type Props = DesignProps<Settings>;

/** The duration of the return after a drag that was too short, in milliseconds. */
const returnDuration = 200;

/** The end of a drag, from which the change of slides continues. */
interface DragEnd {
  /** A fraction of the width, positive to the right. */
  readonly drawn: number;
  readonly velocity: number;
}

const noSlides: readonly Element[] = [];

const atRest: DragEnd = { drawn: 0, velocity: 0 };

const frameOf = (box: HTMLElement, node: Element | undefined): HTMLElement | undefined =>
  node && (box.querySelector(`slot[name="${unclobber(node).slot}"]`)?.parentElement ?? undefined);

/**
 * Moves the focus from the outgoing slide to the incoming one. Browsers differ in whether the parent of a slot matches
 * `:focus-within`.
 */
function takeFocus(leaving: readonly (Element | undefined)[], frame: HTMLElement | undefined): void {
  if (!frame || !leaving.some((one) => one && matches(one, ':focus-within'))) return;
  // Focusable only now, so that a click on a slide does not focus it.
  frame.tabIndex = -1;
  frame.focus({ preventScroll: true });
}

/** Animates the change to the current slide; without a duration it is immediate. */
function useChange(box: RefObject<HTMLElement | null>, dragEnd: RefObject<DragEnd>, props: Props): void {
  const { slides, settings, speed, isRtl } = props;
  const { nodes, index, arrived, isMoving, direction } = slides;
  useLayoutEffect(() => {
    const { current: stage } = box;
    if (!isMoving || !stage) return undefined;
    const { drawn, velocity } = dragEnd.current;
    dragEnd.current = atRest;
    const change = changeOf(settings.transition, { direction, isRtl, drawn });
    const isSwipe = settings.transition === 'new-swipe' || drawn !== 0;
    const left = (1 - Math.abs(drawn)) * stage.clientWidth;
    const duration = speed && isSwipe ? swipeTime(left, velocity) : speed;
    const timing = { duration, easing: drawn === 0 ? 'ease-in-out' : 'ease-out' };
    const [incoming, outgoing] = [frameOf(stage, nodes[index]), frameOf(stage, nodes[arrived])];
    takeFocus([outgoing, nodes[arrived]], incoming);
    const motions = [incoming?.animate(change.incoming, timing), outgoing?.animate(change.outgoing, timing)];
    Promise.all(motions.map((motion) => motion?.finished)).then(slides.settle, () => {});
    return () => {
      for (const motion of motions) motion?.cancel();
    };
  }, [index, isMoving]);
}

/** The Ken Burns effect: a slow zoom of the current slide's image, without its caption. The outgoing slide keeps its zoom. */
function useZoom(box: RefObject<HTMLElement | null>, { slides, settings, speed }: Props): void {
  const node = slides.nodes[slides.index];
  const leaving = slides.nodes[slides.arrived];
  const isZooming = settings.transition === 'ken-burns' && speed > 0;
  const { current: motions } = useRef(new Map<Element, Animation>());
  const cancelBut = (...kept: readonly (Element | undefined)[]): void => {
    for (const [of, motion] of motions) if (!kept.includes(of) && motions.delete(of)) motion.cancel();
  };
  useLayoutEffect(() => {
    if (isZooming) cancelBut(node, leaving);
    else cancelBut();
    const inner = (node && imageIn(node)) ?? (box.current && frameOf(box.current, node)?.querySelector('slot'));
    if (!isZooming || !inner || !node || motions.has(node)) return;
    const duration = settings.slideTime + 2 * speed;
    const timing = { duration, fill: 'forwards', easing: 'ease-out' } as const;
    motions.set(node, inner.animate(zoom(readSlide(node).focalPoint), timing));
  }, [node, leaving, isZooming]);
  useLayoutEffect(() => () => cancelBut(), []);
}

/** Changes slides by dragging. Returns the step to the slide that a drag reveals, 0 for none. */
function useDrag(box: RefObject<HTMLElement | null>, dragEnd: RefObject<DragEnd>, props: Props): number {
  const [beside, setBeside] = useState(0);
  const latest = useLatest(props);
  useLayoutEffect(() => {
    const stage = box.current;
    const controller = new AbortController();
    if (!stage) return undefined;
    // The offset of the slides, and the offset at which the drag started: they may have been returning.
    let [at, origin] = [0, 0];
    let way = new AbortController();
    const place = (distance: number): void => {
      const { slides, settings, isRtl } = latest.current;
      if (!followsFinger(settings.transition)) return;
      at = distance;
      const by = stepOfDrag(distance, isRtl);
      const boundary = by < 0 ? settings.swipeBoundaries.start : settings.swipeBoundaries.end;
      const drawn = slides.neighbour(by) === undefined ? overdrag(distance, boundary) : distance;
      stage.style.setProperty('--_site-gallery-drawn', `${drawn}px`);
      setBeside(by);
    };
    const rest = (): void => {
      stage.style.removeProperty('--_site-gallery-drawn');
      setBeside(0);
    };
    const listener = {
      start: () => {
        const { isMoving, nodes } = latest.current.slides;
        way.abort();
        origin = at;
        return !isMoving && nodes.length > 1;
      },
      move: ({ distance }: Drag) => place(origin + distance),
      end: (drag: Drag) => {
        const { slides, isRtl, speed } = latest.current;
        const width = stage.clientWidth;
        const distance = origin + drag.distance;
        // The next render animates the change from this offset.
        if (completesSwipe({ ...drag, distance }, width) && slides.step(stepOfDrag(distance, isRtl))) {
          dragEnd.current = { drawn: at / width, velocity: drag.velocity };
          return;
        }
        origin = at;
        way = new AbortController();
        const options = { duration: speed && returnDuration, ease: easeInOut, signal: way.signal };
        tween((progress) => place(origin * (1 - progress)), options).then(rest, () => {});
      },
    };
    watchSwipes(stage, listener, controller.signal);
    return () => {
      controller.abort();
      way.abort();
      rest();
    };
    // Another slide cancels the drag of the previous one.
  }, [props.slides.index]);
  return beside;
}

function useClick(box: RefObject<HTMLElement | null>, { slides, settings, isRtl }: Props): void {
  useListener(box, 'click', (event) => {
    const clicked = slideClick(event, slides.nodes);
    if (!clicked || clicked.isInteractive) return;
    const { clickThroughUrl } = readSlide(clicked.node);
    if (!clickThroughUrl) slides.step(stepOfClick(settings.clickBehavior, { at: clicked.at, isRtl }));
    else if (settings.newWindow) open(clickThroughUrl, '_blank', 'noopener');
    else location.assign(clickThroughUrl);
  });
}

/** One slide at a time. Only visible slides are rendered, also with 5,000 slides (docs/spec.md#widgets-2 and docs/spec.md#widgets-4, "Stacked"). */
export function Slideshow(props: Props): ReactNode {
  const { slides, settings } = props;
  const { nodes, index, arrived, isMoving } = slides;
  const getMessage = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const dragEnd = useRef(atRest);
  const by = useDrag(box, dragEnd, props);
  const beside = slides.neighbour(by) ?? index;
  // The current slide, the outgoing one, and the one that a drag reveals.
  const visible = useMemo(
    () => [...new Set([arrived, index, beside])].map((place) => nodes[place]).filter((node) => node !== undefined),
    [nodes, index, arrived, beside],
  );
  // Without script no slide is assigned to a slot: prerendered slides are a row.
  const isAssigned = useIsClient();
  const names = useSlotPerChild(isAssigned ? visible : noSlides);
  useChange(box, dragEnd, props);
  useZoom(box, props);
  useClick(box, props);
  const current = nodes[index];
  const placeOf = (node: Element): string =>
    node === current ? 'frame current' : by && !isMoving ? `frame ${by > 0 ? 'after' : 'before'}` : 'frame';
  if (!isAssigned)
    return (
      <Gallery {...settings} ref={box} label={props.label}>
        <slot />
      </Gallery>
    );
  return (
    <Gallery {...settings} ref={box} state="frames">
      {visible.map((node, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          key={names[place]}
          className={placeOf(node)}
          inert={node !== current}
          role="group"
          aria-roledescription={getMessage('gallery-slide')}
          aria-label={getMessage('gallery-position', { position: nodes.indexOf(node) + 1, count: nodes.length })}
        >
          <slot name={names[place]} />
        </div>
      ))}
    </Gallery>
  );
}
