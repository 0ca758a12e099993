import { draftName, readDraft } from '../../../core/model/form/draft.ts';
import { isSecretControl } from '../../../core/model/form/secret-controls.ts';
import { lazyModule } from '../../../core/page/lazy-module.ts';
import { type PageStorage, pageStorage } from '../../../core/page/storage.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { isUntouched, readTexts, writeTexts } from './control-values.ts';
import { autocompleteOf, type Control, controlsOf } from './controls.ts';
import type { FormIdentity } from './form-identity.ts';

/** A control that was secret once stays secret: a button may show a password as text. */
const secrets = new WeakSet<Control>();

function isSecret(control: Control): boolean {
  const { type, name } = control;
  if (isSecretControl({ type, name, autocomplete: autocompleteOf(control) }) || control.closest('.form-item.password'))
    secrets.add(control);
  return secrets.has(control);
}

/** Groups the controls that a draft stores together: by type, name and `data-title`. */
function groupsIn(form: HTMLFormElement): ReadonlyMap<string, readonly Control[]> {
  const groups = new Map<string, Control[]>();
  for (const control of controlsOf(form).filter((one) => !isSecret(one))) {
    const key = [control.type, control.name || control.id, control.getAttribute('data-title')].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), control]);
  }
  return groups;
}

/** Unlike the key of a control, it contains no spaces. */
const stepKey = 'step';

const isFilled = (controls: readonly Control[]): boolean =>
  readTexts(controls).some((text) => text.trim() !== '') || !controls.every(isUntouched);

/** Decides which controls a draft may store. Loaded when a visitor turns to a form. */
export const draftPolicy = lazyModule((_retry) => import('./draft-policy.ts'));

/** Keeps in the session storage the values that a visitor has typed and not submitted yet. */
export class Draft {
  readonly #form: HTMLFormElement;
  readonly #storage: PageStorage;
  readonly #name: string;
  /** The index of the step that was shown last. */
  step = 0;
  #isSavePending = false;

  constructor(form: HTMLFormElement, { formId, index }: FormIdentity) {
    const { ownerDocument } = unclobber(form);
    this.#form = form;
    this.#storage = pageStorage('session', ownerDocument);
    this.#name = draftName(formId, ownerDocument.location.pathname, index);
    // Passwords are noted before a button can show them as text.
    controlsOf(form).forEach(isSecret);
  }

  /** Fills in the draft, but no control that the visitor has changed since. */
  restore(): void {
    const draft = this.#storage.get(this.#name, readDraft);
    if (!draft) return;
    this.step = Number(draft.get(stepKey)?.[0] ?? 0) || 0;
    for (const [key, controls] of groupsIn(this.#form)) {
      const texts = draft.get(key);
      if (texts && controls.every(isUntouched)) writeTexts(controls, texts);
    }
  }

  /**
   * Stores the values of the controls, once the policy has loaded. Called with every key, so that nothing is left to do when the
   * page closes.
   */
  save(): void {
    const { loaded: policy } = draftPolicy;
    this.#isSavePending = !policy;
    if (policy) this.#write(policy.draftable(controlsOf(this.#form)));
  }

  /** Stores what was to be stored before the policy had loaded. */
  proceed(): void {
    if (this.#isSavePending) this.save();
  }

  forget(): void {
    this.#isSavePending = false;
    this.step = 0;
    this.#storage.remove(this.#name);
  }

  #write(draftable: readonly Control[]): void {
    const groups = [...groupsIn(this.#form)].filter(
      ([, controls]) => isFilled(controls) && controls.every((control) => draftable.includes(control)),
    );
    if (groups.length === 0) this.#storage.remove(this.#name);
    else
      this.#storage.set(this.#name, [
        ...groups.map(([key, controls]) => [key, readTexts(controls)]),
        ...(this.step > 0 ? [[stepKey, [String(this.step)]]] : []),
      ]);
  }
}
