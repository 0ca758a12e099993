import { z } from 'zod';
import { fieldTypes } from '../form/field-types.ts';
import { readDefinition } from '../form/read-definition.ts';
import { entity, html, looseFlag, looseNumber, looseText, orNull, text } from './fields.ts';
import { checkedForAnyType } from './issue.ts';

const option = z.union([
  z.string(),
  z.number(),
  entity('FormOption', 'An option of a field.', {
    label: looseText('Label of the option, which the visitor sees.'),
    value: looseText('Value of the option, which is submitted.'),
  }),
]);

const field = entity('FormField', 'A field of a form.', {
  id: looseText('Name of the field in the submitted values, unique in the form, for example email.'),
  type: text('Type of the field, for example text, email, select or section.').meta({
    examples: Object.keys(fieldTypes),
  }),
  title: looseText('Label of the field.'),
  description: looseText('Help text below the label.'),
  placeholder: looseText('Placeholder, shown while the field is empty, for example name@example.com.'),
  required: looseFlag('Whether the visitor must fill in the field.'),
  options: orNull(z.array(option)).describe(
    'Options of a select, radio or checkbox field; questions of a likert field.',
  ),
  maxLength: looseText('Maximum number of characters, for example 400. The field shows a counter.'),
  currencySymbol: text('Currency symbol of a currency field, for example €.'),
  showCountryCode: looseFlag('Whether a phone field includes the country code.'),
  accept: text('Extensions and media types that a file field accepts, for example ".pdf, image/*".'),
  multiple: looseFlag('Whether a file field accepts several files.'),
  maxFiles: looseText('Maximum number of files of a file field, for example 3.'),
  maxSize: looseText('Maximum size of each file in megabytes, for example 10.'),
  messages: entity('FormMessages', 'Messages for the errors of a field, instead of the default ones.', {
    required: looseText('Message if the field is empty.'),
    type: looseText('Message if the value is not valid for the type of the field, for example not an email address.'),
    maxlength: looseText('Message if the text is too long.'),
    accept: looseText('Message if a file has another type.'),
    maxsize: looseText('Message if a file is too large.'),
    maxfiles: looseText('Message if there are too many files.'),
  }),
  underline: looseFlag('Whether a section has a line below its title.'),
  key: looseText('Name of a hidden field, and of the query parameter that fills it in, for example utm_source.'),
  value: looseText('Value of a hidden field when the URL of the page has no such query parameter.'),
});

const fields = z.array(field).describe('Fields of the form, in the order in which they appear.');
// Some sites keep the list as JSON in a text.
const fieldList = z
  .union([fields, z.string()])
  .describe('Fields of the form, in the order in which they appear: a list, or the list as JSON text.');

const definition = entity('FormDefinition', 'A form: its fields and its settings.', {
  formId: looseText('Id of the form.'),
  collectionId: looseText('Id of the collection or page that contains the form.'),
  objectName: looseText('Name of the block that contains the form.'),
  formName: looseText('Name of the form, for example Contact.'),
  formFields: fieldList,
  fields: fieldList,
  formSubmitButtonText: looseText('Label of the submit button, for example Send.'),
  formSubmissionMessage: html('Message that replaces the form after it was submitted.'),
  formSubmissionHTML: html('HTML that is added to the page after the form was submitted.'),
  successRedirect: looseText('URL or path that is opened after the form was submitted, for example /thanks.'),
  captchaEnabled: looseFlag('Whether the visitor must solve a captcha.'),
  captchaTheme: looseNumber(0, 'Number of the captcha theme, as the platform writes it.'),
  captchaAlignment: looseNumber(0, 'Number of the captcha alignment, as the platform writes it.'),
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
