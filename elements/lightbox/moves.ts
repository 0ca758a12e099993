/** Moves nodes by transforms: where a node is seen at any moment, and from there on to somewhere else. */
import { fitted, type View } from './model/zoom.ts';

/** A motion that sets out from where the node is and comes gently to rest. */
const easing = 'cubic-bezier(0.2, 0, 0, 1)';

const isFitted = ({ scale, x, y }: View): boolean => scale === 1 && x === 0 && y === 0;

/** A view as a CSS `transform`. */
export const transformOf = (view: View): string =>
  isFitted(view) ? 'none' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;

/** Where a node is seen now, also in the middle of a motion. */
export function viewOf(node: Element): View {
  const { a, e, f } = new DOMMatrix(getComputedStyle(node).transform);
  return { scale: a, x: e, y: f };
}

/** Puts a node somewhere, at once; ends its motions. */
export function put(node: HTMLElement, view: View = fitted): void {
  for (const motion of node.getAnimations()) motion.cancel();
  node.style.transform = transformOf(view);
}

/** Moves a node from where it is seen now, or from `from`. In no time it is there at once. */
export function glide(node: HTMLElement, to: View, duration: number, from = viewOf(node)): Animation | undefined {
  put(node, to);
  return duration > 0
    ? node.animate([{ transform: transformOf(from) }, { transform: transformOf(to) }], { duration, easing })
    : undefined;
}
