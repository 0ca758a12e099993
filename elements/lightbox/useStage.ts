import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useListener } from '../../core/element/hooks/listener.ts';
import type { Point } from '../../core/model/contract/point.ts';
import { isElement, treeOf } from '../../core/page/composed-tree.ts';
import { closest, matches } from '../../core/page/unclobber.ts';
import { type Command, commandOf, keyThrottle } from './model/commands.ts';
import { type SlideTransition, slideAt, stepTo } from './model/slide-transition.ts';
import { fitted, moved, zoomAbout } from './model/zoom.ts';
import { useGestures } from './useGestures.ts';
import { useSlideTransition } from './useSlideTransition.ts';
import { useZoom } from './useZoom.ts';

interface Options {
  readonly isOpen: boolean;
  readonly count: number;
  readonly index: number;
  readonly loop: boolean;
  readonly speed: number;
  readonly scrolls: boolean;
  readonly isRtl: boolean;
  readonly isStill: boolean;
  /** Controls are hidden: the first touch shows them and does nothing else. */
  readonly isIdle: boolean;
  readonly onIndex: (to: number) => boolean;
  readonly onSettled: (from: number, to: number) => void;
  readonly onClose: () => boolean;
}

export interface Stage {
  readonly transition: SlideTransition;
  readonly isZoomed: boolean;
  /** Enlarges the image, or shows the whole image again. */
  readonly toggleZoom: () => void;
  readonly canStep: (by: 1 | -1) => boolean;
  readonly step: (by: 1 | -1) => void;
  /** Keeps the focus in the dialog, which handles keys, after the focused node may have been removed. */
  readonly keepFocus: () => void;
}

/** Elements that use keys themselves. */
const typedInto = 'audio, input, select, textarea, video, [contenteditable]';

const still: Point = { x: 0, y: 0 };

/** Handles all input to the slides: buttons, keys, touch and wheel. */
export function useStage(
  dialog: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  options: Options,
): Stage {
  const { count, index, loop, isRtl, isStill } = options;
  const { transition, go, follow, back } = useSlideTransition(row, { ...options, speed: isStill ? 0 : options.speed });
  const zoom = useZoom(stage, transition.place, isStill);

  const canStep = (by: 1 | -1): boolean => stepTo(index, by, count, loop) !== undefined;
  const step = (by: 1 | -1, isDrawn = false): boolean => canStep(by) && go(slideAt(index + by, count), by, isDrawn);
  const scale = (factor: number, point?: Point, duration?: number): void =>
    zoom.change(
      (view, { most, from }) =>
        zoomAbout(view, point ? from(point) : still, Math.min(most, Math.max(1, view.scale * factor))),
      duration,
    );
  const toggleZoom = (point?: Point): void =>
    zoom.change((view, { usual, from }) =>
      view.scale > 1 ? fitted : zoomAbout(view, point ? from(point) : still, usual),
    );

  const runCommand = (command: Command): void => {
    if ('step' in command) step(command.step);
    else if ('to' in command) go(slideAt(command.to, count));
    else if ('pan' in command) zoom.change((view) => moved(view, command.pan));
    else scale(command.zoom);
  };
  useKeyCommands(dialog, isRtl, zoom.isZoomed, runCommand);
  // The focus must not stay in the previous slide, nor be lost with a control that this slide does not have.
  const keepFocus = (): void => {
    const node = stage.current;
    const active = node && treeOf(node)?.activeElement;
    if (!active || closest(active, '[inert]')) node?.focus({ preventScroll: true });
  };
  useLayoutEffect(keepFocus);

  useGestures(stage, { ...options, zoom, scale, toggleZoom, canStep, step, follow, back });

  return {
    transition,
    isZoomed: zoom.isZoomed,
    toggleZoom: () => toggleZoom(),
    canStep,
    step: (by) => void step(by),
    keepFocus,
  };
}

/** Handles keys in a node. Repeated steps keep a minimum interval. */
function useKeyCommands(
  node: RefObject<HTMLElement | null>,
  isRtl: boolean,
  isZoomed: boolean,
  runCommand: (command: Command) => void,
): void {
  const last = useRef(-keyThrottle);
  const press = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // The key that opened the lightbox may still be pressed, and must not activate the focused control.
    const isRepeated = event.repeat && /^(?:Enter| )$/.test(event.key);
    const isTyped = target && isElement(target) && matches(target, typedInto);
    const command = isTyped ? undefined : commandOf(event.key, isRtl, isZoomed);
    if (isRepeated || command) event.preventDefault();
    if (!command || ('step' in command && event.timeStamp - last.current < keyThrottle)) return;
    last.current = event.timeStamp;
    runCommand(command);
  };
  useListener(node, 'keydown', press);
}
