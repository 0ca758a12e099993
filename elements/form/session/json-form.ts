/** A form that its author gave as JSON: rendered once into the light DOM, and from then on a form as any other. */
import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';
import { type MountedFields, mountFields } from '../fields/mount.tsx';
import type { Link } from './form-element.ts';

/** Reads the JSON of an element; what makes it no form is told to developers. */
export function read(json: unknown, { complain }: Link): FormDefinition | undefined {
  const { definition, problems } = readDefinition(json);
  for (const { code, severity, path, args } of problems) if (severity === 'error') complain(code, path, args);
  return definition;
}

export class JsonForm {
  readonly form: HTMLFormElement;
  readonly #fields: MountedFields;

  constructor({ host, values, say }: Link, definition: FormDefinition) {
    this.form = host.ownerDocument.createElement('form');
    this.form.method = 'post';
    this.form.noValidate = true;
    this.form.setAttribute('data-site-owned', '');
    // A captcha beside it stays where it is, after the fields: whoever wrote it there may take it away again.
    host.insertBefore(this.form, host.querySelector(':scope > site-captcha'));
    const submitLabel = values.submitText || definition.submitText || say('form-submit');
    this.#fields = mountFields(this.form, definition, { words: say, submitLabel });
  }

  update(definition: FormDefinition): void {
    this.#fields.update(definition);
  }

  remove(): void {
    this.#fields.unmount();
    this.form.remove();
  }
}
