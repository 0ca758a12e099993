import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { duration, flag, json, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';
import type { FormValues } from '../../core/model/form/values.ts';

const isDefinition = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const contract = defineContract({
  tag: 'site-form',
  load: 'near-viewport',
  uses: () => ['submit'],
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
    /** When a summary with links to the invalid fields is shown above the form: from two errors on, also for one, or never. */
    errorSummary: oneOf(['auto', 'always', 'none'], 'auto'),
    /** Whether the form is in an overlay, which is sent to the server. Default: whether it is in a dialog or popover. */
    overlay: flag(),
    /** Label of the submit button of a form from JSON. Default "Submit". */
    submitText: text(),
    /** Label of the submit button while the form is being sent. Default "Submitting…". */
    submittingText: text(),
    /** Text that replaces the form after it was sent. Default "Thank you!". Content in the slot `success` takes precedence. */
    submissionText: text(),
    /** HTML below the success text; anything that could run script is removed. */
    submissionHtml: text(),
    /** The page to open after the form was sent, instead of showing a text: an http(s) or relative URL. */
    successRedirect: url(),
    /** Whether input survives a reload of the page, until the form is sent. Secrets are never stored. */
    keepDraft: toggle(true),
    /** Timeout of each of the two requests to the server. */
    timeout: duration(30_000),
    /** The origin of the server, if it is not the page's. The page's cookies are sent to it. */
    apiOrigin: url(),
  },
  events: {
    /** Before the form is sent, with its values by field id; cancelling leaves the form unchanged. */
    'site-submit': cancelableEvent<{ readonly values: FormValues }>(),
    /** The form is saved. Fired before the redirect, or before the success text replaces the form. */
    'site-submitted': event<{ readonly values: FormValues }>(),
    /** The form could not be sent, with the text shown, its code, the server's errors by field id, and the failure of the request. */
    'site-failed': event<{
      readonly code: string;
      readonly text: string;
      readonly fieldErrors: Readonly<Record<string, string>>;
      readonly cause?: unknown;
    }>(),
    /** The form was not sent because of invalid fields, with the errors by field id. */
    'site-invalid': event<{ readonly errors: Readonly<Record<string, string>> }>(),
    /** The form is rendered for the first time, for analytics. */
    'site-form-rendered': event<{ readonly formId: string }>(),
  },
  methods: {
    /** Submits the form as its submit button does. */
    submit: method<() => void>(),
    /** Empties the form, deletes its draft, and shows it again after a submission. Does nothing while the form is being sent. */
    reset: method<() => void>(),
  },
  reads: { selector: 'form, input, select, textarea, script, site-captcha, [data-step]', attributes: [] },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your `<form>` with labels and native controls, or a `<script type="application/json">` with the fields. */
    '': true,
    /** Content that replaces the form after it was sent. */
    success: true,
  },
  parts: {
    /** Container of the form and the texts above and below it. */
    form: true,
    /** The error above the form. */
    error: true,
    /** The links to the invalid fields, in the error above the form. */
    'error-summary': true,
    /** The retry button in the error. */
    retry: true,
    /** The error summary below the form. */
    'error-below': true,
    /** Container of the success text. */
    success: true,
  },
  states: {
    /** The form is being submitted. */
    submitting: true,
    /** The form was sent. */
    submitted: true,
    /** The submission failed. */
    failed: true,
  },
  cssProperties: {
    /** Error texts. */
    '--site-danger': 'color',
    /** Text in fields and on the retry button. */
    '--site-text': 'color',
    /** Lines around fields; text of descriptions and counters. */
    '--site-text-muted': 'color',
    /** Background of fields. */
    '--site-surface-raised': 'color',
    /** Text on the submit button. */
    '--site-on-accent': 'color',
    /** Border of the retry button and lines below sections. */
    '--site-line': 'color',
    /** The submit button, selected options and focus rings. */
    '--site-accent': 'color',
    /** The outline of focus rings. */
    '--site-surface': 'color',
    /** Corners of fields, buttons and the error. */
    '--site-radius-1': 'length',
  },
});
