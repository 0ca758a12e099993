import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { hasAccessibleName, isHiddenOrTemplate, isSetByTemplate } from '../page/accessible-name.ts';
import { closest } from '../page/closest.ts';
import { contentNames, isEmpty } from '../page/content-names.ts';
import { isDynamic } from '../page/dynamic.ts';
import { hasAllIds } from '../page/ids.ts';
import { memoizeLast } from '../page/memoize-last.ts';
import { misdirectedLabels } from '../page/misdirected-labels.ts';
import { named, type Page, type PageElement, textOf } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const fields = ['input', 'select', 'textarea'];

/** Types of input that contain their label or are not rendered. */
const selfNaming = ['hidden', 'submit', 'button', 'reset', 'image'];

const isControl = (element: PageElement): boolean =>
  element.name !== 'input' || !selfNaming.includes(textOf(element, 'type').toLowerCase());

/** The first of the labels with an id, and whether one of them names the control. */
interface Label {
  readonly label: PageElement;
  isNaming: boolean;
}

interface Labels {
  readonly byId: ReadonlyMap<string, Label>;
  /** Whether a template fills in the id that a label references. */
  readonly anyDynamic: boolean;
}

/** Whether the label names its control. A label without any content does not, whatever its class is. */
const isNaming = (label: PageElement, page: Page): boolean =>
  hasAccessibleName(label) ||
  isHiddenOrTemplate(label, page) ||
  (!isEmpty(label) && contentNames(page)[label.index] === true);

const labelsOf = memoizeLast((page: Page): Labels => {
  const labels = named(page, 'label');
  const byId = new Map<string, Label>();
  for (const label of labels) {
    const id = textOf(label, 'for');
    const first = byId.get(id);
    if (!first) byId.set(id, { label, isNaming: isNaming(label, page) });
    else first.isNaming ||= isNaming(label, page);
  }
  return { byId, anyDynamic: labels.some((label) => isSetByTemplate(label, 'for')) };
});

const closestLabel = closest(({ name }) => name === 'label');

/** Returns the label around a control. */
function labelAround(control: PageElement, page: Page): readonly Label[] {
  const label = closestLabel(control, page);
  return label ? [{ label, isNaming: isNaming(label, page) }] : [];
}

/** Returns the labels of a control; undefined if a template may add some. */
function labelsFor(control: PageElement, page: Page): readonly Label[] | undefined {
  const { byId, anyDynamic } = labelsOf(page);
  const id = textOf(control, 'id');
  if (isSetByTemplate(control, 'id') || isDynamic(textOf(control, 'type')) || (id !== '' && anyDynamic))
    return undefined;
  const byReference = id === '' ? undefined : byId.get(id);
  return [...(byReference ? [byReference] : []), ...labelAround(control, page)];
}

/** Returns the labels of a field if none of them names it. */
function emptyLabels(element: PageElement, page: Page): readonly Label[] | undefined {
  if (!fields.includes(element.name) || !isControl(element)) return undefined;
  const labels = labelsFor(element, page);
  return labels?.some((one) => one.isNaming) ? undefined : labels;
}

/** Whether the element is a form field without a label. */
export const isUnlabelled = (element: PageElement, page: Page): boolean => emptyLabels(element, page) !== undefined;

function problem(element: PageElement, emptyLabel: PageElement | undefined): Finding {
  const type = textOf(element, 'type') || 'text';
  const args = { control: element.name === 'input' ? `input type="${truncate(type)}"` : element.name };
  // Browsers use the placeholder as the name, but it disappears as soon as the visitor types.
  const hasPlaceholder = textOf(element, 'placeholder').trim() !== '';
  const severity = hasPlaceholder ? 'warn' : 'error';
  if (emptyLabel) return { code: 'control-label-empty', severity, args, ...emptyLabel.tag, related: element.tag };
  const code = hasPlaceholder ? 'control-label-placeholder' : 'control-label-missing';
  return { code, severity, args, ...element.tag };
}

/** Labels without content that belong to no field. A script may fill in those that it can find. */
const unusedLabels = (page: Page): readonly Finding[] =>
  named(page, 'label')
    .filter((label) => isEmpty(label) && label.attributes.every(({ value }) => value.trim() === ''))
    .filter((label) => !isHiddenOrTemplate(label, page))
    .map(({ tag }) => ({ code: 'control-label-unused', severity: 'warn', args: {}, ...tag }));

/**
 * Reports form fields without an accessible name (WCAG 2.2, 1.3.1 and 4.1.2,
 * https://www.w3.org/TR/WCAG22/#name-role-value).
 */
export const controlLabel: Rule = {
  id: 'control-label',
  check({ page }) {
    const unlabelled = named(page, ...fields).flatMap((element) => {
      const labels = emptyLabels(element, page);
      if (!labels || hasAccessibleName(element) || isHiddenOrTemplate(element, page)) return [];
      return [{ element, label: labels[0]?.label }];
    });
    // The rule id-reference checks a page only if it has all ids.
    const reported = unlabelled.length > 0 && hasAllIds(page) ? misdirectedLabels(page) : new Set<PageElement>();
    return [
      ...unlabelled
        .filter(({ element }) => !reported.has(element))
        .map(({ element, label }) => problem(element, label)),
      ...unusedLabels(page),
    ];
  },
};
