/** One field of every type, as JSON. */
import { fieldTypes } from '../../../core/model/form/field-types.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';

const details: Readonly<Record<string, object>> = {
  text: { placeholder: 'As on the print', maxLength: 40 },
  textarea: { maxLength: 200 },
  email: { required: true, description: 'Only for the answer.' },
  currency: { currencySymbol: '€' },
  phone: { showCountryCode: true, required: true },
  section: { underline: true },
  radio: { options: ['Small', 'Large'], required: true },
  checkbox: { options: ['Paper', 'Frame'], required: true },
  select: { options: ['Oslo', 'Bergen'], required: true },
  likert: { options: ['The paper is good', 'The price is fair'], required: true },
  hidden: { key: 'campaign', value: 'spring' },
  address: { required: true },
};

export const everyField = Object.keys(fieldTypes).map((type) => ({
  id: `${type}-1`,
  type,
  title: type === 'hidden' ? '' : `The ${type}`,
  ...details[type],
}));

export function definitionOf(fields: readonly object[]) {
  const { definition } = readDefinition(fields);
  if (!definition) throw new Error('the JSON contains no fields');
  return definition;
}
