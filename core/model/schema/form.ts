import { z } from 'zod';
import { fieldTypes } from '../form/field-types.ts';
import { readDefinition } from '../form/read-definition.ts';
import { entity, html, looseFlag, looseNumber, looseText, orNull, text } from './fields.ts';
import { checkedForAnyType } from './issue.ts';

const option = z.union([
  z.string(),
  z.number(),
  entity('FormOption', 'Something to choose.', {
    label: looseText('What is shown.'),
    value: looseText('What is sent.'),
  }),
]);

const field = entity('FormField', 'A field of a form.', {
  id: looseText('Name of the value in what is sent; unique in the form.'),
  type: text('Type of the field.').meta({ examples: Object.keys(fieldTypes) }),
  title: looseText('Its label.'),
  description: looseText('What helps to fill it in.'),
  placeholder: looseText('Placeholder, shown while the field is empty.'),
  required: looseFlag('Whether it has to be filled in.'),
  options: orNull(z.array(option)).describe('What is offered; the questions of a likert field.'),
  maxLength: looseText('How many characters it takes.'),
  currencySymbol: text('Sign of a currency field.'),
  showCountryCode: looseFlag('Whether a phone field includes the country code.'),
  underline: looseFlag('Whether a section has a line under it.'),
  key: looseText('Of a hidden field: its name, and that of the query parameter that fills it in.'),
  value: looseText('Of a hidden field: what it holds without such a parameter.'),
});

const fields = z.array(field).describe('The fields, in order.');
// Some sites keep the list as JSON in a text.
const fieldList = z.union([fields, z.string()]).describe('The fields, in order.');

const definition = entity('FormDefinition', 'A form.', {
  formId: looseText('Id of the form.'),
  collectionId: looseText('Id of the page that contains the form.'),
  objectName: looseText('Name of the block that contains the form.'),
  formName: looseText('Its name.'),
  formFields: fieldList,
  fields: fieldList,
  formSubmitButtonText: looseText('Label of the submit button.'),
  formSubmissionMessage: html('What is shown after it was sent.'),
  formSubmissionHTML: html('HTML added to the page after the form was sent.'),
  successRedirect: looseText('URL that is opened after the form was sent.'),
  captchaEnabled: looseFlag('Whether the visitor has to solve a captcha.'),
  captchaTheme: looseNumber(0, 'Number of the look of the captcha.'),
  captchaAlignment: looseNumber(0, 'Number of the side of the captcha.'),
});

/** Codes of the problems that reading a definition may report. */
const codes = [
  'form-type-unknown',
  'form-max-length',
  'form-options-missing',
  'form-likert-empty',
  'form-hidden-name-missing',
  'form-field-unreadable',
  'form-field-id-missing',
  'form-field-id-duplicate',
  'form-redirect-unsafe',
  'form-json-empty',
  'form-json-invalid-json',
] as const satisfies readonly string[];

/** A form (docs/spec.md#runtime-3, "Form and submission"; docs/spec.md#widgets-3): an object, or its fields alone. Read as pages read it. */
export const form = checkedForAnyType(
  z.union([definition, fields]),
  codes,
  (value) => readDefinition(value).problems,
).meta({ description: 'A form, or the list of its fields.' });
