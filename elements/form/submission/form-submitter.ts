import { unsentFailure } from '../../../core/model/form/form-failure.ts';
import { messages as modelMessages } from '../../../core/model/form/messages.en.ts';
import { canSubmit, type SubmissionEffect } from '../../../core/model/form/submission.ts';
import { type FormValues, sentValues } from '../../../core/model/form/values.ts';
import { messages as requestMessages } from '../../../core/page/request/messages.en.ts';
import type { VisitorAction } from '../../../core/page/request/page-member.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { Confirmation } from '../feedback/Confirmation.tsx';
import { ErrorSummary } from '../feedback/ErrorSummary.tsx';
import type { UploadTarget } from '../files/file-upload.ts';
import type { FilesOutcome, FormFiles } from '../files/form-files.ts';
import { addFormMessages } from '../form-messages.ts';
import type { FormStatus, FormViews } from '../form-status.ts';
import { messages } from '../messages.en.ts';
import type { Control } from '../session/controls.ts';
import type { FormContext } from '../session/form-context.ts';
import { buildStatus, isSameStatus } from './build-status.ts';
import { buildSubmission, buttonValue, confirmationOf, redirectUrl } from './build-submission.ts';
import { type ControlError, controlError, controlErrors } from './control-errors.ts';
import { ErrorSummaries, summaryItems } from './error-summary.ts';
import { FieldMessages } from './field-messages.ts';
import { FormLock } from './form-lock.ts';
import { errorsWithoutField, listMessages } from './list-messages.ts';
import { PendingKey } from './pending-key.ts';
import { type FormField, readFields, readValues } from './read-fields.ts';
import { SubmissionDriver, type SubmissionOutcome } from './submission-driver.ts';

addFormMessages({ ...requestMessages, ...modelMessages, ...messages });

export const formViews: FormViews = { ErrorSummary, Confirmation };

const noErrors: ReadonlyMap<string, ControlError> = new Map();

/**
 * Validates and submits the form of a session, and shows the result. It lives as long as the session, so that a submission
 * continues while the element is moved.
 */
export class FormSubmitter {
  readonly #driver: SubmissionDriver;
  readonly #setStatus: (status: FormStatus) => void;
  /** The form as it was last on the page. */
  #context: FormContext | undefined;
  /** Changes to the form in the light DOM; `undefined` while the form is released. */
  #changes: { readonly messages: FieldMessages; readonly lock: FormLock; files?: FormFiles } | undefined;
  #pendingKey: PendingKey | undefined;
  #errors = noErrors;
  #confirmation: FormStatus['confirmation'];
  readonly #summary = new ErrorSummaries((control) => this.#context?.reveal(control));
  #status: FormStatus | undefined;

  constructor(document: Document, setStatus: (status: FormStatus) => void) {
    this.#setStatus = setStatus;
    this.#driver = new SubmissionDriver(
      document,
      () => {
        this.#pendingKey?.write(this.#driver.state);
        this.#render();
      },
      (outcome) => this.#handleOutcome(outcome),
    );
  }

  /** Takes over the form as it is on the page now. Another form only after `release`. */
  update(context: FormContext): void {
    if (this.#driver.state.isDetached) this.#driver.send({ type: 'attached' });
    if (context.form !== this.#context?.form) this.#errors = noErrors;
    this.#context = context;
    if (!this.#changes) this.#start(context);
    this.#startFiles(context);
    // The texts of these errors contain lists in the language of the page, which may have changed.
    const hasFileError = [...this.#errors.values()].some(({ code }) => code.startsWith('file-'));
    for (const formField of hasFileError ? this.#fields : [])
      if (this.#errors.get(formField.field.id)?.code.startsWith('file-')) this.#validate(formField);
    this.#render();
  }

  /** Undoes all changes to the form. */
  release(): void {
    this.#changes?.messages.clear();
    this.#changes?.lock.unlock();
    this.#changes?.files?.release();
    this.#changes = undefined;
  }

  /** The released form has left the page. A save that has started continues. */
  detach(): void {
    this.#driver.send({ type: 'detached' });
  }

  /** Submits the form, by this button if one was pressed. */
  submit(button: Element | undefined): void {
    this.#attempt((context) => {
      const fields = readFields(context.form);
      if (!this.#areValid(fields)) return false;
      if (context.captcha.isUnsolved) this.#driver.send({ type: 'submit', problem: 'form-captcha-incomplete' });
      else this.#send(context, fields, button);
      return true;
    });
  }

  /** Validates the fields of a step as a submission does. Returns whether all of them are valid. */
  validateStep(step: Element): boolean {
    return this.#attempt(({ form }) =>
      this.#areValid(readFields(form).filter(({ controls }) => controls.some(({ node }) => step.contains(node)))),
    );
  }

  /** Returns to the initial state, unless the form is being submitted. */
  reset(): void {
    this.#driver.send({ type: 'reset' });
  }

  /** Validates a field with an error again while the visitor corrects it. */
  handleInput(target: EventTarget | null): void {
    const formField = this.#fields.find(({ controls }) => controls.some(({ node }) => node === target));
    if (!formField) return;
    const { id } = formField.field;
    this.#driver.send({ type: 'corrected', fieldId: id });
    // Files are checked as soon as they are chosen.
    if (this.#errors.has(id) || formField.field.type === 'file') this.#validate(formField);
    this.#render();
  }

  /** The controls of the form have been emptied. */
  handleReset(): void {
    if (this.#driver.state.phase === 'failure') this.reset();
    this.#errors = noErrors;
    this.#render();
  }

  /** The fields that the form has now. Empty if they cannot be read, which is reported on submit. */
  get #fields(): readonly FormField[] {
    try {
      return this.#context && this.#changes ? readFields(this.#context.form) : [];
    } catch {
      return [];
    }
  }

  #start({ form, identity }: FormContext): void {
    this.#changes = { messages: new FieldMessages(), lock: new FormLock(form) };
    this.#pendingKey = new PendingKey(unclobber(form).ownerDocument, identity);
    this.#driver.send({ type: 'key-restored', key: this.#pendingKey.read() });
  }

  /** Lists and checks files as soon as the code for them has loaded. */
  #startFiles({ form, files }: FormContext): void {
    if (files && this.#changes) this.#changes.files ??= new files.FormFiles(form, () => this.#render());
  }

  /** Performs a part of a submission. Returns false if the form cannot be submitted now, or cannot be read. */
  #attempt(perform: (context: FormContext) => boolean): boolean {
    if (!this.#context || !canSubmit(this.#driver.state)) return false;
    try {
      return perform(this.#context);
    } catch (cause) {
      this.#context.element.reportError('form-fields-unreadable', cause);
      this.#driver.send({ type: 'submit', problem: 'form-fields-unreadable' });
      return false;
    }
  }

  #areValid(fields: readonly FormField[]): boolean {
    this.#errors = controlErrors(fields, this.#changes?.files);
    if (this.#errors.size > 0) this.#driver.send({ type: 'submit', problem: 'form-invalid' });
    else this.#render();
    return this.#errors.size === 0;
  }

  #send(context: FormContext, fields: readonly FormField[], button: Element | undefined): void {
    const { element, form } = context;
    const query = new URLSearchParams(unclobber(form).ownerDocument.location.search);
    const definitions = fields.map(({ field }) => field);
    const values = { ...buttonValue(button), ...sentValues(definitions, readValues(fields), query) };
    // A listener may have submitted or removed the form.
    if (!element.emit('site-submit', { values }) || !canSubmit(this.#driver.state)) return;
    const { timeout, apiOrigin } = element.values;
    const server = { timeout, ...(apiOrigin !== undefined && { apiOrigin }) };
    this.#driver.submit({
      submission: buildSubmission(context, values, button),
      captchaAnswer: () => context.captcha.answer(),
      server,
      upload: this.#uploadOf(context, fields, server),
    });
  }

  /** Returns the function that uploads the files of a form, or undefined if there are none. */
  #uploadOf({ form, identity, captcha }: FormContext, fields: readonly FormField[], server: UploadTarget['server']) {
    const { files } = this.#changes ?? {};
    if (!files?.hasFiles(fields)) return undefined;
    const target = { document: unclobber(form).ownerDocument, formId: identity.formId, server };
    return async (signal: AbortSignal, action: VisitorAction): Promise<FilesOutcome> => {
      const outcome = await files.upload(fields, { ...target, action }, signal);
      // The answer of a captcha may expire during the upload.
      const isExpired = 'values' in outcome && captcha.isUnsolved;
      return isExpired ? { failure: unsentFailure('form-captcha-incomplete') } : outcome;
    };
  }

  #validate(formField: FormField): void {
    const errors = new Map(this.#errors);
    const error = controlError(formField, this.#changes?.files);
    if (error) errors.set(formField.field.id, error);
    else errors.delete(formField.field.id);
    this.#errors = errors;
  }

  #handleOutcome(outcome: SubmissionOutcome): void {
    if (!this.#context) return;
    if (outcome.type === 'forget-draft') this.#context.draft?.forget();
    else if (outcome.type === 'succeed') this.#handleSuccess(this.#context);
    else this.#handleFailure(this.#context, outcome);
  }

  #handleSuccess(context: FormContext): void {
    const values: FormValues = this.#driver.request?.submission.values ?? {};
    context.element.emit('site-submitted', { values });
    const url = redirectUrl(context);
    if (url !== undefined) unclobber(context.form).ownerDocument.location.assign(url);
  }

  #handleFailure(
    { element, captcha, reveal }: FormContext,
    { failure, isCaptchaUsed }: Extract<SubmissionEffect, { type: 'fail' }>,
  ): void {
    const { emit, getMessage } = element;
    if (isCaptchaUsed) captcha.reset();
    captcha.updateButtons();
    const { code, fieldErrors, text = getMessage(code), cause } = failure;
    this.#changes?.files?.forget(this.#fields.filter(({ field }) => Object.hasOwn(fieldErrors, field.id)));
    // The focus moves to the summary when it is shown.
    const control = this.#status?.summary ? undefined : this.#firstInvalidControl(fieldErrors);
    if (control) reveal(control);
    control?.focus();
    if (code === 'form-invalid') {
      const errors = [...this.#errors].map(([id, error]) => [id, error.text ?? getMessage(error.code, error.args)]);
      emit('site-invalid', { errors: Object.fromEntries(errors) });
    } else emit('site-failed', { code, text, fieldErrors, cause });
  }

  #firstInvalidControl(fieldErrors: Readonly<Record<string, string>>): Control | undefined {
    const [error] = this.#errors.values();
    const refused = this.#fields.find(({ field }) => Object.hasOwn(fieldErrors, field.id));
    return error?.controls[0] ?? refused?.controls[0]?.node;
  }

  #summaryOf(fields: readonly FormField[], fieldErrors: Readonly<Record<string, string>>): FormStatus['summary'] {
    const { element } = this.#context ?? {};
    if (!element) return undefined;
    const items = summaryItems(fields, this.#errors, fieldErrors, element.getMessage);
    return this.#summary.update(this.#driver.state.failures, element.values.errorSummary, items);
  }

  /** Shows the state at the fields, at the buttons and in the view. */
  #render(): void {
    const { state } = this.#driver;
    const { fieldErrors = {} } = state.failure ?? {};
    const fields = this.#fields;
    if (this.#context && this.#changes) {
      const { element, captcha } = this.#context;
      const { messages, lock, files } = this.#changes;
      files?.show(fields);
      messages.show(listMessages(fields, this.#errors, fieldErrors, element.getMessage));
      if (state.phase === 'submitting')
        lock.lock(element.values.submittingText || element.getMessage('form-submitting'));
      else {
        lock.unlock();
        captcha.updateButtons();
      }
      const isSaved = state.phase === 'success';
      this.#confirmation = isSaved ? (this.#confirmation ?? confirmationOf(this.#context)) : undefined;
    }
    const status = buildStatus(state, {
      hasErrors: this.#errors.size > 0,
      isNewsletter: this.#context?.element.values.variant === 'newsletter',
      confirmation: this.#confirmation,
      summary: this.#summaryOf(fields, fieldErrors),
      otherErrors: errorsWithoutField(fields, fieldErrors),
      progress: this.#changes?.files?.announcement,
    });
    if (this.#status && isSameStatus(status, this.#status)) return;
    this.#status = status;
    this.#setStatus(status);
  }
}
