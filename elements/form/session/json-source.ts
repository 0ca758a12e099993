import { lazyModule } from '../../../core/element/hooks/lazy-module.ts';
import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { authorForm } from '../author-form.ts';
import type { FormElement } from './form-element.ts';
import type { JsonForm } from './json-form.ts';

const jsonOf = ({ host, values }: FormElement): unknown =>
  values.fields ?? host.querySelector('script[type="application/json"]')?.textContent ?? undefined;

const jsonForm = lazyModule((_retry) => import('./json-form.ts'));

/** The JSON of an element: it defines a form to render, or completes the settings of the author's form. */
export class JsonSource {
  definition: FormDefinition | undefined;
  /** Whether there is JSON that has not been read yet. */
  isPending = false;
  #json: unknown;
  #rendered: JsonForm | undefined;

  /** The form that was rendered from the JSON. */
  get form(): HTMLFormElement | undefined {
    return this.#rendered?.form;
  }

  /** Reads JSON that has changed. Resolves with whether the form or its definition may have changed. */
  async update(getElement: () => FormElement | undefined): Promise<boolean> {
    const before = getElement();
    const json = before && jsonOf(before);
    if (!before || (json === this.#json && !this.#mustRender(before))) return false;
    this.#json = json;
    this.isPending = true;
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
    this.definition = json === undefined ? undefined : module.readJson(json, element);
    this.#render(element, module.JsonForm);
    return true;
  }

  /** Removes what was rendered. */
  clear(): void {
    this.#rendered?.remove();
    this.#rendered = undefined;
    this.#json = undefined;
    this.isPending = false;
  }

  /** Whether the author's form has appeared beside a rendered one, or has disappeared. */
  #mustRender({ host }: FormElement): boolean {
    return !this.isPending && (this.#rendered !== undefined) !== (this.definition !== undefined && !authorForm(host));
  }

  #render(element: FormElement, Form: typeof JsonForm): void {
    const { definition } = this;
    const isNeeded = definition && !authorForm(element.host);
    if (isNeeded && this.#rendered) this.#rendered.update(definition);
    else if (isNeeded) this.#rendered = new Form(element, definition);
    else {
      this.#rendered?.remove();
      this.#rendered = undefined;
    }
  }
}
