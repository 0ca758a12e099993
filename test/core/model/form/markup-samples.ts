/** Markup of forms as data. */
import type { ControlMarkup, FormMarkup, ItemMarkup } from '../../../../core/model/form/markup.ts';

export const control = (given: Partial<ControlMarkup<string>>): ControlMarkup<string> => ({
  node: given.name ?? given.id ?? 'control',
  type: 'text',
  id: '',
  name: '',
  part: '',
  required: false,
  value: '',
  options: [],
  maxLength: '',
  minLength: '',
  isFixed: false,
  label: '',
  ...given,
});

export const item = (className: string, given: Partial<ItemMarkup<string>> = {}): ItemMarkup<string> => ({
  node: 'item',
  className: `form-item ${className}`,
  id: 'i',
  title: '',
  hasMarker: false,
  controls: [control({})],
  ...given,
});

export const form = (given: Partial<FormMarkup<string>>): FormMarkup<string> => ({
  node: 'form',
  formId: 'f',
  redirect: '',
  isManaged: true,
  items: [],
  controls: [],
  ...given,
});
