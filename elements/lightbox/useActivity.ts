import { type RefObject, useLayoutEffect, useState } from 'react';

/** How recently the visitor was active. */
export type Activity = 'awake' | 'still' | 'idle';

/**
 * Milliseconds until the previous and next buttons hide, and then all other controls (docs/decisions.md#decision-9).
 */
const stillAfter = 500;
const idleAfter = 3000;

/** Tracks pointer activity over the node. Controls stay visible for keyboard users, who may need them at any time. */
export function useActivity(ref: RefObject<HTMLElement | null>, isOpen: boolean): Activity {
  const [activity, setActivity] = useState<Activity>('awake');
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node || !isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = '';
    const rests = (to: Activity, delay: number, next = (): void => {}): void => {
      timer = setTimeout(() => {
        setActivity(to);
        next();
      }, delay);
    };
    const wake = (): void => {
      clearTimeout(timer);
      setActivity('awake');
    };
    const onPointer = ({ clientX, clientY, type, pointerType }: PointerEvent): void => {
      const here = `${clientX} ${clientY}`;
      const hasMoved = here !== last;
      last = here;
      // Browsers also dispatch events for a resting pointer when something appears or moves under it.
      if (type === 'pointerover' || (type === 'pointermove' && !hasMoved)) return;
      wake();
      // Touch moves the slides instead.
      rests('still', pointerType === 'touch' ? 0 : stillAfter, () => rests('idle', idleAfter - stillAfter));
    };
    wake();
    if (!node.querySelector(':focus-visible')) rests('idle', idleAfter);
    for (const type of ['pointerover', 'pointermove', 'pointerdown'] as const)
      node.addEventListener(type, onPointer, { signal });
    node.addEventListener('keydown', wake, { signal });
    signal.addEventListener('abort', wake);
    return () => controller.abort();
  }, [isOpen]);
  return activity;
}
