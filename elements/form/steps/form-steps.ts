/** Shows the steps of a form one at a time, with their number and buttons. Without this code all steps are shown. */
import { Ledger } from '../../../core/element/light-dom/ledger.ts';
import { treeOf } from '../../../core/page/composed-tree.ts';
import { messageFormatter } from '../../../core/page/language.ts';
import { adoptInto } from '../../../core/page/sheet.ts';
import { isElement, unclobber } from '../../../core/page/unclobber.ts';
import { fieldMessageMark } from '../session/claimed-form.ts';
import { submitButtons } from '../session/form-members.ts';
import { messages } from './messages.en.ts';
import sheet from './steps.css';
import { stepsOf } from './steps-of.ts';

export interface StepHandlers {
  /** The visitor wants to continue. The step is not validated yet. */
  readonly onNext: () => void;
  /** Another step is shown, with this index. */
  readonly onMove: (index: number) => void;
}

const headingSelector = 'legend, h1, h2, h3, h4, h5, h6';

/** Inputs in which Enter does something else than to submit the form. */
const otherInputs = '[type="submit" i], [type="image" i], [type="button" i], [type="reset" i], [type="file" i]';

/** Whether a button is in the form and follows a step. A button with `form="id"` may be outside of it. */
const isBelow = (node: Node, step: Node, form: HTMLFormElement): boolean =>
  unclobber(form).contains(node) && (step.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

export class FormSteps {
  readonly #form: HTMLFormElement;
  readonly #handlers: StepHandlers;
  readonly #ledger = new Ledger();
  readonly #listening = new AbortController();
  readonly #progress: HTMLElement;
  readonly #buttons: HTMLElement;
  readonly #back: HTMLElement;
  readonly #next: HTMLElement;
  #steps: readonly HTMLElement[] = [];
  #index: number;

  constructor(form: HTMLFormElement, index: number, handlers: StepHandlers) {
    this.#form = form;
    this.#index = index;
    this.#handlers = handlers;
    this.#progress = this.#create('p', 'site-form-progress', { role: 'status', tabindex: '-1' });
    this.#buttons = this.#create('div', 'site-form-steps');
    this.#back = this.#create('button', '', { type: 'button' });
    this.#next = this.#create('button', 'site-form-next', { type: 'button' });
    this.#next.classList.add(...(submitButtons(form)[0]?.classList ?? []));
    this.#buttons.append(this.#back, this.#next);
    const { signal } = this.#listening;
    this.#back.addEventListener('click', () => this.#move(this.#index - 1), { signal });
    this.#next.addEventListener('click', handlers.onNext, { signal });
    // The submit button is hidden before the last step, and engines differ in whether Enter presses it then.
    unclobber(form).addEventListener('keydown', (event) => this.#handleKey(event), { signal });
    this.update();
  }

  /** The step that has to be valid before the next one is shown; undefined in the last step. */
  get unfinished(): HTMLElement | undefined {
    return this.#index < this.#steps.length - 1 ? this.#steps[this.#index] : undefined;
  }

  /** Shows the steps that the form has now, in the language of the page. */
  update(): void {
    this.#steps = stepsOf(this.#form);
    const [first] = this.#steps;
    const last = this.#steps.at(-1);
    if (!first || !last || first === last) {
      this.#restore();
      return;
    }
    const tree = treeOf(this.#form);
    if (tree) adoptInto(tree, [sheet]);
    if (this.#progress.nextElementSibling !== first) first.before(this.#progress);
    this.#placeButtons(last);
    this.#render();
  }

  /** Shows the next step and moves the focus to its heading. */
  next(): void {
    this.#move(this.#index + 1);
  }

  /** Shows the first step, without moving the focus. */
  reset(): void {
    this.#index = 0;
    this.update();
  }

  /** Shows the step that contains a control. */
  reveal(control: Element): void {
    const index = this.#steps.findIndex((step) => step.contains(control));
    if (index < 0 || index === this.#index) return;
    this.#index = index;
    this.#render();
    this.#handlers.onMove(index);
  }

  /** Shows all steps again and removes everything that was added to the form. */
  release(): void {
    this.#listening.abort();
    this.#restore();
  }

  #restore(): void {
    this.#ledger.restoreAll();
    this.#progress.remove();
    this.#buttons.remove();
  }

  #create(
    name: 'p' | 'div' | 'button',
    className: string,
    attributes: Readonly<Record<string, string>> = {},
  ): HTMLElement {
    const node = unclobber(unclobber(this.#form).ownerDocument).createElement(name);
    node.className = className;
    const marks = name === 'button' ? {} : { 'data-site-owned': '', [fieldMessageMark]: '' };
    for (const [key, value] of Object.entries({ ...marks, ...attributes })) node.setAttribute(key, value);
    return node;
  }

  /** Puts the buttons in a row with the submit button, or below the last step if the submit button is part of a step. */
  #placeButtons(last: HTMLElement): void {
    const submit = this.#submitButtons.find((one) => isBelow(one, last, this.#form));
    if (submit && this.#buttons.nextElementSibling !== submit) submit.before(this.#buttons);
    if (!submit && this.#buttons.previousElementSibling !== last) last.after(this.#buttons);
  }

  /** The submit buttons that are not part of a step. */
  get #submitButtons(): readonly HTMLElement[] {
    return submitButtons(this.#form).filter((one) => !one.closest('[data-step]'));
  }

  #handleKey(event: KeyboardEvent): void {
    const { target } = event;
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || !this.unfinished) return;
    if (!target || !isElement(target) || target.localName !== 'input' || target.matches(otherInputs)) return;
    event.preventDefault();
    this.#handlers.onNext();
  }

  #move(index: number): void {
    this.#index = index;
    this.#render();
    this.#handlers.onMove(this.#index);
    const heading = this.#steps[this.#index]?.querySelector<HTMLElement>(headingSelector);
    if (heading && !heading.hasAttribute('tabindex')) this.#ledger.write(heading, 'tabindex', '-1');
    // Also lays out the step: Firefox does not focus a legend that has no layout yet.
    this.#progress.scrollIntoView({ block: 'nearest' });
    (heading ?? this.#progress).focus();
  }

  #render(): void {
    const count = this.#steps.length;
    // A draft may be of a form that had more steps.
    this.#index = Math.min(Math.max(this.#index, 0), count - 1);
    const current = this.#steps[this.#index];
    for (const step of this.#steps) this.#ledger.write(step, 'hidden', step === current ? null : '');
    for (const button of this.#submitButtons) {
      if (this.unfinished) this.#ledger.write(button, 'hidden', '');
      else this.#ledger.restore(button);
    }
    this.#back.hidden = this.#index === 0;
    this.#next.hidden = !this.unfinished;
    const getMessage = messageFormatter(this.#form, messages);
    const name = current?.dataset.step?.trim() ?? '';
    const code = name && !current?.querySelector(headingSelector) ? 'form-step-named' : 'form-step';
    this.#write(this.#progress, getMessage(code, { step: this.#index + 1, count, name }));
    this.#write(this.#back, getMessage('form-back'));
    this.#write(this.#next, getMessage('form-next'));
  }

  /** A text that is set again would be announced again. */
  #write(node: HTMLElement, text: string): void {
    if (node.textContent !== text) node.textContent = text;
  }
}
