/** The JSON of an element: a form to be rendered where there is none in markup, or what markup does not say of one. */
import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { authorsForm } from '../author-form.ts';
import type { Link } from './form-element.ts';
import type { JsonForm } from './json-form.ts';

const jsonOf = ({ host, values }: Link): unknown =>
  values.fields ?? host.querySelector('script[type="application/json"]')?.textContent ?? undefined;

export class FromJson {
  definition: FormDefinition | undefined;
  /** Whether there is JSON that is still to be read. */
  isPending = false;
  #json: unknown;
  #rendered: JsonForm | undefined;

  /** The form that was made of it. */
  get form(): HTMLFormElement | undefined {
    return this.#rendered?.form;
  }

  /** Reads it again if it is another one; resolves with whether anything may have changed. */
  async update(link: () => Link | undefined): Promise<boolean> {
    const before = link();
    const json = before && jsonOf(before);
    if (!before || (json === this.#json && !this.#isOutOfPlace(before))) return false;
    this.#json = json;
    this.isPending = true;
    const module = await import('./json-form.ts').catch((cause: unknown) =>
      before.complain('form-part-missing', cause),
    );
    const now = link();
    // Something newer may have come, or the element have gone, in the meantime.
    if (!now || json !== this.#json) return false;
    this.isPending = false;
    if (!module) return true;
    this.definition = json === undefined ? undefined : module.read(json, now);
    this.#render(now, module.JsonForm);
    return true;
  }

  /** Takes back what was rendered. */
  clear(): void {
    this.#rendered?.remove();
    this.#rendered = undefined;
    this.#json = undefined;
    this.isPending = false;
  }

  /** Whether a form was rendered although its author has one, or the other way round. */
  #isOutOfPlace({ host }: Link): boolean {
    return !this.isPending && (this.#rendered !== undefined) !== (this.definition !== undefined && !authorsForm(host));
  }

  #render(link: Link, Form: typeof JsonForm): void {
    const { definition } = this;
    const isNeeded = definition && !authorsForm(link.host);
    if (isNeeded && this.#rendered) this.#rendered.update(definition);
    else if (isNeeded) this.#rendered = new Form(link, definition);
    else {
      this.#rendered?.remove();
      this.#rendered = undefined;
    }
  }
}
