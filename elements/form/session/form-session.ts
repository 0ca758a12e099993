/**
 * A form that somebody types into: which one it is, what is typed, its captcha. One for each element, for as long as the
 * element lives. What checks and sends it comes once somebody turns to the form, and outlives its way off the page.
 */
import { store } from '../../../core/page/page.ts';
import { authorsForm } from '../author-form.ts';
import { broken, type FormStatus, untouched } from '../form-status.ts';
import type { Sending } from '../submission/form-submitter.ts';
import { HeldForm } from './claimed-form.ts';
import { controlsOf } from './controls.ts';
import { Draft } from './draft.ts';
import type { Link } from './form-element.ts';
import { type FormPlace, type Given, placeOf } from './form-identity.ts';
import { Ears } from './form-listeners.ts';
import { resetForm } from './form-members.ts';
import { FromJson } from './json-source.ts';

/** A form of which all is known that says which one it is. */
export interface Begun extends Given {
  readonly place: FormPlace;
  readonly draft: Draft | undefined;
  readonly captcha: HeldForm['captcha'];
}

export class LiveForm {
  readonly status = store<FormStatus>(untouched);
  readonly #document: Document;
  readonly #json = new FromJson();
  readonly #ears = new Ears(this);
  #link: Link | undefined;
  #held: HeldForm | undefined;
  /** What is known of the form that is held, once all that says it has been read. */
  #known: Pick<Begun, 'place' | 'draft'> | undefined;
  #sending: Sending | undefined;
  #isPreparing = false;
  /** A submit that waits for what is still to come, and the button that was pressed. */
  #asked: { readonly pressed: Element | undefined } | undefined;
  #wasSeen = false;

  constructor(document: Document) {
    this.#document = document;
  }

  /** The element is on the page, and has rendered: its form may be another one. */
  update(link: Link): void {
    this.#link = link;
    this.#ears.listen(link.host);
    const json = this.#json.update(() => this.#link);
    this.#find(link);
    void json.then((hasChanged) => hasChanged && this.#link && this.#find(this.#link));
  }

  /** The element leaves the page: all is taken back from its form, and a save that is under way goes on. */
  detach(): void {
    this.#hold(undefined);
    this.#json.clear();
    this.#ears.close();
    this.#asked = undefined;
    this.#link = undefined;
    if (this.#sending) this.#sending.leave();
    else this.status.set(untouched);
  }

  /** The form that is held. */
  get form(): HTMLFormElement | undefined {
    return this.#held?.form;
  }

  /** Sends the form, by this button if one was pressed; what its JSON says of it is waited for. */
  readonly submit = (pressed?: Element): void => {
    this.#asked = { pressed };
    this.prepare();
    if (this.#held && !this.#sending) this.status.set({ ...untouched, phase: 'submitting' });
    this.#goOn();
  };

  readonly reset = (): void => {
    if (this.#sending) this.#sending.reset();
    else if (!this.#asked) this.status.set(untouched);
    // It is not while something is being sent.
    if (this.status.get().phase === 'idle' && this.#held) resetForm(this.#held.form);
  };

  /** Somebody is about to send the form: what does that comes now, and again after it did not come. */
  readonly prepare = (): void => {
    void this.#known?.draft?.prepare();
    if (this.#sending || this.#isPreparing) return;
    this.#isPreparing = true;
    import('../submission/form-submitter.ts').then(
      (module) => this.#begin(new module.Sending(this.#document, this.status.set)),
      (cause: unknown) => this.#fail(cause),
    );
  };

  /** Somebody types or chooses. */
  typed(target: EventTarget | null): void {
    if (!this.#held || !controlsOf(this.#held.form).some((control) => control === target)) return;
    this.prepare();
    this.#sending?.typed(target);
    this.#known?.draft?.keep();
  }

  /** The form has been emptied. */
  cleared(target: EventTarget | null): void {
    // What is on its way may still fail, and its author may empty what was sent.
    if (!this.#held || target !== this.#held.form || this.status.get().phase === 'submitting') return;
    this.#known?.draft?.forget();
    this.#held.captcha.reset();
    this.#held.captcha.paint();
    if (this.#sending) this.#sending.cleared();
    else this.status.set(untouched);
  }

  /** The captcha has an answer now, or none any more. */
  captchaChanged(): void {
    this.#held?.captcha.paint();
  }

  /** Puts HTML that nobody has made safe into the node. */
  readonly showHtml = (node: HTMLElement, html: string): void => this.#sending?.showHtml(node, html);

  #find({ host }: Link): void {
    const form = authorsForm(host) ?? this.#json.form;
    if (form !== this.#held?.form) this.#hold(form);
    if (this.#held && !this.#known && !this.#json.isPending) this.#know(this.#held);
    if (this.status.get().phase !== 'submitting') this.#held?.captcha.paint();
    this.#goOn();
  }

  #hold(form: HTMLFormElement | undefined): void {
    this.#sending?.release();
    this.#held?.release();
    this.#known = undefined;
    this.#held = form && new HeldForm(form, this.#link?.host ?? form);
  }

  /** All that says which form it is has been read. */
  #know({ form }: HeldForm): void {
    const given = this.#given;
    if (!given) return;
    const { values, emit } = given.link;
    const place = placeOf(given);
    const draft = values.keepDraft ? new Draft(form, place) : undefined;
    this.#known = { place, draft };
    draft?.restore();
    // A counter says from the beginning how much there may be.
    if (controlsOf(form).some((control) => control.hasAttribute('data-max-length'))) this.prepare();
    if (!this.#wasSeen) emit('site-form-rendered', { formId: place.formId });
    this.#wasSeen = true;
  }

  get #given(): Given | undefined {
    const { form } = this.#held ?? {};
    return form && this.#link && { form, link: this.#link, definition: this.#json.definition };
  }

  #begin(sending: Sending): void {
    this.#isPreparing = false;
    this.#sending = sending;
    this.status.set(untouched);
    this.#goOn();
  }

  #fail(cause: unknown): void {
    this.#isPreparing = false;
    this.#link?.complain('form-part-missing', cause);
    if (this.#asked) this.status.set(broken);
    this.#asked = undefined;
  }

  /** Tells what sends the form of it as it is now, and what was asked of it. */
  #goOn(): void {
    const given = this.#given;
    if (!given && !this.#json.isPending) this.#asked = undefined;
    if (!given || !this.#known || !this.#held || !this.#sending) return;
    this.#sending.update({ ...given, ...this.#known, captcha: this.#held.captcha });
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked) this.#sending.submit(asked.pressed);
  }
}
