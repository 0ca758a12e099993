import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { languageChanges, languageOf } from '../../../core/page/language.ts';
import { lazyModule } from '../../../core/page/lazy-module.ts';
import { authorForm } from '../author-form.ts';
import type { FormElement } from './form-element.ts';
import type { JsonCaptcha, JsonForm } from './json-form.ts';

const jsonOf = ({ host, values }: FormElement): unknown =>
  values.fields ?? host.querySelector('script[type="application/json"]')?.textContent ?? undefined;

/** Describes what the rendered form depends on besides its JSON. */
const surroundingsOf = ({ host, values }: FormElement): string =>
  [
    languageOf(host),
    languageChanges(host.ownerDocument).get(),
    authorForm(host) !== undefined,
    host.querySelector('site-captcha:not([data-site-owned])') !== null,
    values.submitText,
  ].join(' ');

const jsonForm = lazyModule((_retry) => import('./json-form.ts'));

/** The JSON of an element: it defines a form to render, or completes the settings of the author's form. */
export class JsonSource {
  definition: FormDefinition | undefined;
  /** Whether there is JSON that has not been read yet. */
  isPending = false;
  #json: unknown;
  #surroundings: string | undefined;
  #rendered: JsonForm | undefined;
  #captcha: JsonCaptcha | undefined;

  /** The form that was rendered from the JSON. */
  get form(): HTMLFormElement | undefined {
    return this.#rendered?.form;
  }

  /** Reads JSON that has changed. Resolves with whether the form or its definition may have changed. */
  async update(getElement: () => FormElement | undefined): Promise<boolean> {
    const before = getElement();
    const json = before && jsonOf(before);
    const isChanged = json !== this.#json;
    if (!before || (!isChanged && !this.#isOutdated(before))) return false;
    this.#json = json;
    this.#surroundings = surroundingsOf(before);
    this.isPending ||= isChanged;
    const module = await jsonForm.load().catch((cause: unknown) => before.reportError('form-part-missing', cause));
    const element = getElement();
    // In the meantime the JSON may have changed again, or the element may have been removed.
    if (!element || json !== this.#json) return false;
    this.isPending = false;
    if (!module) {
      // The next update imports the module again.
      this.#json = undefined;
      return true;
    }
    if (isChanged) this.definition = json === undefined ? undefined : module.readJson(json, element);
    this.#render(element, module);
    return true;
  }

  /** Removes what was rendered. */
  clear(): void {
    this.#captcha?.remove();
    this.#rendered?.remove();
    this.#rendered = undefined;
    this.#json = undefined;
    this.isPending = false;
  }

  /** Whether the language, the texts or the author's nodes have changed since the form was rendered. */
  #isOutdated(element: FormElement): boolean {
    return this.#json !== undefined && surroundingsOf(element) !== this.#surroundings;
  }

  #render(element: FormElement, module: { JsonForm: typeof JsonForm; JsonCaptcha: typeof JsonCaptcha }): void {
    const { definition } = this;
    const own = authorForm(element.host);
    if (!definition || own) {
      this.#rendered?.remove();
      this.#rendered = undefined;
    } else if (this.#rendered) this.#rendered.update(element, definition);
    else this.#rendered = new module.JsonForm(element, definition);
    this.#captcha ??= new module.JsonCaptcha();
    this.#captcha.update(element.host, own ?? this.form, definition?.hasCaptcha === true);
  }
}
