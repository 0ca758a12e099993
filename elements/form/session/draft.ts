/** What somebody has typed and not sent yet, kept for as long as the tab: what controls hold, by what they are called. */
import { draftName, readDraft } from '../../../core/model/form/draft.ts';
import { isSecretControl } from '../../../core/model/form/secret-controls.ts';
import { type PageStorage, pageStorage } from '../../../core/page/storage.ts';
import { fill, isUntouched, textsIn } from './control-values.ts';
import { type Control, controlsOf } from './controls.ts';
import type { FormPlace } from './form-identity.ts';

/** A secret stays one: a button may show a password as text. */
const secrets = new WeakSet<Control>();

function isSecret(control: Control): boolean {
  const { type, name } = control;
  const autocomplete = control.getAttribute('autocomplete') ?? control.form?.getAttribute('autocomplete') ?? '';
  if (isSecretControl({ type, name, autocomplete }) || control.closest('.form-item.password')) secrets.add(control);
  return secrets.has(control);
}

/** Radio buttons, the boxes of a list, and what has no name of its own belong together. */
function groupsIn(form: HTMLFormElement): ReadonlyMap<string, readonly Control[]> {
  const groups = new Map<string, Control[]>();
  for (const control of controlsOf(form).filter((one) => !isSecret(one))) {
    const key = [control.type, control.name || control.id, control.getAttribute('data-title')].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), control]);
  }
  return groups;
}

const isKept = (controls: readonly Control[]): boolean =>
  textsIn(controls).some((text) => text.trim() !== '') || !controls.every(isUntouched);

/** Decides which fields are kept. It is loaded when a visitor turns to a form. */
let policy: typeof import('./draft-policy.ts') | undefined;

export class Draft {
  readonly #form: HTMLFormElement;
  readonly #storage: PageStorage;
  readonly #name: string;
  #isWaiting = false;

  constructor(form: HTMLFormElement, { formId, index }: FormPlace) {
    const { ownerDocument } = form;
    this.#form = form;
    this.#storage = pageStorage('session', ownerDocument);
    this.#name = draftName(formId, ownerDocument.location.pathname, index);
    // Before anybody can have a password shown.
    controlsOf(form).forEach(isSecret);
  }

  /** Fills in what was typed before, where nobody has typed anything since. */
  restore(): void {
    const draft = this.#storage.get(this.#name, readDraft);
    if (!draft) return;
    for (const [key, controls] of groupsIn(this.#form)) {
      const texts = draft.get(key);
      if (texts && controls.every(isUntouched)) fill(controls, texts);
    }
  }

  /** Loads the policy. Until it has arrived, nothing is kept. */
  async prepare(): Promise<void> {
    policy ??= await import('./draft-policy.ts').catch(() => undefined);
    if (policy && this.#isWaiting) this.keep();
  }

  /** Keeps what the controls hold: with every key, so that nothing is left to do when the page goes. */
  keep(): void {
    this.#isWaiting = !policy;
    if (policy) this.#write(policy.draftable(controlsOf(this.#form)));
    else void this.prepare();
  }

  forget(): void {
    this.#isWaiting = false;
    this.#storage.remove(this.#name);
  }

  #write(draftable: readonly Control[]): void {
    const kept = [...groupsIn(this.#form)].filter(
      ([, controls]) => isKept(controls) && controls.every((control) => draftable.includes(control)),
    );
    if (kept.length === 0) this.forget();
    else
      this.#storage.set(
        this.#name,
        kept.map(([key, controls]) => [key, textsIn(controls)]),
      );
  }
}
