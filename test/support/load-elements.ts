import { eventually } from './eventually.ts';

/** Scrolls to all elements of a page and points at them, and waits until they are defined. */
export async function loadElements(page: Document): Promise<void> {
  for (const element of page.querySelectorAll(':not(:defined)')) {
    // A closed dialog has no box.
    if (!element.checkVisibility()) continue;
    element.scrollIntoView();
    element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await eventually(`${element.localName} is defined`, () => element.matches(':defined'));
  }
}

/** Waits until all running animations of a page or of an element have ended, except those that repeat forever. */
export async function endAnimations(animated: Document | Element): Promise<void> {
  // Animations that follow the scroll position do not end, and paused ones wait for the visitor.
  const passing = animated
    .getAnimations()
    .filter(
      ({ effect, timeline, playState }) =>
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Infinity &&
        typeof timeline?.currentTime === 'number',
    );
  // A canceled animation rejects, and is over as well.
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
