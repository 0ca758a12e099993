/** Weights and dimensions in the units of the shop's `measurementStandard` (docs/spec.md#runtime-3, "Enumerations"). */
import type { MessageRef } from '../message-format.ts';
import type { DimensionUnit, WeightUnit } from '../vocabularies/commerce.ts';
import type { UnitSystem } from '../vocabularies/sites.ts';
import type { messages } from './messages.en.ts';

/** A weight. Without a unit it is in the unit of the shop. */
export interface Weight {
  readonly value: number;
  readonly unit?: WeightUnit;
}

/** Length, width and height. Without a unit they are in the unit of the shop. */
export interface Dimensions {
  readonly values: readonly [length: number, width: number, height: number];
  readonly unit?: DimensionUnit;
}

/** The exact sizes of a pound (https://www.nist.gov/pml/owm/si-units-mass) and an inch, in metric units. */
const kilogramsPerPound = 0.45359237;
const centimetersPerInch = 2.54;

const round = (value: number): number => Math.round(value * 100) / 100;

const converted = (value: number, isMetric: boolean, isShownMetric: boolean, factor: number): number =>
  round(isMetric === isShownMetric ? value : isShownMetric ? value * factor : value / factor);

/** Returns the message with a weight, rounded to two decimals; `format` writes the number in a language. */
export function weightMessage(
  { value, unit }: Weight,
  system: UnitSystem,
  format: (value: number) => string = String,
): MessageRef<keyof typeof messages> {
  const isShownMetric = system === 'metric';
  const isMetric = unit === undefined ? isShownMetric : unit === 'kg';
  const weight = format(converted(value, isMetric, isShownMetric, kilogramsPerPound));
  return { code: isShownMetric ? 'product-weight-kg' : 'product-weight-lbs', args: { weight } };
}

/** Returns the message with the dimensions, rounded to two decimals; `format` writes the numbers in a language. */
export function dimensionsMessage(
  { values, unit }: Dimensions,
  system: UnitSystem,
  format: (value: number) => string = String,
): MessageRef<keyof typeof messages> {
  const isShownMetric = system === 'metric';
  const isMetric = unit === undefined ? isShownMetric : unit === 'cm';
  const text = (value: number): string => format(converted(value, isMetric, isShownMetric, centimetersPerInch));
  const [length, width, height] = values;
  return {
    code: isShownMetric ? 'product-dimensions-cm' : 'product-dimensions-inch',
    args: { length: text(length), width: text(width), height: text(height) },
  };
}
