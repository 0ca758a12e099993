import type { Finding } from '../../finding.ts';
import { hasNamingText, isHiddenOrTemplate } from '../page/accessible-name.ts';
import { hasTemplateCode, isBound, isDynamic, isTemplated } from '../page/dynamic.ts';
import { firstById } from '../page/ids.ts';
import { attributeOf, isTemplate, named, type Page, type PageElement, someWithin, textOf } from '../page/page.ts';
import { controlOf } from '../page/tooltips.ts';
import type { Rule } from '../rule.ts';
import { isNamedByAttributes, isUnnamed } from './accessible-name.ts';
import { isUnlabelled } from './control-label.ts';

/** Elements that the keyboard reaches without further attributes. */
const focusable = new Set('area button details embed iframe input object select summary textarea'.split(' '));

/** Attributes that let the keyboard reach an element, or a script that may set them. */
const focusing = ['tabindex', 'contenteditable', 'controls'];

/** Whether the keyboard may reach an element. It certainly reaches no disabled control. */
function mayGetFocus(element: PageElement): boolean {
  const { name } = element;
  if (name.includes('-') || name === 'slot' || isTemplate(element) || isTemplated(element)) return true;
  if (attributeOf(element, 'disabled')) return isBound(element, 'disabled');
  if (focusing.some((one) => attributeOf(element, one) || isBound(element, one))) return true;
  return focusable.has(name) || (name === 'a' && (!!attributeOf(element, 'href') || isBound(element, 'href')));
}

const isOutOfReach = (control: PageElement, page: Page): boolean =>
  !someWithin(control, page, mayGetFocus) &&
  !hasTemplateCode(page.source.text.slice(control.tag.start, control.end)) &&
  !isHiddenOrTemplate(control, page);

/** Whether all elements that `aria-labelledby` of a control references are tooltips. */
function isLabelledByTooltips(control: PageElement, page: Page): boolean {
  const value = textOf(control, 'aria-labelledby');
  const ids = value.split(/\s+/).filter(Boolean);
  if (ids.length === 0 || isDynamic(value) || hasNamingText(control)) return false;
  return ids.every((id) => firstById(page).get(id)?.name === 'site-tooltip');
}

const isNamedByTooltip = (control: PageElement, page: Page): boolean =>
  isUnnamed(control, page) ||
  (isLabelledByTooltips(control, page) && (isNamedByAttributes(control, page) || isUnlabelled(control, page)));

function problemOf(tooltip: PageElement, page: Page): Finding | undefined {
  const control = controlOf(tooltip, page);
  if (control === undefined || isHiddenOrTemplate(tooltip, page)) return undefined;
  // Nothing is known about the elements before a part of a page.
  if (control === null)
    return tooltip.parent || attributeOf(tooltip, 'for')
      ? { code: 'tooltip-control', severity: 'error', args: {}, ...tooltip.tag }
      : undefined;
  const shared = { args: { control: control.name }, ...tooltip.tag, related: control.tag };
  if (isNamedByTooltip(control, page)) return { code: 'tooltip-name', severity: 'error', ...shared };
  return isOutOfReach(control, page) ? { code: 'tooltip-focus', severity: 'warn', ...shared } : undefined;
}

/** Reports tooltips without a control, tooltips of a control that the keyboard does not reach, and those that would be its only name. */
export const tooltip: Rule = {
  id: 'tooltip',
  check: ({ page }) => named(page, 'site-tooltip').flatMap((element) => problemOf(element, page) ?? []),
};
