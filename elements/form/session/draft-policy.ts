/** Which controls of a form a draft may hold the values of. A chunk of its own, loaded when a visitor turns to the form. */
import { areDraftable, type ControlDescription, hasCardNumber } from '../../../core/model/form/sensitive-data.ts';
import type { Control } from './controls.ts';

const textOf = (node: Element | null | undefined): string => node?.textContent ?? '';

function labelsOf(control: Control): readonly (Element | null | undefined)[] {
  const root = control.getRootNode();
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const byId = 'querySelector' in root ? ids.map((id) => (root as ParentNode).querySelector(`#${CSS.escape(id)}`)) : [];
  return [...(control.labels ?? []), ...byId, control.closest('fieldset')?.querySelector('legend')];
}

/** All texts that name a control. */
function namesOf(control: Control): readonly string[] {
  const attributes = ['id', 'aria-label', 'placeholder', 'title', 'data-title'];
  const item = control.closest('.form-item');
  return [
    control.name,
    ...attributes.map((name) => control.getAttribute(name) ?? ''),
    ...[...labelsOf(control), item?.querySelector('.title')].map(textOf),
    // The item's classes are the type of its field: "form-item fields address".
    item?.className ?? '',
  ].filter(Boolean);
}

const describe = (control: Control): ControlDescription => ({
  type: control.type,
  autocomplete: control.getAttribute('autocomplete') ?? control.form?.getAttribute('autocomplete') ?? '',
  pattern: control.getAttribute('pattern') ?? '',
  names: namesOf(control),
});

/** The controls of a form whose values a draft may hold. */
export function draftable(controls: readonly Control[]): readonly Control[] {
  const areKept = areDraftable(controls.map(describe));
  return controls.filter((control, at) => areKept[at] && !hasCardNumber(control.value));
}
