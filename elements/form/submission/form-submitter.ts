/**
 * How a form is checked and sent, and what is said of it: what comes once somebody turns to the form. One for each live
 * form, for as long as that lives: what is under way survives that the element leaves the page and comes back.
 */
import { canSubmit, type SubmissionEffect } from '../../../core/model/form/submission.ts';
import { type FormValues, sentValues } from '../../../core/model/form/values.ts';
import { safeHtml } from '../../../core/page/safe-html.ts';
import type { FormStatus } from '../form-status.ts';
import type { Control } from '../session/controls.ts';
import type { Begun } from '../session/form-session.ts';
import { pressedValue, redirectOf, sentOf, submissionOf } from './build-submission.ts';
import { type Fault, faultOf, faultsOf } from './control-errors.ts';
import { FieldNotes } from './field-messages.ts';
import { Lock } from './form-lock.ts';
import { isSameStatus, statusOf } from './form-status-of.ts';
import { notesOf, unplaced } from './list-messages.ts';
import { type LiveField, readFields, readValues } from './read-fields.ts';
import { type Outcome, SubmissionDriver } from './submission-driver.ts';
import { SaveMemory } from './submission-key-store.ts';

const nothing: ReadonlyMap<string, Fault> = new Map();

export class Sending {
  readonly #driver: SubmissionDriver;
  readonly #show: (status: FormStatus) => void;
  /** The form, as it was last on the page. */
  #begun: Begun | undefined;
  /** What we do to it, while it is there. */
  #marks: { readonly notes: FieldNotes; readonly lock: Lock } | undefined;
  #memory: SaveMemory | undefined;
  /** The button that was pressed last: to try again is to press it again. */
  #pressed: Element | undefined;
  #faults = nothing;
  #sent: FormStatus['sent'];
  #shown: FormStatus | undefined;

  constructor(document: Document, show: (status: FormStatus) => void) {
    this.#show = show;
    this.#driver = new SubmissionDriver(
      document,
      () => {
        this.#memory?.keep(this.#driver.state);
        this.#paint();
      },
      (outcome) => this.#end(outcome),
    );
  }

  /** The form is on the page, as it is now; another one only after the one before was released. */
  update(begun: Begun): void {
    if (this.#driver.state.isGone) this.#driver.send({ type: 'returned' });
    if (begun.form !== this.#begun?.form) this.#faults = nothing;
    this.#begun = begun;
    if (!this.#marks) this.#take(begun);
    this.#paint();
  }

  /** Takes back all that was done to the form. */
  release(): void {
    this.#marks?.notes.clear();
    this.#marks?.lock.open();
    this.#marks = undefined;
  }

  /** The released form is off the page: a save that is under way goes on. */
  leave(): void {
    this.#driver.send({ type: 'left' });
  }

  /** Sends the form, by this button if one was pressed. */
  submit(pressed: Element | undefined): void {
    this.#pressed = pressed ?? this.#pressed;
    if (!this.#begun || !canSubmit(this.#driver.state)) return;
    try {
      this.#trySubmit(this.#begun);
    } catch (cause) {
      this.#begun.link.complain('form-fields-unreadable', cause);
      this.#driver.send({ type: 'submit', problem: 'form-fields-unreadable' });
    }
  }

  /** Begins anew, unless something is being sent. */
  reset(): void {
    this.#driver.send({ type: 'reset' });
  }

  /** Somebody changes what a control of the form holds. */
  typed(target: EventTarget | null): void {
    const live = this.#fields.find(({ controls }) => controls.some(({ node }) => node === target));
    if (!live) return;
    const { id } = live.field;
    this.#driver.send({ type: 'corrected', fieldId: id });
    if (this.#faults.has(id)) this.#check(live);
    this.#paint();
  }

  /** The form has been emptied. */
  cleared(): void {
    if (this.#driver.state.phase === 'failure') this.reset();
    this.#faults = nothing;
    this.#pressed = undefined;
    this.#paint();
  }

  /** Puts HTML that nobody has made safe into the node. */
  showHtml(node: HTMLElement, html: string): void {
    void safeHtml(node, html);
  }

  /** What the form has now; nothing where it cannot be read, which is told when it is to be sent. */
  get #fields(): readonly LiveField[] {
    try {
      return this.#begun && this.#marks ? readFields(this.#begun.form) : [];
    } catch {
      return [];
    }
  }

  #take({ form, place }: Begun): void {
    this.#marks = { notes: new FieldNotes(), lock: new Lock(form) };
    this.#memory = new SaveMemory(form.ownerDocument, place);
    this.#driver.send({ type: 'recalled', memory: this.#memory.recall() });
  }

  #trySubmit(begun: Begun): void {
    const fields = readFields(begun.form);
    this.#faults = faultsOf(fields);
    if (this.#faults.size > 0) this.#driver.send({ type: 'submit', problem: 'form-invalid' });
    else if (begun.captcha.isOpen) this.#driver.send({ type: 'submit', problem: 'form-captcha-incomplete' });
    else this.#send(begun, fields);
  }

  #send(begun: Begun, fields: readonly LiveField[]): void {
    const { link, form, captcha } = begun;
    const query = new URLSearchParams(form.ownerDocument.location.search);
    const definitions = fields.map(({ field }) => field);
    const pressed = this.#pressed;
    const values = { ...pressedValue(pressed), ...sentValues(definitions, readValues(fields), query) };
    const { timeout, apiOrigin } = link.values;
    const driver = this.#driver;
    // A listener may have sent or removed the form by itself.
    if (!link.emit('site-submit', { values }) || !canSubmit(driver.state)) return;
    driver.sent = {
      submission: submissionOf(begun, values, pressed),
      answer: () => captcha.answer(),
      reach: { timeout, ...(apiOrigin !== undefined && { apiOrigin }) },
    };
    driver.send({ type: 'submit' });
  }

  #check(live: LiveField): void {
    const faults = new Map(this.#faults);
    const fault = faultOf(live);
    if (fault) faults.set(live.field.id, fault);
    else faults.delete(live.field.id);
    this.#faults = faults;
  }

  #end(outcome: Outcome): void {
    if (!this.#begun) return;
    if (outcome.type === 'forget-draft') this.#begun.draft?.forget();
    else if (outcome.type === 'succeed') this.#succeed(this.#begun);
    else this.#fail(this.#begun, outcome);
  }

  #succeed(begun: Begun): void {
    const values: FormValues = this.#driver.sent?.submission.values ?? {};
    begun.link.emit('site-submitted', { values });
    const redirect = redirectOf(begun);
    if (redirect !== undefined) begun.form.ownerDocument.location.assign(redirect);
  }

  #fail({ link, captcha }: Begun, { failure, hasTried }: Extract<SubmissionEffect, { type: 'fail' }>): void {
    const { emit, say } = link;
    if (hasTried) captcha.reset();
    captcha.paint();
    const { code, fieldErrors, text = say(code), cause } = failure;
    this.#firstBad(fieldErrors)?.focus();
    if (code === 'form-invalid') {
      const errors = [...this.#faults].map(([id, fault]) => [id, fault.text ?? say(fault.code, fault.args)]);
      emit('site-invalid', { errors: Object.fromEntries(errors) });
    } else emit('site-failed', { code, text, fieldErrors, cause });
  }

  #firstBad(fieldErrors: Readonly<Record<string, string>>): Control | undefined {
    const [fault] = this.#faults.values();
    const refused = this.#fields.find(({ field }) => Object.hasOwn(fieldErrors, field.id));
    return fault?.controls[0] ?? refused?.controls[0]?.node;
  }

  #paint(): void {
    const { state } = this.#driver;
    const { fieldErrors = {} } = state.failure ?? {};
    const fields = this.#fields;
    if (this.#begun && this.#marks) {
      const { link, captcha } = this.#begun;
      const { notes, lock } = this.#marks;
      notes.show(notesOf(fields, this.#faults, fieldErrors, link.say));
      if (state.phase === 'submitting') lock.close(link.values.submittingText || link.say('form-submitting'));
      else {
        lock.open();
        captcha.paint();
      }
      this.#sent = state.phase === 'success' ? (this.#sent ?? sentOf(this.#begun)) : undefined;
    }
    const isNewsletter = this.#begun?.link.values.variant === 'newsletter';
    const more = unplaced(fields, fieldErrors);
    const status = statusOf(state, { hasFaults: this.#faults.size > 0, isNewsletter, sent: this.#sent, more });
    if (this.#shown && isSameStatus(status, this.#shown)) return;
    this.#shown = status;
    this.#show(status);
  }
}
