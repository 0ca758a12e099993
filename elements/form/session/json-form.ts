import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';
import { type MountedFields, mountFields } from '../fields/mount.tsx';
import type { FormElement } from './form-element.ts';

/** Reads the JSON of an element, and reports what is wrong with it. */
export function readJson(json: unknown, { reportError }: FormElement): FormDefinition | undefined {
  const { definition, problems } = readDefinition(json);
  for (const { code, severity, path, args } of problems) if (severity === 'error') reportError(code, path, args);
  return definition;
}

/** A form from JSON, rendered into the light DOM: from then on it is treated as a form of the author. */
export class JsonForm {
  readonly form: HTMLFormElement;
  readonly #fields: MountedFields;

  constructor({ host, values, getMessage }: FormElement, definition: FormDefinition) {
    this.form = host.ownerDocument.createElement('form');
    this.form.method = 'post';
    this.form.noValidate = true;
    this.form.setAttribute('data-site-owned', '');
    // A captcha of the author stays where it is, after the fields, so that the script that inserted it can remove it.
    host.insertBefore(this.form, host.querySelector(':scope > site-captcha'));
    const submitLabel = values.submitText || definition.submitText || getMessage('form-submit');
    this.#fields = mountFields(this.form, definition, { getMessage, submitLabel });
  }

  update(definition: FormDefinition): void {
    this.#fields.update(definition);
  }

  remove(): void {
    this.#fields.unmount();
    this.form.remove();
  }
}
