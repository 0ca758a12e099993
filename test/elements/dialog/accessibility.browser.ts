import { expect } from '@open-wc/testing';
import { emulateMedia, expectAccessible, setViewport } from '../../support/engine.ts';
import { eventually, once } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { box, button, clear, isShown, notification, place, still } from './dialog.ts';

afterEach(clear);

const open = '<site-dialog dialog-title="Delete this print?" destructive open>It cannot be brought back.</site-dialog>';

describe('assistive technology', () => {
  it('has no axe violations: closed, open, without a heading, as a notification', async () => {
    const closed = place('<site-dialog dialog-title="Delete?">x</site-dialog>');
    await expect(closed).to.be.accessible();
    const shown = place(open);
    await still(shown);
    await expect(shown).to.be.accessible();
    shown.remove();
    const plain = place('<site-dialog open>Sure?</site-dialog>');
    await still(plain);
    await expect(plain).to.be.accessible();
    plain.remove();
    const note = place('<site-dialog dialog-style="no-buttons" hide-after="0" open>Saved.</site-dialog>');
    await eventually('it is shown', () => isShown(note));
    await still(note);
    await expect(note).to.be.accessible();
  });

  it('gets the role and name of the dialog and its buttons from the engine', async () => {
    const dialog = place(open);
    await expectAccessible(box(dialog), { role: 'alertdialog', name: 'Delete this print?' });
    await expectAccessible(button(dialog, 'cancel'), { role: 'button', name: 'Cancel' });
    await expectAccessible(button(dialog, 'confirm'), { role: 'button', name: 'OK' });
  });

  it('gets No and Yes, and the one button of a confirmation', async () => {
    const dialog = place('<site-dialog dialog-style="confirm-or-reject" open>Again?</site-dialog>');
    await expectAccessible(button(dialog, 'reject'), { role: 'button', name: 'No' });
    await expectAccessible(button(dialog, 'confirm'), { role: 'button', name: 'Yes' });
    dialog.remove();
    const single = place('<site-dialog dialog-style="confirm-only" confirm-label="" open>Done.</site-dialog>');
    await expectAccessible(button(single, 'confirm'), { role: 'button', name: 'OK' });
  });

  it('gets the message as the name if there is no heading', async () => {
    const dialog = place('<site-dialog dialog-style="confirm-only" open>Your order was sent.</site-dialog>');
    await expectAccessible(box(dialog), { role: 'alertdialog', name: 'Your order was sent.' });
  });

  it('gets a notification in a status region', async () => {
    const dialog = place('<site-dialog dialog-style="no-buttons" hide-after="0" open>Saved.</site-dialog>');
    await eventually('it is shown', () => isShown(dialog));
    await expectAccessible(notification(dialog).parentElement ?? dialog, { role: 'status', name: '' });
  });
});

describe('user preferences', () => {
  it('reduced motion: hides immediately and shows no moving line', async function () {
    skipUnless(this, 'emulated media', await emulateMedia({ reducedMotion: true }));
    const dialog = place(open);
    expect(box(dialog).getAnimations()).to.have.length(0);
    const note = place('<site-dialog dialog-style="no-buttons" open>Saved.</site-dialog>');
    await eventually('it is shown', () => isShown(note));
    expect(note.shadowRoot?.getAnimations()).to.have.length(0);
    await emulateMedia({});
  });

  it('right to left: the buttons are at the left', async () => {
    const dialog = place(`<div dir="rtl">${open}</div>`);
    const edge = box(dialog).getBoundingClientRect();
    expect(button(dialog, 'confirm').getBoundingClientRect().left - edge.left).to.be.closeTo(20, 1);
  });

  it('a narrow window: fits with space around it', async () => {
    await setViewport({ width: 320, height: 480 });
    const dialog = place(
      `<site-dialog width="500" dialog-title="${'Long '.repeat(20)}" open>${'word '.repeat(400)}</site-dialog>`,
    );
    await still(dialog);
    const { left, right, top, bottom } = box(dialog).getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(top).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
    expect(bottom).to.be.at.most(innerHeight);
    expect(box(dialog).scrollTop, 'starts at its beginning').to.equal(0);
    button(dialog, 'confirm').focus();
    expect(button(dialog, 'confirm').getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    await setViewport({ width: 800, height: 600 });
  });

  it('fingers: every button is at least 44 px high', () => {
    const dialog = place(open);
    for (const one of box(dialog).querySelectorAll('button')) expect(one.offsetHeight).to.be.at.least(44);
  });
});

describe('the page', () => {
  it('has the same layout with and without a dialog', () => {
    const flex = document.createElement('div');
    flex.dataset.test = '';
    flex.style.cssText = 'display: flex; flex-direction: column; gap: 40px';
    flex.innerHTML = '<p>before</p><p>after</p>';
    document.body.append(flex);
    const top = (): number | undefined => flex.lastElementChild?.getBoundingClientRect().top;
    const without = top();
    flex.firstElementChild?.insertAdjacentHTML('afterend', '<site-dialog>x</site-dialog>');
    expect(top()).to.equal(without);
  });

  it('receives the event even on the document', async () => {
    const dialog = place('<site-dialog open>x</site-dialog>');
    const hidden = once(document, 'site-hidden');
    button(dialog, 'confirm').click();
    expect((await hidden).target).to.equal(dialog);
  });
});
