/** Stacks the notifications of a page below one another, the oldest first. */
import { pageService } from '../../core/page/page.ts';
import { unclobber } from '../../core/page/unclobber.ts';

const gap = 11;
const edge = 22;

/** Called with whether the notification waits for room in the window. */
type SetWaiting = (isWaiting: boolean) => void;

const stackOf = (document: Document): Map<HTMLElement, SetWaiting> =>
  pageService(document, 'notification-stack', () => new Map<HTMLElement, SetWaiting>());

/** Positions the notifications. One that does not fit into the window waits until earlier ones are hidden. */
export function arrangeStack(document: Document): void {
  let top = edge;
  for (const [node, setWaiting] of stackOf(document)) {
    node.style.top = `${top}px`;
    const end = top + node.offsetHeight;
    setWaiting(top > edge && end + edge > unclobber(document).documentElement.clientHeight);
    top = end + gap;
  }
}

/** Puts a node at the end of the stack. */
export function joinStack(node: HTMLElement, setWaiting: SetWaiting): void {
  stackOf(node.ownerDocument).set(node, setWaiting);
  arrangeStack(node.ownerDocument);
}

/** Removes a node; those below move up. */
export function leaveStack(node: HTMLElement): void {
  stackOf(node.ownerDocument).delete(node);
  arrangeStack(node.ownerDocument);
}
