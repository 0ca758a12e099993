import { after, before, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { duration, flag, json, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';
import type { FormValues } from '../../core/model/form/values.ts';

const isDefinition = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const contract = defineContract({
  tag: 'site-form',
  load: 'near-viewport',
  attributes: {
    /** The form's id on the server. Default: the id in the form's markup or JSON. */
    formId: text(),
    /** Id of the collection that contains the form. Default: the id in the form's markup or JSON. */
    collectionId: text(),
    /** Name of the object that contains the form. Default: the name in the form's markup or JSON. */
    objectName: text(),
    /** The form as JSON, if the element contains no `<form>`: a list of fields, or an object with such a list. */
    fields: json('a list of fields, or an object with such a list', isDefinition),
    /** A newsletter form has its button next to the field and no message below. It adapts to the width of its container. */
    variant: oneOf(['form', 'newsletter'], 'form'),
    /** Whether the form is in an overlay, which is sent to the server. Default: whether it is in a dialog or popover. */
    overlay: flag(),
    /** Label of the submit button of a form from JSON. Default "Submit". */
    submitText: text(),
    /** Label of the submit button while the form is submitted. Default "Submitting…". */
    submittingText: text(),
    /** Text that replaces the form after it is saved. Default "Thank you!". A child in the slot `success` takes precedence. */
    submissionText: text(),
    /** HTML below that text. It is sanitized. */
    submissionHtml: text(),
    /** Page to open after the form is saved, instead of a text: an http(s) or relative URL. */
    successRedirect: url(),
    /** Whether input survives a reload of the page until the form is saved. Sensitive data never does. */
    keepDraft: toggle(true),
    /** Time limit for each of the two calls to the server. */
    timeout: duration(30_000),
    /** Origin of the server, if it is not that of the page. The page's cookies are sent there. */
    apiOrigin: url(),
  },
  events: {
    /** Dispatched before the form is sent, with its values by field id. Canceling it prevents the submission. */
    'site-submit': before<{ readonly values: FormValues }>(),
    /** The form is saved. Dispatched before the redirect or the confirmation. */
    'site-submitted': after<{ readonly values: FormValues }>(),
    /** The submission failed: the text that is shown, its code, the server's errors by field id, and the failure of the call. */
    'site-failed': after<{
      readonly code: string;
      readonly text: string;
      readonly fieldErrors: Readonly<Record<string, string>>;
      readonly cause?: unknown;
    }>(),
    /** The form was not sent, because fields are invalid: error texts by field id. */
    'site-invalid': after<{ readonly errors: Readonly<Record<string, string>> }>(),
    /** The form is rendered for the first time. Use it to count views. */
    'site-form-rendered': after<{ readonly formId: string }>(),
  },
  methods: {
    /** Submits the form as its submit button does. */
    submit: method<() => void>(),
    /** Empties the form, deletes its draft, and shows it again after a submission. Does nothing while it is submitted. */
    reset: method<() => void>(),
  },
  reads: { selector: 'form, input, select, textarea, script, site-captcha', attributes: [] },
});

export const surface = defineSurface({
  slots: {
    /** Your `<form>` with labels and native controls, or a `<script type="application/json">` with the fields. */
    '': true,
    /** Replaces the form after it is saved. */
    success: true,
  },
  parts: {
    /** Contains the form and the messages above and below it. */
    form: true,
    /** The message above a form that was not sent. */
    error: true,
    /** The button in that message that tries again. */
    retry: true,
    /** The message below a form that has errors. */
    'error-below': true,
    /** Contains what replaces the form after it is saved. */
    success: true,
  },
  states: {
    /** The form is being submitted. */
    submitting: true,
    /** The form is saved. */
    submitted: true,
    /** The submission failed. */
    failed: true,
  },
  cssProperties: {
    /** Errors. */
    '--site-danger': 'color',
    /** Text in fields and on the retry button. */
    '--site-text': 'color',
    /** Borders of fields, descriptions and counters. */
    '--site-text-muted': 'color',
    /** Background of fields. */
    '--site-surface-raised': 'color',
    /** Text on the submit button. */
    '--site-on-accent': 'color',
    /** Border of the retry button and lines below sections. */
    '--site-line': 'color',
    /** The submit button, checked controls, and focus rings. */
    '--site-accent': 'color',
    /** The outline of focus rings. */
    '--site-surface': 'color',
    /** Corners of fields, buttons and errors. */
    '--site-radius-1': 'length',
  },
});
