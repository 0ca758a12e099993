import type { FormFiles } from '../files/form-files.ts';
import type { Control } from './controls.ts';
import type { Draft } from './draft.ts';
import type { FormCaptcha } from './form-captcha.ts';
import type { FormIdentity, FormSource } from './form-identity.ts';

/** A form that is identified and ready to be submitted. */
export interface FormContext extends FormSource {
  readonly identity: FormIdentity;
  /** `undefined` with `keep-draft="false"`. */
  readonly draft: Draft | undefined;
  readonly captcha: FormCaptcha;
  /** The code for files, once it has loaded. */
  readonly files: { readonly FormFiles: typeof FormFiles } | undefined;
  /** Shows the step that contains a control. */
  readonly reveal: (control: Control) => void;
}
