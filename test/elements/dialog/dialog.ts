/** Puts dialogs on the test page and finds what a person sees of them. */
import type { SiteDialogElement } from '../../../elements/dialog/element.tsx';
import { eventually } from '../../support/eventually.ts';

export type SiteDialog = InstanceType<typeof SiteDialogElement>;

const bundle = '/dist/test/site-dialog.js';
await import(bundle);

/** Adds markup to the page and returns the dialog in it. */
export function place(markup: string): SiteDialog {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const dialog = box.querySelector('site-dialog');
  if (!dialog) throw new Error('the markup has no site-dialog');
  return dialog;
}

/** Removes everything that `place` added, and waits until it is unmounted. */
export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
}

const find = <E extends Element>(dialog: SiteDialog, selector: string): E => {
  const found = dialog.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`the dialog shows no ${selector}`);
  return found;
};

export const box = (dialog: SiteDialog): HTMLDialogElement => find(dialog, 'dialog');
export const button = (dialog: SiteDialog, choice: string): HTMLButtonElement => find(dialog, `[part="${choice}"]`);
export const notification = (dialog: SiteDialog): HTMLElement => find(dialog, '[part="notification"]');

/** Whether the dialog is on top of an inert page. */
export const isModal = (dialog: SiteDialog): boolean => box(dialog).matches(':modal');
export const isShown = (dialog: SiteDialog): boolean =>
  dialog.shadowRoot?.querySelector('dialog[open], [part="notification"]')?.checkVisibility() === true;

/** The label of the focused element inside the dialog. */
export const focused = (dialog: SiteDialog): string | null | undefined => dialog.shadowRoot?.activeElement?.textContent;

/** Resolves once all animations in the dialog have ended. */
export const still = (dialog: SiteDialog): Promise<unknown> =>
  eventually('the dialog stops moving', () =>
    dialog.shadowRoot?.getAnimations().every(({ playState }) => playState === 'finished'),
  );

/** Collects the names of the dialog's events, in order. */
export function events(dialog: SiteDialog): string[] {
  const names: string[] = [];
  for (const type of ['show', 'shown', 'confirm', 'reject', 'cancel', 'hide', 'hidden'])
    dialog.addEventListener(`site-${type}`, () => names.push(type));
  return names;
}
