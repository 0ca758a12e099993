import { treeOf } from '../../core/page/composed-tree.ts';
import { unclobber } from '../../core/page/unclobber.ts';

// Not the fields of forms, which would open the keyboard of a phone.
const selector = 'a[href], button, summary, [tabindex]:not([tabindex^="-"])';

/** Moves the focus to the first link or button after an element: where the visitor would continue with the Tab key. */
export function focusAfter(host: Element): void {
  const tree = treeOf(host);
  for (const node of tree?.querySelectorAll<HTMLElement>(selector) ?? []) {
    // Without those inside of the element, for which the browser reports another number too.
    if (unclobber(host).compareDocumentPosition(node) !== Node.DOCUMENT_POSITION_FOLLOWING) continue;
    node.focus({ preventScroll: true });
    // Hidden and disabled nodes do not get it.
    if (tree?.activeElement === node) return;
  }
}
