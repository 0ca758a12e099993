import { expect } from '@open-wc/testing';
import { click, expectAccessible, press, setViewport } from '../../support/engine.ts';
import { eventually, never, once } from '../../support/eventually.ts';
import { button, clear, events, notification, place, type SiteDialog } from './dialog.ts';

afterEach(clear);

const removed = '<site-dialog dialog-style="no-buttons">Removed. <button slot="action">Undo</button></site-dialog>';

/** The notification has appeared; the line with its time still moves. */
const appeared = (dialog: SiteDialog): Promise<unknown> =>
  Promise.all(
    notification(dialog)
      .getAnimations()
      .map(({ finished }) => finished),
  );

async function show(markup: string): Promise<SiteDialog> {
  const dialog = place(markup);
  const shown = once(dialog, 'site-shown');
  dialog.show();
  await shown;
  await appeared(dialog);
  return dialog;
}

describe('a notification with an action', () => {
  it('shows the action and a close button beside its text, and has no axe violations', async () => {
    const dialog = await show(removed);
    const undo = dialog.querySelector('button') ?? dialog;
    await expectAccessible(undo, { role: 'button', name: 'Undo' });
    await expectAccessible(button(dialog, 'close'), { role: 'button', name: 'Close' });
    expect(undo.getBoundingClientRect().height).to.be.at.least(44);
    expect(button(dialog, 'close').getBoundingClientRect().height).to.be.at.least(44);
    expect(notification(dialog).getBoundingClientRect().height).to.be.at.most(50);
    await expect(dialog).to.be.accessible();
  });

  it('confirms and hides when the action is clicked, after the listeners of the action', async () => {
    const dialog = place(removed);
    const names = events(dialog);
    dialog.querySelector('button')?.addEventListener('click', () => names.push('click'));
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await appeared(dialog);
    await click(dialog.querySelector('button') ?? dialog);
    expect(await answer).to.equal('confirm');
    expect(names).to.deep.equal(['show', 'shown', 'click', 'confirm', 'hide', 'hidden']);
  });

  it('follows a link, also by key, and hides', async () => {
    const dialog = await show(
      '<site-dialog dialog-style="no-buttons">Added. <a slot="action" href="#cart">View cart</a></site-dialog>',
    );
    const hidden = once(dialog, 'site-hidden');
    dialog.querySelector('a')?.focus();
    await press('Enter');
    await hidden;
    expect(location.hash).to.equal('#cart');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('confirms when the action is a form with a control that replaces a method of the form', async () => {
    const dialog = place(
      '<site-dialog dialog-style="no-buttons">Removed. <form slot="action">Undo <input name="closest"></form></site-dialog>',
    );
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    dialog.querySelector('form')?.click();
    expect(await answer).to.equal('confirm');
  });

  it('cancels when the close button is pressed', async () => {
    const dialog = place(removed);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await appeared(dialog);
    await click(button(dialog, 'close'));
    expect(await answer).to.equal('cancel');
  });

  it('stays 10 s unless the author sets another time', async () => {
    const duration = (dialog: SiteDialog): string => getComputedStyle(button(dialog, 'progress')).animationDuration;
    expect(duration(await show(removed))).to.equal('10s');
    expect(duration(await show(removed.replace('>Removed', ' hide-after="30s">Removed')))).to.equal('30s');
  });

  it('does not hide for a click on its text', async () => {
    const dialog = await show(removed);
    await click(dialog.shadowRoot?.querySelector('[part="message"]') ?? dialog);
    await never('it hides', () => !dialog.open);
  });
});

describe('more notifications than fit into the window', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  it('wait with their time, and are shown when earlier ones are hidden', async () => {
    await setViewport({ width: 800, height: 200 });
    const stay = (text: string): Promise<SiteDialog> =>
      show(`<site-dialog dialog-style="no-buttons" hide-after="0">${text}</site-dialog>`);
    const first = [await stay('1'), await stay('2')];
    const last = place('<site-dialog dialog-style="no-buttons" hide-after="1ms">3</site-dialog>');
    const answer = last.ask();
    await once(last, 'site-shown');
    expect(notification(last).checkVisibility({ visibilityProperty: true })).to.equal(false);
    await never('it hides', () => !last.open);
    for (const dialog of first) dialog.hide();
    expect(await answer).to.equal('timeout');
    await eventually('the others are hidden', () => first.every(({ open }) => !open));
  });
});
