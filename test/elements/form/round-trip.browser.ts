/** Round trip: each type of field of a form from JSON is read from its markup with the same properties. */
import { expect } from '@open-wc/testing';
import type { FieldDefinition } from '../../../core/model/form/definition.ts';
import { kindOf } from '../../../core/model/form/field-types.ts';
import { messages } from '../../../core/model/form/messages.en.ts';
import { type FormValues, sentValues } from '../../../core/model/form/values.ts';
import { type FormField, readFields, readValues } from '../../../elements/form/submission/read-fields.ts';
import { definitionOf, everyField } from './every-field.ts';

const { mountFields } = await import('/dist/test/form-fields.js');

const getMessage = (code: keyof typeof messages): string => messages[code];
const forms: HTMLFormElement[] = [];

function show(fields: readonly object[]): HTMLFormElement {
  const form = document.createElement('form');
  forms.push(form);
  document.body.append(form);
  mountFields(form, definitionOf(fields), { getMessage, submitLabel: 'Send' });
  return form;
}

/** Selects the properties that can be read from markup. Help, placeholders and symbols cannot. */
const readable = ({ id, type, title, required, options, maxLength, key, value }: FieldDefinition) => ({
  id,
  type,
  title,
  required,
  options,
  maxLength,
  key,
  value,
});

/** Fills in every control as a visitor would. */
function fillIn(form: HTMLFormElement): void {
  for (const [at, control] of [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].entries()) {
    if (control.type === 'checkbox' || control.type === 'radio') control.click();
    else if (control.type === 'select-one')
      control.value = control.querySelector('option:last-child')?.textContent ?? '';
    // Only a visitor chooses files: files.browser.ts tests them.
    else if (!['hidden', 'file'].includes(control.type)) control.value = `${at}`;
  }
}

const typedInto = (values: FormValues, id: string): string => JSON.stringify(values[id]);

afterEach(() => {
  for (const form of forms.splice(0)) form.remove();
});

describe('a form from JSON', () => {
  const isSent = ({ type }: FieldDefinition): boolean => kindOf(type).renders !== 'heading';
  const { fields } = definitionOf(everyField);

  for (const definition of fields.filter(isSent))
    it(`round-trips its ${definition.type}`, () => {
      const read = readFields(show(everyField)).find(({ field }) => field.id === definition.id);
      expect(read && readable(read.field)).to.deep.equal(readable(definition));
    });

  it('renders its sections', () => {
    const section = show(everyField).querySelector('.form-item.section.underline');
    expect([section?.id, section?.querySelector('.title')?.textContent]).to.deep.equal(['section-1', 'The section']);
  });

  it('has values in the shape of each type', () => {
    const form = show(everyField);
    fillIn(form);
    const values = readValues(readFields(form));
    expect(values['checkbox-1']).to.deep.equal(['Paper', 'Frame']);
    expect(values['radio-1']).to.equal('Large');
    expect(values['select-1']).to.equal('Bergen');
    expect(values['likert-1']).to.deep.equal({ 'The paper is good': '2', 'The price is fair': '2' });
    expect(values['hidden-1']).to.equal('spring');
    expect(Object.keys(values['address-1'] ?? {})).to.deep.equal(['Line1', 'Line2', 'City', 'State', 'Zip', 'Country']);
    expect(Object.keys(values['phone-1'] ?? {})).to.deep.equal(['Country', 'Areacode', 'Prefix', 'Line']);
    for (const { id } of fields.filter((one) => isSent(one) && one.type !== 'file'))
      expect(typedInto(values, id), id).to.not.be.oneOf(['""', '{}', '[]']);
  });

  it('sends the same values from the second copy on a page as from the first', () => {
    const sentBy = (form: HTMLFormElement): FormValues => {
      fillIn(form);
      const read: readonly FormField[] = readFields(form);
      return sentValues(
        read.map(({ field }) => field),
        readValues(read),
        new URLSearchParams('campaign=autumn'),
      );
    };
    const [first, second] = [sentBy(show(everyField)), sentBy(show(everyField))];
    expect(second).to.deep.equal(first);
    expect(Object.keys(first)).to.deep.equal(fields.filter(isSent).map(({ id }) => id));
    expect(first['hidden-1']).to.equal('autumn');
  });
});
