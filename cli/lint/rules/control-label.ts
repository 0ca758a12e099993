import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { hasAccessibleName, isHiddenOrTemplate, isSetByTemplate } from '../page/accessible-name.ts';
import { isDynamic } from '../page/dynamic.ts';
import { attributeOf, isWithin, named, type Page, type PageElement, textOf } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Types of input that contain their label or are not rendered. */
const selfNaming = ['hidden', 'submit', 'button', 'reset', 'image'];

const isControl = (element: PageElement): boolean =>
  element.name !== 'input' || !selfNaming.includes(textOf(element, 'type').toLowerCase());

/** Returns the ids that labels reference, and whether a template fills in one of them. */
function labelled(page: Page): { readonly ids: ReadonlySet<string>; readonly anyDynamic: boolean } {
  const labels = named(page, 'label');
  const ids = new Set(labels.map((element) => textOf(element, 'for')));
  return { ids, anyDynamic: labels.some((label) => isSetByTemplate(label, 'for')) };
}

const problem = (element: PageElement): Finding => {
  const type = textOf(element, 'type') || 'text';
  const args = { control: element.name === 'input' ? `input type="${truncate(type)}"` : element.name };
  const range = element.tag;
  // Browsers use the placeholder as the name, but it disappears as soon as the visitor types.
  return attributeOf(element, 'placeholder')
    ? { code: 'control-label-placeholder', severity: 'warn', args, ...range }
    : { code: 'control-label-missing', severity: 'error', args, ...range };
};

/**
 * Reports form fields without an accessible name (WCAG 2.2, 1.3.1 and 4.1.2,
 * https://www.w3.org/TR/WCAG22/#name-role-value).
 */
export const controlLabel: Rule = {
  id: 'control-label',
  check({ page }) {
    const { ids, anyDynamic } = labelled(page);
    const hasLabel = (element: PageElement): boolean => {
      const id = textOf(element, 'id');
      if (isSetByTemplate(element, 'id') || isDynamic(textOf(element, 'type'))) return true;
      return (id !== '' && (ids.has(id) || anyDynamic)) || isWithin(element, ({ name }) => name === 'label');
    };
    return named(page, 'input', 'select', 'textarea')
      .filter(
        (element) =>
          isControl(element) && !hasLabel(element) && !hasAccessibleName(element) && !isHiddenOrTemplate(element),
      )
      .map(problem);
  },
};
