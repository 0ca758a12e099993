import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { messages } from '../../../core/model/form/messages.en.ts';
import { readDefinition } from '../../../core/model/form/read-definition.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { idAssigner } from '../fields/ids.ts';
import { type FieldsOptions, type MountedFields, mountFields } from '../fields/mount.tsx';
import { addFormMessages } from '../form-messages.ts';
import type { FormElement } from './form-element.ts';
import { captchaBeside } from './json-captcha.ts';

export { JsonCaptcha } from './json-captcha.ts';

addFormMessages(messages);

/** Reads the JSON of an element, and reports what is wrong with it. */
export function readJson(json: unknown, { reportError }: FormElement): FormDefinition | undefined {
  const { definition, problems } = readDefinition(json);
  for (const { code, severity, path, args } of problems) if (severity === 'error') reportError(code, path, args);
  return definition;
}

const optionsOf = ({ values, getMessage }: FormElement, { submitText }: FormDefinition): FieldsOptions => ({
  getMessage,
  submitLabel: values.submitText || submitText || getMessage('form-submit'),
});

/** A form from JSON, rendered into the light DOM: from then on it is treated as a form of the author. */
export class JsonForm {
  readonly form: HTMLFormElement;
  readonly #fields: MountedFields;

  constructor(element: FormElement, definition: FormDefinition) {
    const { host } = element;
    this.form = unclobber(host.ownerDocument).createElement('form');
    unclobber(this.form).method = 'post';
    unclobber(this.form).noValidate = true;
    unclobber(this.form).setAttribute('data-site-owned', '');
    host.insertBefore(this.form, captchaBeside(host) ?? null);
    this.#fields = mountFields(this.form, definition, optionsOf(element, definition));
    this.#placeButton(host);
  }

  /** Renders another definition, or the same one in another language. */
  update(element: FormElement, definition: FormDefinition): void {
    this.#fields.update(definition, optionsOf(element, definition));
    this.#placeButton(element.host);
  }

  remove(): void {
    this.#fields.unmount();
    unclobber(this.form).remove();
  }

  /**
   * Moves the button below a captcha of the author, which stays where it is, so that the script that inserted it can
   * remove it.
   */
  #placeButton(host: Element): void {
    const { button } = this.#fields;
    const captcha = captchaBeside(host);
    if (captcha ? captcha.nextElementSibling === button : button.parentNode === this.form) return;
    if (captcha) captcha.after(button);
    else unclobber(this.form).append(button);
    // Outside of the form, the button belongs to it by its id.
    const form = unclobber(this.form);
    if (captcha) form.id ||= idAssigner(this.form)('site-form');
    for (const node of button.children)
      if (captcha) node.setAttribute('form', form.id);
      else node.removeAttribute('form');
  }
}
