import { type LazyModule, lazyModule } from '../../../core/page/lazy-module.ts';
import { store } from '../../../core/page/page.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { authorForm } from '../author-form.ts';
import { chunkMissing, type FormStatus, type FormViews, idle } from '../form-status.ts';
import type { FormSteps } from '../steps/form-steps.ts';
import { stepsOf } from '../steps/steps-of.ts';
import type { FormSubmitter } from '../submission/form-submitter.ts';
import { ClaimedForm } from './claimed-form.ts';
import { type Control, controlsOf } from './controls.ts';
import { Draft, draftPolicy } from './draft.ts';
import type { FormContext } from './form-context.ts';
import type { FormElement } from './form-element.ts';
import { type FormSource, identifyForm } from './form-identity.ts';
import { FormListeners } from './form-listeners.ts';
import { JsonSource } from './json-source.ts';

/** For forms with a file input. */
const formFiles = lazyModule((_retry) => import('../files/form-files.ts'));
/** For forms with several `data-step`: shows one of them at a time. */
const formSteps = lazyModule((_retry) => import('../steps/form-steps.ts'));
const formSubmitter = lazyModule((_retry) => import('../submission/form-submitter.ts'));

/**
 * The form of one element, for as long as the element lives: its DOM, its draft, its captcha and its submission. The code
 * that validates and submits is loaded when a visitor turns to the form.
 */
export class FormSession {
  readonly status = store<FormStatus>(idle);
  readonly #document: Document;
  readonly #json = new JsonSource();
  readonly #listeners = new FormListeners({
    onInput: (target) => this.#handleInput(target),
    onReset: (target) => this.#handleReset(target),
    onCaptchaChange: () => this.#claimed?.captcha.updateButtons(),
    onIntent: () => this.#prepare(),
  });
  /** `undefined` while the element is off the page. */
  #element: FormElement | undefined;
  #claimed: ClaimedForm | undefined;
  /** `undefined` until the markup and the JSON that identify the form have been read. */
  #identified: Pick<FormContext, 'identity' | 'draft'> | undefined;
  #submitter: FormSubmitter | undefined;
  #steps: FormSteps | undefined;
  /** The requests for scripts whose results the session handles. */
  readonly #requests = new WeakSet<Promise<unknown>>();
  /** Whether a submission waits for the submitter or for the JSON of the form. */
  #isSubmitPending = false;
  /** The button that was pressed last: a retry presses it again. */
  #button: Element | undefined;
  #wasRendered = false;

  constructor(document: Document) {
    this.#document = document;
  }

  /** The form that the session submits. */
  get form(): HTMLFormElement | undefined {
    return this.#claimed?.form;
  }

  /** The views of what follows a submission, once they have loaded. */
  get views(): FormViews | undefined {
    return formSubmitter.loaded?.formViews;
  }

  /** Takes over the state of an element on the page. Its form may have been replaced. */
  update(element: FormElement): void {
    this.#element = element;
    this.#listeners.attach(element.host);
    const json = this.#json.update(() => this.#element);
    this.#findForm(element);
    void json.then((hasChanged) => hasChanged && this.#element && this.#findForm(this.#element));
  }

  /** Restores the form of an element that leaves the page. A save that has started continues. */
  detach(): void {
    this.#claim(undefined);
    this.#json.clear();
    this.#listeners.detach();
    this.#isSubmitPending = false;
    this.#element = undefined;
    if (this.#submitter) this.#submitter.detach();
    else this.status.set(idle);
  }

  /** Submits the form, by this button if one was pressed, as soon as its JSON and the submitter have loaded. */
  submit(button?: Element): void {
    this.#button = button ?? this.#button;
    this.#isSubmitPending = true;
    this.#prepare();
    this.#proceed();
  }

  /** Empties the form and shows it again, unless it is being submitted. */
  reset(): void {
    if (this.#submitter) this.#submitter.reset();
    else if (!this.#isSubmitPending) this.status.set(idle);
    if (this.status.get().phase === 'idle' && this.#claimed) unclobber(this.#claimed.form).reset();
  }

  /** Loads a part of the form, also again after a failure. Each request is handled once, however often the part is needed. */
  #load<Module>(part: LazyModule<Module>, handleLoad: (module: Module) => void, handleFailure?: () => void): void {
    const request = part.load();
    if (this.#requests.has(request)) return;
    this.#requests.add(request);
    request.then(handleLoad, (cause: unknown) => {
      this.#element?.reportError('form-part-missing', cause);
      handleFailure?.();
    });
  }

  /** Loads what the form needs in use. */
  #prepare(): void {
    if (this.#identified?.draft) this.#load(draftPolicy, () => this.#identified?.draft?.proceed());
    const cancel = (): void => this.#cancelSubmission();
    if (this.#hasFileInput) this.#load(formFiles, () => this.#proceed(), cancel);
    this.#load(
      formSubmitter,
      (module) => {
        this.#submitter = new module.FormSubmitter(this.#document, this.status.set);
        this.status.set(idle);
        this.#proceed();
      },
      cancel,
    );
    this.#showSteps();
  }

  get #hasFileInput(): boolean {
    const { form } = this.#claimed ?? {};
    return form !== undefined && controlsOf(form).some(({ type }) => type === 'file');
  }

  /** Whether the code for files has loaded, or is not needed. */
  get #isReadyForFiles(): boolean {
    return formFiles.loaded !== undefined || !this.#hasFileInput;
  }

  /** Shows that a script of a pending submission failed to load. */
  #cancelSubmission(): void {
    if (this.#isSubmitPending) this.status.set(chunkMissing);
    this.#isSubmitPending = false;
  }

  #handleInput(target: EventTarget | null): void {
    if (!this.#claimed || !controlsOf(this.#claimed.form).some((control) => control === target)) return;
    this.#prepare();
    this.#submitter?.handleInput(target);
    this.#identified?.draft?.save();
  }

  #handleReset(target: EventTarget | null): void {
    // A submission in progress may fail and then needs its draft. After a success the author may empty the form.
    const isBusy = this.#isSubmitPending || this.status.get().phase === 'submitting';
    if (!this.#claimed || target !== this.#claimed.form || isBusy) return;
    this.#button = undefined;
    this.#identified?.draft?.forget();
    this.#claimed.captcha.reset();
    this.#claimed.captcha.updateButtons();
    this.#steps?.reset();
    if (this.#submitter) this.#submitter.handleReset();
    else this.status.set(idle);
  }

  #findForm({ host }: FormElement): void {
    const form = authorForm(host) ?? this.#json.form;
    if (form !== this.#claimed?.form) this.#claim(form);
    const source = this.#source;
    if (source && !this.#identified && !this.#json.isPending) this.#identify(source);
    this.#steps?.update();
    this.#showSteps();
    if (this.status.get().phase !== 'submitting') this.#claimed?.captcha.updateButtons();
    this.#proceed();
  }

  #claim(form: HTMLFormElement | undefined): void {
    this.#submitter?.release();
    this.#steps?.release();
    this.#steps = undefined;
    this.#claimed?.release();
    this.#identified = undefined;
    this.#claimed = form && new ClaimedForm(form, this.#element?.host ?? form);
  }

  #identify(source: FormSource): void {
    const { form, element } = source;
    const identity = identifyForm(source);
    const draft = element.values.keepDraft ? new Draft(form, identity) : undefined;
    this.#identified = { identity, draft };
    draft?.restore();
    // A counter shows the limit before anything is typed.
    if (controlsOf(form).some((control) => control.hasAttribute('data-max-length'))) this.#prepare();
    // Files may be dropped on the form before anything else is done with it.
    if (this.#hasFileInput) this.#prepare();
    if (!this.#wasRendered) element.emit('site-form-rendered', { formId: identity.formId });
    this.#wasRendered = true;
  }

  /** Shows one step at a time. All steps are shown until the code for that has loaded. */
  #showSteps(): void {
    const { form } = this.#claimed ?? {};
    if (this.#steps || !form || stepsOf(form).length < 2) return;
    const { loaded: module } = formSteps;
    if (!module) this.#load(formSteps, () => this.#showSteps());
    if (!module || !this.#identified) return;
    const { draft } = this.#identified;
    const onMove = (index: number): void => {
      if (draft) draft.step = index;
      draft?.save();
    };
    this.#steps = new module.FormSteps(form, draft?.step ?? 0, { onNext: () => this.submit(), onMove });
    // The visitor may have continued in a later step before the code has loaded.
    const focused = controlsOf(form).find((control) => control.matches(':focus'));
    if (focused) this.#steps.reveal(focused);
  }

  get #source(): FormSource | undefined {
    const { form } = this.#claimed ?? {};
    return form && this.#element && { form, element: this.#element, definition: this.#json.definition };
  }

  /** Passes the form to the submitter, and submits it if that is pending. */
  #proceed(): void {
    const source = this.#source;
    if (this.#element && !source && !this.#json.isPending) this.#isSubmitPending = false;
    if (!source || !this.#claimed || !this.#identified || !this.#submitter) return;
    const reveal = (control: Control): void => this.#steps?.reveal(control);
    const { captcha } = this.#claimed;
    this.#submitter.update({ ...source, ...this.#identified, captcha, files: formFiles.loaded, reveal });
    if (!this.#isSubmitPending || !this.#isReadyForFiles) return;
    this.#isSubmitPending = false;
    const step = this.#steps?.unfinished;
    if (!step) this.#submitter.submit(this.#button);
    else if (this.#submitter.validateStep(step)) this.#steps?.next();
  }
}

const sessions = new WeakMap<Element, FormSession>();

/** Returns the session of an element: the same one for as long as the element lives. */
export function formSessionOf(host: Element): FormSession {
  const session = sessions.get(host) ?? new FormSession(host.ownerDocument);
  sessions.set(host, session);
  return session;
}
