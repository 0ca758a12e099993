import { isDynamic } from './dynamic.ts';
import { firstById } from './ids.ts';
import { type Page, type PageElement, textOf } from './page.ts';

/** Elements that a label can reference (HTML, https://html.spec.whatwg.org/multipage/forms.html#category-label). */
export const labelable: readonly string[] = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];

/** Whether the label references an id, but no element that can have a label. */
function isMisdirected(label: PageElement, page: Page): boolean {
  const id = textOf(label, 'for');
  if (id === '' || isDynamic(id)) return false;
  const found = firstById(page).get(id);
  return found ? !labelable.includes(found.name) && !found.name.includes('-') : !page.targets.has(id);
}

/**
 * Returns the form fields that directly follow a label with a wrong `for`, which was probably written for them. The rule
 * id-reference reports the label, so that the mistake has one finding.
 */
export function misdirectedLabels(page: Page): ReadonlySet<PageElement> {
  const controls = new Set<PageElement>();
  let last: PageElement | undefined;
  for (const element of page.elements) {
    if (element.name === 'label') last = element;
    else if (labelable.includes(element.name)) {
      if (last && isMisdirected(last, page)) controls.add(element);
      last = undefined;
    }
  }
  return controls;
}
