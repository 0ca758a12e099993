import { after, before, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { duration, flag, json, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';
import type { FormValues } from '../../core/model/form/values.ts';

const isDefinition = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const contract = defineContract({
  tag: 'site-form',
  load: 'near-viewport',
  attributes: {
    /** The form's id on the server. Default: what the form's own markup or its JSON says. */
    formId: text(),
    /** The collection that the form stands in. Default: what the form's own markup or its JSON says. */
    collectionId: text(),
    /** The object that the form stands in. Default: what the form's own markup or its JSON says. */
    objectName: text(),
    /** The form as JSON, for when there is no `<form>` inside: a list of fields, or an object that holds one. */
    fields: json('a list of fields, or an object that holds one', isDefinition),
    /** A newsletter form has no text under it, and may stand in a box narrower than 320 px: its width is a container's. */
    variant: oneOf(['form', 'newsletter'], 'form'),
    /** The form stands in an overlay, and the server is told so. Default: whether it stands in a dialog or popover. */
    overlay: flag(),
    /** Label of the submit button that a form from JSON gets. Default "Submit". */
    submitText: text(),
    /** What the submit button reads while the form is sent. Default "Submitting…". */
    submittingText: text(),
    /** What takes the form's place once it is sent. Default "Thank you!"; a child in the slot `success` comes before it. */
    submissionText: text(),
    /** HTML under that text; what could run script is taken out of it. */
    submissionHtml: text(),
    /** The page to go to once the form is sent, instead of showing a text; http(s) or relative. */
    successRedirect: url(),
    /** Whether what is typed survives a reload of the page, until it is sent. Secrets never do. */
    keepDraft: toggle(true),
    /** How long the server may take to answer each of the two calls. */
    timeout: duration(30_000),
    /** Where the server is, if not where the page comes from; the page's cookies are sent there. */
    apiOrigin: url(),
  },
  events: {
    /** Before the form is sent, with its values by field id; cancelling leaves it as it is. */
    'site-submit': before<{ readonly values: FormValues }>(),
    /** The form is saved; told before the redirect, or the text, takes its place. */
    'site-submitted': after<{ readonly values: FormValues }>(),
    /** The form could not be sent: the text that is shown, its code, the server's texts by field id, and how the call ended. */
    'site-failed': after<{
      readonly code: string;
      readonly text: string;
      readonly fieldErrors: Readonly<Record<string, string>>;
      readonly cause?: unknown;
    }>(),
    /** The form was not sent, because of these fields: texts by their ids. */
    'site-invalid': after<{ readonly errors: Readonly<Record<string, string>> }>(),
    /** The form is there for the first time: what a page may count. */
    'site-form-rendered': after<{ readonly formId: string }>(),
  },
  methods: {
    /** Sends the form as its submit button would. */
    submit: method<() => void>(),
    /** Empties the form, forgets its draft, and shows it again after a submission; not while it is being sent. */
    reset: method<() => void>(),
  },
  reads: { selector: 'form, input, select, textarea, script, site-captcha', attributes: [] },
});

export const surface = defineSurface({
  slots: {
    /** Your `<form>`, with labels and native controls; or a `<script type="application/json">` with the fields. */
    '': true,
    /** What takes the form's place once it is sent. */
    success: true,
  },
  parts: {
    /** Around the form and the texts above and below it. */
    form: true,
    /** Why the form was not sent, above it. */
    error: true,
    /** The button in it that tries again. */
    retry: true,
    /** The text below a form that has errors. */
    'error-below': true,
    /** What takes the form's place once it is sent. */
    success: true,
  },
  states: {
    /** The form is being sent. */
    submitting: true,
    /** The form is sent. */
    submitted: true,
    /** The form could not be sent. */
    failed: true,
  },
  cssProperties: {
    /** Errors. */
    '--site-danger': 'color',
    /** Text in fields and on the retry button. */
    '--site-text': 'color',
    /** Lines around fields, descriptions and counters. */
    '--site-text-muted': 'color',
    /** Fields. */
    '--site-surface-raised': 'color',
    /** Text on the submit button. */
    '--site-on-accent': 'color',
    /** Lines around the retry button and under sections. */
    '--site-line': 'color',
    /** The submit button, what is chosen, and focus rings. */
    '--site-accent': 'color',
    /** The line around focus rings. */
    '--site-surface': 'color',
    /** Corners of fields and buttons, and of the error. */
    '--site-radius-1': 'length',
  },
});
