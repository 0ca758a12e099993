/** Finds the controls that belong to the field of an item. */
import { isChoice } from './control-types.ts';
import { type FieldType, isFieldType, kindOf, subfieldsOf } from './field-types.ts';
import type { ControlMarkup, ItemMarkup } from './markup.ts';
import { isPageId } from './page-ids.ts';
import { parseItemClass } from './parse-item-class.ts';
import { isCaptchaAnswer } from './secret-controls.ts';

/** Groups controls into fields: radio buttons and checkboxes with the same name are one field. */
export function groups<N>(controls: readonly ControlMarkup<N>[]): readonly (readonly ControlMarkup<N>[])[] {
  const byName = new Map<string, ControlMarkup<N>[]>();
  return controls.flatMap((control) => {
    const key = `${control.type} ${control.name}`;
    const group = isChoice(control) && control.name !== '' ? byName.get(key) : undefined;
    if (group) group.push(control);
    const own = [control];
    if (!group) byName.set(key, own);
    return group ? [] : [own];
  });
}

const isFile = ({ type }: Pick<ControlMarkup<unknown>, 'type'>): boolean => type === 'file';

/** Whether the value of a control is part of the values of the form: not captcha answers and page ids. */
export const isSent = (control: ControlMarkup<unknown>): boolean => !isCaptchaAnswer(control) && !isPageId(control);

/** The first group that contains the text of a type. */
function textIn<N>(type: string, controls: readonly ControlMarkup<N>[]): readonly ControlMarkup<N>[] {
  const all = groups(controls);
  const isWanted = (control: ControlMarkup<N>): boolean => (type === 'radio') === isChoice(control);
  return all.find(([first]) => first && isWanted(first)) ?? all[0] ?? [];
}

/** Returns the sub-fields of a composite field, by `data-title` or else in their order. */
function subfieldsIn<N>(type: FieldType, controls: readonly ControlMarkup<N>[]): readonly ControlMarkup<N>[] {
  const named = controls.filter(({ part }) => part !== '');
  return named.length > 0 ? named : controls.filter((one) => !isChoice(one)).slice(0, subfieldsOf(type).length);
}

const isAnswer = (control: ControlMarkup<unknown>): boolean =>
  isChoice(control) || control.type === 'select' || control.part !== '';

/** Removes file inputs from the controls of other fields, unless there are no other controls. */
function withoutFiles<N>(type: string, controls: readonly ControlMarkup<N>[]): readonly ControlMarkup<N>[] {
  const own = controls.filter((control) => isFile(control) === (type === 'file'));
  return own.length > 0 ? own : controls;
}

/** Returns the controls of the item's field. The others are separate fields, such as an opt-in next to an email. */
export function fieldControls<N>(item: ItemMarkup<N>): readonly ControlMarkup<N>[] {
  const type = parseItemClass(item.className)?.type ?? '';
  const sent = item.controls.filter(isSent);
  if (type === 'hidden') return sent.slice(0, 1);
  const shown = withoutFiles(
    type,
    sent.filter((control) => control.type !== 'hidden'),
  );
  const { valueType } = kindOf(isFieldType(type) ? type : 'text');
  if (valueType === 'nothing') return [];
  if (valueType === 'list') return shown;
  if (valueType === 'parts') return subfieldsIn(isFieldType(type) ? type : 'text', shown);
  return valueType === 'answers' ? shown.filter(isAnswer) : textIn(type, shown);
}
