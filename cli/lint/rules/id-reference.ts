import type { Severity } from '../../../core/model/finding.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { hasNamingText, isHiddenOrTemplate } from '../page/accessible-name.ts';
import { isInTemplate } from '../page/closest.ts';
import { isDynamic } from '../page/dynamic.ts';
import { firstById, idsIn, missingIdsReason } from '../page/ids.ts';
import { labelable } from '../page/misdirected-labels.ts';
import { missingId } from '../page/nearest-id.ts';
import {
  attributeOf,
  attributesNamed,
  type Page,
  type PageAttribute,
  type PageElement,
  textOf,
  valueRange,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';
import { isNamedByAttributes } from './accessible-name.ts';
import { isUnlabelled } from './control-label.ts';
import { isWithoutAlt } from './image-alt.ts';

/** An attribute whose value is an id or, for headers and aria-…, a list of ids. */
interface Reference {
  /** The tags on which the attribute is a reference; all if undefined. */
  readonly on?: readonly string[];
  /** The referenced tags; any if undefined. Custom elements are always accepted. */
  readonly to?: readonly string[];
  /** An error if the element does nothing without it. */
  readonly severity: Severity;
}

const controls = ['button', 'fieldset', 'input', 'object', 'output', 'select', 'textarea'];

const references: Readonly<Record<string, Reference>> = {
  for: { on: ['label'], to: labelable, severity: 'error' },
  form: { on: controls, to: ['form'], severity: 'error' },
  popovertarget: { on: ['button', 'input'], severity: 'error' },
  commandfor: { on: ['button'], severity: 'error' },
  list: { on: ['input'], to: ['datalist'], severity: 'warn' },
  headers: { on: ['td', 'th'], to: ['td', 'th'], severity: 'warn' },
  'aria-labelledby': { severity: 'warn' },
  'aria-describedby': { severity: 'warn' },
  'aria-controls': { severity: 'warn' },
};

const byAttribute: ReadonlyMap<string, Reference> = new Map(Object.entries(references));

/** Whether a script may create the referenced element later: that of a closed menu, list or dialog. */
const isCreatedLater = (element: PageElement, name: string): boolean =>
  name === 'aria-controls' &&
  (textOf(element, 'aria-expanded') === 'false' ||
    attributeOf(element, 'aria-haspopup') !== undefined ||
    textOf(element, 'role') === 'combobox');

/** Whether the page has an element with the id. Slides have other targets, which their element makes ids. */
const isPresent = (id: string, page: Page): boolean => firstById(page).has(id) || page.targets.has(id);

/** Whether nothing names the element, because no element that `aria-labelledby` references exists. */
function isUnnamed(element: PageElement, name: string, ids: readonly { readonly id: string }[], page: Page): boolean {
  if (name !== 'aria-labelledby' || ids.some(({ id }) => isPresent(id, page))) return false;
  if (hasNamingText(element) || isHiddenOrTemplate(element, page)) return false;
  return [isNamedByAttributes, isUnlabelled, isWithoutAlt].some((needsName) => needsName(element, page));
}

function judge(
  id: string,
  name: string,
  { to, severity }: Reference,
  page: Page,
): Omit<Finding, 'start' | 'end'> | undefined {
  const found = firstById(page).get(id);
  const args = { id: truncate(id), attribute: name };
  const isExpected = (one: PageElement): boolean => !to || to.includes(one.name) || one.name.includes('-');
  if (!found) {
    if (isPresent(id, page)) return undefined;
    const isAccepted = (nearest: string): boolean => {
      const element = firstById(page).get(nearest);
      return element !== undefined && isExpected(element);
    };
    return { ...missingId(id, { code: 'id-reference-missing', args }, page, isAccepted), severity };
  }
  if (!to || isExpected(found)) return undefined;
  const expected = to.map((tag) => `<${tag}>`).join(', ');
  return { code: 'id-reference-other', severity, args: { ...args, other: found.name, expected }, related: found.tag };
}

function judgeAttribute(element: PageElement, attribute: PageAttribute, page: Page): readonly Finding[] {
  const { name, value } = attribute;
  const reference = byAttribute.get(name);
  if (!reference || (reference.on && !reference.on.includes(element.name))) return [];
  if (isDynamic(value)) return [];
  if (isCreatedLater(element, name) || isInTemplate(element, page)) return [];
  const { text } = page.source;
  const isList = name === 'headers' || name.startsWith('aria-');
  const ids = isList || value === '' ? idsIn(attribute, text) : [{ id: value, ...valueRange(attribute, text) }];
  if (isUnnamed(element, name, ids, page))
    return ids.map(({ id, ...range }) => {
      const args = { id: truncate(id), tag: element.name };
      return { ...missingId(id, { code: 'id-reference-name', args }, page), severity: 'error', ...range };
    });
  return ids.flatMap(({ id, ...range }) => {
    const problem = judge(id, name, reference, page);
    return problem ? [{ ...problem, ...range }] : [];
  });
}

/** Reports attributes that reference an id which no element of the page has, or one of the wrong element. */
export const idReference: Rule = {
  id: 'id-reference',
  skipReason: missingIdsReason,
  check: ({ page }) =>
    attributesNamed(page, byAttribute.keys()).flatMap(({ element, attribute }) =>
      judgeAttribute(element, attribute, page),
    ),
};
