import { expect } from '@open-wc/testing';
import { click, clickAt, moveTo, press } from '../../support/engine.ts';
import { never, once } from '../../support/eventually.ts';
import { box, button, clear, events, focused, isModal, isShown, place } from './dialog.ts';

const text = 'This cannot be undone.';

afterEach(clear);

describe('asking a question', () => {
  it('offers cancel and confirm, with the focus on the answer that changes least', async () => {
    const dialog = place(`<site-dialog dialog-title="Delete?">${text}</site-dialog>`);
    dialog.show();
    await once(dialog, 'site-shown');
    expect([...box(dialog).querySelectorAll('button')].map((one) => one.textContent)).to.deep.equal(['Cancel', 'OK']);
    expect(focused(dialog)).to.equal('Cancel');
    expect(isModal(dialog)).to.equal(true);
  });

  it('offers no and yes with that style, also by number', async () => {
    const dialog = place('<site-dialog dialog-style="0" open>Again?</site-dialog>');
    expect([...box(dialog).querySelectorAll('button')].map((one) => one.textContent)).to.deep.equal(['No', 'Yes']);
    expect(focused(dialog)).to.equal('No');
  });

  it('offers only one button with the confirmation style', () => {
    const dialog = place('<site-dialog dialog-style="confirm-only" open>Done.</site-dialog>');
    expect([...box(dialog).querySelectorAll('button')].map((one) => one.textContent)).to.deep.equal(['OK']);
    expect(focused(dialog)).to.equal('OK');
  });

  it("uses the author's labels", () => {
    const dialog = place('<site-dialog confirm-label="Delete" cancel-label="Keep" open>x</site-dialog>');
    expect([...box(dialog).querySelectorAll('button')].map((one) => one.textContent)).to.deep.equal(['Keep', 'Delete']);
  });
});

describe('answering by keyboard and pointer', () => {
  it('confirms with a click', async () => {
    const dialog = place(`<site-dialog>${text}</site-dialog>`);
    const names = events(dialog);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await click(button(dialog, 'confirm'));
    expect(await answer).to.equal('confirm');
    expect(names).to.deep.equal(['show', 'shown', 'confirm', 'hide', 'hidden']);
    expect([dialog.open, isShown(dialog)]).to.deep.equal([false, false]);
  });

  it('confirms with Tab and Enter, and Tab never leaves the dialog', async () => {
    const dialog = place(`<button>outside</button><site-dialog>${text}</site-dialog>`);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await press('Tab');
    expect(focused(dialog)).to.equal('OK');
    await press('Shift+Tab');
    expect(focused(dialog)).to.equal('Cancel');
    await press('Tab');
    await press('Enter');
    expect(await answer).to.equal('confirm');
  });

  it('rejects with the space bar', async () => {
    const dialog = place(`<site-dialog dialog-style="confirm-or-reject">${text}</site-dialog>`);
    const names = events(dialog);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await press(' ');
    expect(await answer).to.equal('reject');
    expect(names).to.include('reject');
  });

  it('cancels with Escape', async () => {
    const dialog = place(`<site-dialog dialog-style="confirm-or-reject">${text}</site-dialog>`);
    const names = events(dialog);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await press('Escape');
    expect(await answer).to.equal('cancel');
    expect(names).to.deep.equal(['show', 'shown', 'cancel', 'hide', 'hidden']);
  });

  it('cancels with a click on the overlay, but not with a click in the dialog', async () => {
    const dialog = place(`<site-dialog>${text}</site-dialog>`);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await click(box(dialog).querySelector('[part="message"]') ?? box(dialog));
    await never('the dialog closes', () => !dialog.open);
    await clickAt(5, 5);
    expect(await answer).to.equal('cancel');
    await moveTo(0, 0);
  });

  it('returns the focus to the element that had it', async () => {
    const dialog = place(`<button>opener</button><site-dialog>${text}</site-dialog>`);
    const opener = document.querySelector<HTMLElement>('[data-test] button');
    opener?.focus();
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await press('Escape');
    await answer;
    expect(document.activeElement).to.equal(opener);
  });

  it('hides a nested dialog first', async () => {
    const outer = place(`<site-dialog id="outer">${text}</site-dialog>`);
    const inner = place('<site-dialog>Sure?</site-dialog>');
    outer.show();
    await once(outer, 'site-shown');
    inner.show();
    await once(inner, 'site-shown');
    const hidden = once(inner, 'site-hidden');
    await press('Escape');
    await hidden;
    expect([outer.open, inner.open]).to.deep.equal([true, false]);
    expect(focused(outer)).to.equal('Cancel');
  });
});

describe('opening from markup alone', () => {
  it('works with commandfor and command', async () => {
    const dialog = place(
      `<button commandfor="d" command="--show">Open</button><site-dialog id="d">${text}</site-dialog>`,
    );
    const opener = document.querySelector('[data-test] button');
    const shown = once(dialog, 'site-shown');
    if (opener) await click(opener);
    await shown;
    expect(isModal(dialog)).to.equal(true);
    const hidden = once(dialog, 'site-hidden');
    await press('Enter');
    await hidden;
    expect(document.activeElement).to.equal(opener);
  });

  it('works with the open attribute, at first and later', async () => {
    const dialog = place(`<site-dialog open>${text}</site-dialog>`);
    expect(isModal(dialog)).to.equal(true);
    const hidden = once(dialog, 'site-hidden');
    dialog.removeAttribute('open');
    await hidden;
    expect(isShown(dialog)).to.equal(false);
    const shown = once(dialog, 'site-shown');
    dialog.open = true;
    await shown;
    expect(isModal(dialog)).to.equal(true);
  });
});
