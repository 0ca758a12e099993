/** Stacks the notifications of a page below one another, the oldest first. */
import { pageService } from '../../page/page.ts';

const gap = 11;
const edge = 22;

const stackOf = (document: Document): Set<HTMLElement> =>
  pageService(document, 'notification-stack', () => new Set<HTMLElement>());

function arrange(stack: ReadonlySet<HTMLElement>): void {
  let top = edge;
  for (const node of stack) {
    node.style.top = `${top}px`;
    top += node.offsetHeight + gap;
  }
}

/** Puts a node at the end of the stack. */
export function joinStack(node: HTMLElement): void {
  arrange(stackOf(node.ownerDocument).add(node));
}

/** Removes a node; those below move up. */
export function leaveStack(node: HTMLElement): void {
  const stack = stackOf(node.ownerDocument);
  stack.delete(node);
  arrange(stack);
}
