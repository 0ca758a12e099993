/** Decides which controls a draft may store. A separate chunk, loaded when a visitor turns to a form. */
import { areDraftable, type ControlDescription, hasCardNumber } from '../../../core/model/form/sensitive-data.ts';
import { treeOf } from '../../../core/page/composed-tree.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { autocompleteOf, type Control } from './controls.ts';

const textOf = (node: Element | null | undefined): string => node?.textContent ?? '';

function labelsOf(control: Control): readonly (Element | null | undefined)[] {
  const tree = treeOf(control);
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const byId = ids.map((id) => tree?.getElementById(id));
  return [...(control.labels ?? []), ...byId, control.closest('fieldset')?.querySelector('legend')];
}

/** Lists all texts that name a control. */
function namesOf(control: Control): readonly string[] {
  const attributes = ['id', 'aria-label', 'placeholder', 'title', 'data-title'];
  const item = control.closest('.form-item');
  return [
    control.name,
    ...attributes.map((name) => control.getAttribute(name) ?? ''),
    ...[...labelsOf(control), item && unclobber(item).querySelector('.title')].map(textOf),
    // The classes of an item contain the type of its field, as in "form-item fields address".
    item ? unclobber(item).className : '',
  ].filter(Boolean);
}

const describe = (control: Control): ControlDescription => ({
  type: control.type,
  autocomplete: autocompleteOf(control),
  pattern: control.getAttribute('pattern') ?? '',
  names: namesOf(control),
});

/** Lists the controls of a form whose values a draft may store. */
export function draftable(controls: readonly Control[]): readonly Control[] {
  const flags = areDraftable(controls.map(describe));
  return controls.filter((control, index) => flags[index] && !hasCardNumber(control.value));
}
