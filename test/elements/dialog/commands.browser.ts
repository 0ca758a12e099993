import { expect } from '@open-wc/testing';
import { click, press } from '../../support/engine.ts';
import { never, once } from '../../support/eventually.ts';
import { clear, events, isModal, isShown, place } from './dialog.ts';

afterEach(clear);

const buttonOf = (command: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`[data-test] button[command="${command}"]`);
  if (!found) throw new Error(`the page has no button for ${command}`);
  return found;
};

const opener = (command: string): string => `<button commandfor="d" command="${command}">Open</button>`;
const inside = (command: string): string => `<button commandfor="d" command="${command}">Leave</button>`;

describe('commands of the platform’s dialog', () => {
  for (const command of ['show-modal', 'SHOW-MODAL', '--show'])
    it(`${command} opens it, by pointer and by key`, async () => {
      const dialog = place(`${opener(command)}<site-dialog id="d">Sure?</site-dialog>`);
      const shown = once(dialog, 'site-shown');
      await click(buttonOf(command));
      await shown;
      expect(isModal(dialog)).to.equal(true);
      const hidden = once(dialog, 'site-hidden');
      await press('Escape');
      await hidden;
      const again = once(dialog, 'site-shown');
      await press('Enter');
      await again;
    });

  for (const command of ['close', '--hide'])
    it(`${command} hides it without asking listeners of site-cancel`, async () => {
      const dialog = place(`<site-dialog id="d">Sure? ${inside(command)}</site-dialog>`);
      const names = events(dialog);
      const answer = dialog.ask();
      await once(dialog, 'site-shown');
      await click(buttonOf(command));
      expect(await answer).to.equal('cancel');
      expect(names).to.deep.equal(['show', 'shown', 'hide', 'hidden']);
    });

  it('request-close hides it as Escape does', async () => {
    const dialog = place(`<site-dialog id="d">Sure? ${inside('request-close')}</site-dialog>`);
    const names = events(dialog);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await click(buttonOf('request-close'));
    expect(await answer).to.equal('cancel');
    expect(names).to.deep.equal(['show', 'shown', 'cancel', 'hide', 'hidden']);
  });

  it('request-close, and requestClose(), leave it open if a listener cancels site-cancel', async () => {
    const dialog = place(`<site-dialog id="d">Sure? ${inside('request-close')}</site-dialog>`);
    dialog.addEventListener('site-cancel', (event) => event.preventDefault());
    dialog.show();
    await once(dialog, 'site-shown');
    await click(buttonOf('request-close'));
    dialog.requestClose();
    await never('it hides', () => !dialog.open || !isModal(dialog));
  });

  it('request-close does nothing while it is closed', async () => {
    const dialog = place(`${opener('request-close')}<site-dialog id="d">Sure?</site-dialog>`);
    const names = events(dialog);
    await click(buttonOf('request-close'));
    dialog.requestClose();
    await never('an event is fired', () => names.length > 0);
  });

  it('submit nothing in a form, and act only from a button of type button', async () => {
    const dialog = place(`<form>
      ${opener('show-modal')}
      <button type="button" commandfor="d" command="Show-Modal">Open</button></form>
      <site-dialog id="d">Sure?</site-dialog>`);
    const submits: Event[] = [];
    document.querySelector('[data-test] form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      submits.push(event);
    });
    await click(buttonOf('show-modal'));
    await never('it is shown', () => isShown(dialog));
    const shown = once(dialog, 'site-shown');
    await click(buttonOf('Show-Modal'));
    await shown;
    expect(submits).to.deep.equal([]);
  });

  it('of another dialog of the page are left to the browser', async () => {
    place(
      '<button commandfor="own" command="show-modal">Open</button><dialog id="own">Own</dialog><site-dialog>x</site-dialog>',
    );
    const commands: string[] = [];
    const own = document.querySelector<HTMLDialogElement>('#own');
    own?.addEventListener('command', ({ type }) => commands.push(type));
    await click(buttonOf('show-modal'));
    expect(commands.length).to.equal('commandForElement' in HTMLButtonElement.prototype ? 1 : 0);
    own?.close();
  });
});
