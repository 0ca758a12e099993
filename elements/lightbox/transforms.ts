/** Moves nodes by transforms, starting from their current position on the screen. */
import { fitted, type View } from './model/zoom.ts';

/** An animation from the node's current position that eases out. */
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** Returns the box of the current slide's image. */
export const imageBoxIn = (stage: HTMLElement | null): HTMLElement | null =>
  stage?.querySelector<HTMLElement>('.current .picture') ?? null;

/** A view as a CSS `transform`. */
export const transformOf = ({ scale, x, y }: View): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Returns the current position of a node, also during an animation. */
export function viewOf(node: Element): View {
  const { a, e, f } = new DOMMatrix(getComputedStyle(node).transform);
  return { scale: a, x: e, y: f };
}

/** Marks the animation that opens an image from its thumbnail. */
export const thumbnailAnimation = 'thumbnailAnimation';

/** Returns that animation while it runs. */
export const thumbnailAnimationOf = (node: Element): Animation | undefined =>
  node.getAnimations().find(({ id }) => id === thumbnailAnimation);

/** Positions a node at once and cancels its animations. */
export function setView(node: HTMLElement, view: View = fitted): void {
  for (const motion of node.getAnimations()) motion.cancel();
  node.style.transform = view === fitted ? '' : transformOf(view);
}

/** Animates a node from its current position, or from `from`. With a duration of 0 it is positioned at once. */
export function animateView(node: HTMLElement, to: View, duration: number, from = viewOf(node)): Animation {
  setView(node, to);
  return node.animate([{ transform: transformOf(from) }, {}], { duration, easing });
}
