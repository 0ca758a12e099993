/** From what controls hold to the value of their field. */
import { isChoice } from './control-types.ts';
import type { FieldDefinition } from './definition.ts';
import { kindOf } from './field-types.ts';
import type { FieldValue } from './values.ts';

/** What a control valueType at a moment; of a `select-multiple` there is one for each option that is selected. */
export interface ControlReading {
  readonly type: string;
  readonly name: string;
  readonly part: string;
  readonly value: string;
  readonly isChecked: boolean;
}

/** The value that a field's controls hold, in its shape. */
export function collectValue({ type }: FieldDefinition, readings: readonly ControlReading[]): FieldValue {
  const { valueType } = kindOf(type);
  const held = readings.filter((one) => !isChoice(one) || one.isChecked);
  const values = held.map(({ value }) => value);
  if (valueType === 'list') return values;
  if (valueType === 'text' || valueType === 'nothing') return values[0] ?? '';
  if (valueType === 'answers') return Object.fromEntries(held.map(({ part, name, value }) => [part || name, value]));
  const isNamed = held.some(({ part }) => part !== '');
  return isNamed ? Object.fromEntries(held.map(({ part, value }) => [part, value])) : values;
}
