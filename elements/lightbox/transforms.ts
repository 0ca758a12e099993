/** Moves nodes by transforms: where a node is seen at any moment, and from there on to somewhere else. */
import { fitted, type View } from './model/zoom.ts';

/** A motion that sets out from where the node is and comes gently to rest. */
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** The box of the current slide's picture. */
export const pictureIn = (stage: HTMLElement | null): HTMLElement | null =>
  stage?.querySelector<HTMLElement>('.current .picture') ?? null;

/** A view as a CSS `transform`. */
export const transformOf = ({ scale, x, y }: View): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Where a node is seen now, also in the middle of a motion. */
export function viewOf(node: Element): View {
  const { a, e, f } = new DOMMatrix(getComputedStyle(node).transform);
  return { scale: a, x: e, y: f };
}

/** Marks the animation that opens an image from its thumbnail. */
export const thumbnailAnimation = 'thumbnailAnimation';

/** That motion, while it goes on. */
export const thumbnailAnimationOf = (node: Element): Animation | undefined =>
  node.getAnimations().find(({ id }) => id === thumbnailAnimation);

/** Puts a node somewhere, at once; ends its motions. */
export function setView(node: HTMLElement, view: View = fitted): void {
  for (const motion of node.getAnimations()) motion.cancel();
  node.style.transform = view === fitted ? '' : transformOf(view);
}

/** Moves a node from where it is seen now, or from `from`. In no time it is there at once. */
export function animateView(node: HTMLElement, to: View, duration: number, from = viewOf(node)): Animation {
  setView(node, to);
  return node.animate([{ transform: transformOf(from) }, {}], { duration, easing });
}
