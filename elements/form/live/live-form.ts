/**
 * A form at work: what is typed, what is wrong with it, and how it is sent. One for each element, for as long as the
 * element lives: what is under way survives that the element leaves the page and comes back.
 */
import { canSubmit, type SubmissionEffect } from '../../../core/model/form/submission.ts';
import { type FormValues, sentValues } from '../../../core/model/form/values.ts';
import { store } from '../../../core/page/page.ts';
import { type FormStatus, untouched } from '../form-status.ts';
import { authorsForm } from '../own-form.ts';
import { Draft, SaveMemory } from './draft.ts';
import { type Fault, faultOf, faultsOf } from './faults.ts';
import { resetForm } from './form-members.ts';
import { FromJson } from './from-json.ts';
import { HeldForm } from './held-form.ts';
import type { Link } from './link.ts';
import { notesOf, unplaced } from './notes-of.ts';
import { type Control, type LiveField, readValues } from './read-form.ts';
import { type Given, idsOf, placeAmongEqual, pressedValue, redirectOf, sentOf, submissionOf } from './settings.ts';
import { isSameStatus, statusOf } from './status-of.ts';
import { type Outcome, SubmissionDriver } from './submission-driver.ts';

const nothing: ReadonlyMap<string, Fault> = new Map();

export class LiveForm {
  readonly status = store<FormStatus>(untouched);
  readonly #driver: SubmissionDriver;
  #link: Link | undefined;
  #held: HeldForm | undefined;
  #draft: Draft | undefined;
  #memory: SaveMemory | undefined;
  /** The form whose draft is filled in, and of which it is known what was sent. */
  #begun: HeldForm | undefined;
  /** The button that was pressed last: to try again is to press it again. */
  #pressed: Element | undefined;
  #isAsked = false;
  readonly #json = new FromJson();
  #faults = nothing;
  #sent: FormStatus['sent'];
  #wasSeen = false;

  constructor(document: Document) {
    this.#driver = new SubmissionDriver(
      document,
      () => {
        this.#memory?.keep(this.#driver.state);
        this.#paint();
      },
      (outcome) => this.#end(outcome),
    );
  }

  /** The element is on the page, and has rendered: its form may be another one. */
  update(link: Link): void {
    this.#link = link;
    if (this.#driver.state.isGone) this.#driver.send({ type: 'returned' });
    const json = this.#json.update(() => this.#link);
    this.#find(link);
    void json.then((hasChanged) => hasChanged && this.#link && this.#find(this.#link));
  }

  /** The element leaves the page: all is taken back from its form, and a save that is under way goes on. */
  detach(): void {
    this.#hold(undefined);
    this.#json.clear();
    this.#isAsked = false;
    this.#link = undefined;
    this.#driver.send({ type: 'left' });
  }

  /** The form that is held. */
  get form(): HTMLFormElement | undefined {
    return this.#held?.form;
  }

  /** Sends the form, by this button if one was pressed. */
  readonly submit = (pressed?: Element): void => {
    this.#pressed = pressed ?? this.#pressed;
    // What its JSON says of it is waited for.
    this.#isAsked = this.#held !== this.#begun;
    if (!this.#begun || !this.#link || !canSubmit(this.#driver.state)) return;
    try {
      this.#trySubmit();
    } catch (cause) {
      this.#link.complain('form-fields-unreadable', cause);
      this.#driver.send({ type: 'submit', problem: 'form-fields-unreadable' });
    }
  };

  readonly reset = (): void => {
    this.#driver.send({ type: 'reset' });
    // It is not while something is being sent.
    if (this.#driver.state.phase === 'idle' && this.#held) resetForm(this.#held.form);
  };

  /** Somebody types or chooses. */
  typed(target: EventTarget | null): void {
    const fields = this.#fields;
    const live = fields.find(({ controls }) => controls.some(({ node }) => node === target));
    if (!live || !this.#held) return;
    const { id } = live.field;
    this.#driver.send({ type: 'corrected', fieldId: id });
    if (this.#faults.has(id)) this.#check(live);
    this.#draft?.keep(fields);
    this.#paint();
  }

  /** The form has been emptied. */
  cleared(target: EventTarget | null): void {
    const { phase } = this.#driver.state;
    // What is on its way may still fail, and its author may empty what was sent.
    if (!this.#held || target !== this.#held.form || phase === 'submitting') return;
    if (phase === 'failure') this.#driver.send({ type: 'reset' });
    this.#faults = nothing;
    this.#pressed = undefined;
    this.#draft?.forget();
    this.#held.captcha.reset();
    this.#paint();
  }

  /** The captcha has an answer now, or none any more. */
  readonly captchaChanged = (): void => this.#held?.captcha.paint();

  /** What the form has now; nothing where it cannot be read, which is told when it is to be sent. */
  get #fields(): readonly LiveField[] {
    try {
      return this.#held?.fields ?? [];
    } catch {
      return [];
    }
  }

  #trySubmit(): void {
    const { fields = [], captcha } = this.#held ?? {};
    this.#faults = faultsOf(fields);
    if (this.#faults.size > 0) this.#driver.send({ type: 'submit', problem: 'form-invalid' });
    else if (captcha?.isOpen) this.#driver.send({ type: 'submit', problem: 'form-captcha-incomplete' });
    else this.#send(fields);
  }

  #send(fields: readonly LiveField[]): void {
    const given = this.#given;
    if (!given) return;
    const query = new URLSearchParams(given.form.ownerDocument.location.search);
    const definitions = fields.map(({ field }) => field);
    const pressed = this.#pressed;
    const values = { ...pressedValue(pressed), ...sentValues(definitions, readValues(fields), query) };
    const { timeout, apiOrigin } = given.link.values;
    const driver = this.#driver;
    const captcha = this.#held?.captcha;
    // A listener may have sent or removed the form by itself.
    if (!given.link.emit('site-submit', { values }) || !canSubmit(driver.state)) return;
    driver.sent = {
      submission: submissionOf(given, values, pressed),
      answer: async () => captcha?.answer(),
      reach: { timeout, ...(apiOrigin !== undefined && { apiOrigin }) },
    };
    driver.send({ type: 'submit' });
  }

  #find({ host }: Link): void {
    const form = authorsForm(host) ?? this.#json.form;
    if (form !== this.#held?.form) this.#hold(form);
    if (this.#held !== this.#begun && !this.#json.isPending) this.#begin();
    this.#paint();
    if (this.#isAsked && this.#begun) this.submit();
  }

  #check(live: LiveField): void {
    const fault = faultOf(live);
    const others = [...this.#faults].filter(([id]) => id !== live.field.id);
    this.#faults = fault
      ? new Map([...this.#faults].map(([id, old]) => [id, id === live.field.id ? fault : old]))
      : new Map(others);
  }

  #hold(form: HTMLFormElement | undefined): void {
    this.#held?.release();
    this.#begun = undefined;
    this.#held = form && new HeldForm(form, this.#link?.host ?? form);
  }

  /** All that says which form it is has been read. */
  #begin(): void {
    const given = this.#given;
    this.#begun = this.#held;
    if (!given) return;
    const { link, form } = given;
    const { formId } = idsOf(given);
    const place = { formId, index: placeAmongEqual(link.host) };
    this.#memory = new SaveMemory(form.ownerDocument, place);
    this.#driver.send({ type: 'recalled', memory: this.#memory.recall() });
    this.#draft = link.values.keepDraft ? new Draft(form.ownerDocument, place) : undefined;
    this.#draft?.restore(this.#fields);
    if (!this.#wasSeen) given.link.emit('site-form-rendered', { formId });
    this.#wasSeen = true;
  }

  get #given(): Given | undefined {
    const { form } = this.#held ?? {};
    return form && this.#link && { form, link: this.#link, definition: this.#json.definition };
  }

  #end(outcome: Outcome): void {
    if (outcome.type === 'forget-draft') this.#draft?.forget();
    else if (outcome.type === 'succeed') this.#succeed();
    else this.#fail(outcome);
  }

  #succeed(): void {
    const given = this.#given;
    if (!given) return;
    const values: FormValues = this.#driver.sent?.submission.values ?? {};
    given.link.emit('site-submitted', { values });
    const redirect = redirectOf(given);
    if (redirect !== undefined) given.form.ownerDocument.location.assign(redirect);
  }

  #fail({ failure, hasTried }: Extract<SubmissionEffect, { type: 'fail' }>): void {
    const given = this.#given;
    if (!given || !this.#held) return;
    const { emit, say } = given.link;
    if (hasTried) this.#held.captcha.reset();
    this.#held.captcha.paint();
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
    const given = this.#given;
    const { state } = this.#driver;
    const fields = this.#fields;
    if (given && this.#held) {
      const { notes, lock, captcha } = this.#held;
      const { say, values } = given.link;
      notes.show(notesOf(fields, this.#faults, state.failure?.fieldErrors ?? {}, say));
      if (state.phase === 'submitting') lock.close(values.submittingText || say('form-submitting'));
      else lock.open();
      if (state.phase !== 'submitting') captcha.paint();
      if (state.phase === 'success') this.#sent ??= sentOf(given);
      else this.#sent = undefined;
    }
    const isNewsletter = this.#link?.values.variant === 'newsletter';
    const more = unplaced(fields, state.failure?.fieldErrors ?? {});
    const status = statusOf(state, { hasFaults: this.#faults.size > 0, isNewsletter, sent: this.#sent, more });
    if (!isSameStatus(status, this.status.get())) this.status.set(status);
  }
}
