/** Collects the value of a field from its controls. */
import { isChoice } from './control-types.ts';
import type { FieldDefinition } from './definition.ts';
import { kindOf } from './field-types.ts';
import type { FieldValue } from './values.ts';

/** The value of a control; a `select-multiple` has one reading for each selected option. */
export interface ControlReading {
  readonly type: string;
  readonly name: string;
  readonly part: string;
  readonly value: string;
  readonly isChecked: boolean;
}

/** Returns the value of a field, in the shape of its type. */
export function collectValue({ type }: FieldDefinition, readings: readonly ControlReading[]): FieldValue {
  const { valueType } = kindOf(type);
  const active = readings.filter((one) => !isChoice(one) || one.isChecked);
  const values = active.map(({ value }) => value);
  if (valueType === 'list') return values;
  if (valueType === 'text' || valueType === 'nothing') return values[0] ?? '';
  if (valueType === 'answers') return Object.fromEntries(active.map(({ part, name, value }) => [part || name, value]));
  const isNamed = active.some(({ part }) => part !== '');
  return isNamed ? Object.fromEntries(active.map(({ part, value }) => [part, value])) : values;
}
