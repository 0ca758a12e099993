/** Describes measurements for readers. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import type { Measurement, MeasurementKind, Rating } from '../../measurements/measurement.ts';
import { type Vital, vitals } from '../../measurements/vitals.ts';
import { messages } from '../messages.en.ts';

export const kindText = (kind: MeasurementKind): string => formatMessage(messages[`inspector-kind-${kind}`]);

export const ratingText = (rating: Rating): string => formatMessage(messages[`inspector-rating-${rating}`]);

/** Formats milliseconds. */
function timeSpan(value: number): string {
  if (value < 1000) return formatMessage(messages['inspector-duration'], { n: Math.round(value) });
  return formatMessage(messages['inspector-seconds'], { n: String(Number((value / 1000).toFixed(2))) });
}

/** Formats the value of a metric: a time, or a score without a unit. */
export const metricText = ({ isScore }: Pick<Vital, 'isScore'>, value: number): string =>
  isScore ? String(Number(value.toFixed(3))) : timeSpan(value);

const interactions = {
  'button-click': messages['inspector-button-click'],
  'button-render': messages['inspector-button-render'],
  'form-render': messages['inspector-form-render'],
  overlay: messages['inspector-overlay'],
  'quick-view': messages['inspector-quick-view'],
} as const;

const interactionText = (name: string): string =>
  Object.entries(interactions)
    .filter(([known]) => known === name)
    .map(([, text]) => formatMessage(text))[0] ?? name;

function performanceText({ name, fields: { value, element } }: Measurement): string {
  const vital = vitals.find((one) => one.name === name);
  if (typeof value !== 'number') return vital?.label ?? name;
  if (vital) return `${vital.label}: ${metricText(vital, value)}`;
  if (name === 'errors') return formatMessage(messages['inspector-errors'], { n: String(value) });
  if (name === 'hydration')
    return formatMessage(messages['inspector-hydration'], { element: String(element ?? ''), time: timeSpan(value) });
  // An unknown metric has an unknown unit.
  return `${name}: ${value}`;
}

/** The fields that the title contains, and ids that only the recorded call shows. */
const fieldsInTitle: Readonly<Partial<Record<MeasurementKind, readonly string[]>>> = {
  'page-view': ['title', 'visitor'],
  interaction: ['buttonText', 'formId', 'productId', 'visitor'],
  performance: ['value', 'element', 'id', 'pageLoadId'],
  log: ['time'],
};

/** Returns the fields beside the title. */
export const otherFields = ({ kind, fields }: Measurement): readonly (readonly [string, string])[] =>
  Object.entries(fields)
    .filter(([name]) => !fieldsInTitle[kind]?.includes(name))
    .map(([name, value]) => [name, String(value)]);

function knownTitle(measurement: Measurement): string {
  const { kind, name, page, fields } = measurement;
  if (kind === 'page-view') return String(fields.title ?? page ?? name);
  if (kind === 'landing') return String(page ?? name);
  if (kind === 'performance') return performanceText(measurement);
  if (kind !== 'interaction') return name;
  const subject = fields.buttonText ?? fields.formId ?? fields.productId ?? '';
  return [interactionText(name), String(subject)].filter(Boolean).join(': ');
}

/** Returns the title of a measurement; never empty. */
export const titleOf = (measurement: Measurement): string =>
  knownTitle(measurement).trim() || formatMessage(messages['inspector-unnamed']);
