import { expect } from '@open-wc/testing';
import { eventually, never, once } from '../../support/eventually.ts';
import { box, button, clear, events, isModal, isShown, place } from './dialog.ts';

afterEach(clear);

describe('a listener that cancels', () => {
  it('site-show keeps the dialog hidden, however it was opened', async () => {
    const dialog = place('<site-dialog>x</site-dialog>');
    dialog.addEventListener('site-show', (event) => event.preventDefault());
    expect(await dialog.ask()).to.equal('cancel');
    dialog.open = true;
    await never('the dialog is shown', () => isShown(dialog));
    expect([dialog.open, isShown(dialog)]).to.deep.equal([false, false]);
  });

  for (const type of ['site-confirm', 'site-hide'] as const) {
    it(`${type} keeps the dialog open`, async () => {
      const dialog = place('<site-dialog>x</site-dialog>');
      dialog.addEventListener(type, (event) => event.preventDefault(), { once: true });
      const answer = dialog.ask();
      await once(dialog, 'site-shown');
      button(dialog, 'confirm').click();
      await never('the dialog closes', () => !dialog.open || !isModal(dialog));
      expect([dialog.open, isModal(dialog)]).to.deep.equal([true, true]);
      button(dialog, 'cancel').click();
      expect(await answer).to.equal('cancel');
    });
  }

  it('site-hide keeps it open when the attribute is removed', async () => {
    const dialog = place('<site-dialog open>x</site-dialog>');
    dialog.addEventListener('site-hide', (event) => event.preventDefault(), { once: true });
    dialog.removeAttribute('open');
    await never('the dialog closes', () => !isModal(dialog));
    expect([dialog.open, isModal(dialog)]).to.deep.equal([true, true]);
  });
});

describe('ask()', () => {
  it('called twice returns the same answer to both callers', async () => {
    const dialog = place('<site-dialog>x</site-dialog>');
    const shown = once(dialog, 'site-shown');
    const answers = Promise.all([dialog.ask(), dialog.ask()]);
    await shown;
    button(dialog, 'confirm').click();
    expect(await answers).to.deep.equal(['confirm', 'confirm']);
  });

  it('returns cancel when the dialog is hidden by script or removed', async () => {
    const dialog = place('<site-dialog>x</site-dialog>');
    const hidden = dialog.ask();
    await once(dialog, 'site-shown');
    dialog.hide();
    expect(await hidden).to.equal('cancel');
    const removed = dialog.ask();
    await once(dialog, 'site-shown');
    dialog.remove();
    expect(await removed).to.equal('cancel');
  });

  it('called while the dialog is still fading returns a separate answer', async () => {
    const dialog = place('<site-dialog>x</site-dialog>');
    const names = events(dialog);
    const first = dialog.ask();
    await once(dialog, 'site-shown');
    button(dialog, 'confirm').click();
    await Promise.resolve();
    const second = dialog.ask();
    expect(await first).to.equal('confirm');
    await eventually('the dialog is modal again', () => isModal(dialog));
    button(dialog, 'cancel').click();
    expect(await second).to.equal('cancel');
    expect(names.filter((name) => name === 'hidden')).to.have.length(2);
  });
});

describe('a dialog that the browser closes', () => {
  it('is canceled, and unlocks the page', async () => {
    const dialog = place('<site-dialog>x</site-dialog>');
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    box(dialog).close();
    expect(await answer).to.equal('cancel');
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
  });

  it('is shown again when a listener cancels the event', async () => {
    const dialog = place('<site-dialog>x</site-dialog>');
    dialog.addEventListener('site-cancel', (event) => event.preventDefault(), { once: true });
    dialog.show();
    await once(dialog, 'site-shown');
    box(dialog).close();
    await eventually('the dialog is modal again', () => isModal(dialog));
    expect([dialog.open, isModal(dialog)]).to.deep.equal([true, true]);
  });
});

describe('an element that is removed', () => {
  it('while it is being shown does not lock the page', async () => {
    const dialog = place('<site-dialog>x</site-dialog>');
    dialog.addEventListener('site-show', () => dialog.remove());
    dialog.open = true;
    await never('the page is locked', () => getComputedStyle(document.documentElement).overflowY !== 'visible');
  });

  it('while it confirms has still confirmed', async () => {
    const dialog = place('<site-dialog>x</site-dialog>');
    dialog.addEventListener('site-confirm', () => dialog.remove());
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    button(dialog, 'confirm').click();
    expect(await answer).to.equal('confirm');
  });

  it('by destroy-on-hide, shown again while it fades, leaves the page usable', async () => {
    const dialog = place('<site-dialog destroy-on-hide>x</site-dialog>');
    const first = dialog.ask();
    await once(dialog, 'site-shown');
    button(dialog, 'confirm').click();
    await Promise.resolve();
    const second = dialog.ask();
    expect([await first, await second]).to.deep.equal(['confirm', 'cancel']);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
  });

  it('as a notification still answers while it fades', async () => {
    const dialog = place('<site-dialog dialog-style="no-buttons" hide-after="0">x</site-dialog>');
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    dialog.hide();
    await Promise.resolve();
    dialog.remove();
    expect(await answer).to.equal('cancel');
  });
});

describe('one dialog from another', () => {
  it('can be opened in a listener of the first', async () => {
    const outer = place('<site-dialog>first</site-dialog>');
    outer.addEventListener('site-shown', () => place('<site-dialog id="second">second</site-dialog>').show(), {
      once: true,
    });
    outer.show();
    await eventually('the second one is modal', () =>
      document.querySelector('site-dialog#second')?.shadowRoot?.querySelector('dialog')?.matches(':modal'),
    );
  });
});

describe('lifecycle', () => {
  it('stays modal when the element is moved in the document', async () => {
    const dialog = place('<site-dialog open>x</site-dialog>');
    const names = events(dialog);
    const target = document.createElement('div');
    target.dataset.test = '';
    document.body.append(target);
    target.append(dialog);
    await never('it dispatches an event', () => names.length > 0);
    expect([isModal(dialog), dialog.open]).to.deep.equal([true, true]);
    expect(names).to.deep.equal([]);
  });

  it('returns the focus when the open dialog is removed', async () => {
    const dialog = place('<button>opener</button><site-dialog>x</site-dialog>');
    const opener = document.querySelector<HTMLElement>('[data-test] button');
    opener?.focus();
    dialog.show();
    await once(dialog, 'site-shown');
    dialog.remove();
    await eventually('the opener has the focus', () => document.activeElement === opener);
  });

  it('is removed once hidden, if destroy-on-hide is set', async () => {
    const dialog = place('<site-dialog destroy-on-hide>x</site-dialog>');
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    button(dialog, 'confirm').click();
    expect(await answer).to.equal('confirm');
    expect(dialog.isConnected).to.equal(false);
  });

  it('prevents scrolling of the page, without a layout shift', async () => {
    const dialog = place('<div style="height: 300vh">tall</div><site-dialog>x</site-dialog>');
    const width = (): number | undefined => dialog.parentElement?.getBoundingClientRect().width;
    const before = width();
    const shown = once(dialog, 'site-shown');
    dialog.show();
    await shown;
    expect([getComputedStyle(document.documentElement).overflowY, width()]).to.deep.equal(['hidden', before]);
    const hidden = once(dialog, 'site-hidden');
    dialog.hide();
    await hidden;
    expect([getComputedStyle(document.documentElement).overflowY, width()]).to.deep.equal(['visible', before]);
  });

  it('keeps the padding that the page has set', async () => {
    document.documentElement.style.paddingInlineEnd = '40px';
    const dialog = place('<div style="height: 300vh">tall</div><site-dialog>x</site-dialog>');
    const width = dialog.parentElement?.getBoundingClientRect().width;
    dialog.show();
    await once(dialog, 'site-shown');
    expect(dialog.parentElement?.getBoundingClientRect().width).to.equal(width);
    document.documentElement.removeAttribute('style');
  });

  it('lets the page scroll again when the open dialog is removed', async () => {
    const dialog = place('<site-dialog open>x</site-dialog>');
    dialog.remove();
    await eventually('the page scrolls', () => getComputedStyle(document.documentElement).overflowY === 'visible');
  });
});

describe('dimensions', () => {
  it('are 350 px wide with 20 px inside unless the author sets another size', () => {
    const plain = place('<site-dialog open>x</site-dialog>');
    expect(box(plain).offsetWidth).to.equal(350);
    expect(getComputedStyle(box(plain).firstElementChild ?? box(plain)).padding).to.equal('20px');
    const set = place('<site-dialog width="60%" padding="8" open>x</site-dialog>');
    expect(box(set).offsetWidth / innerWidth).to.be.closeTo(0.6, 0.02);
    expect(getComputedStyle(box(set).firstElementChild ?? box(set)).padding).to.equal('8px');
  });

  it('fall back to the defaults if a value is invalid', () => {
    const dialog = place(
      '<site-dialog width="wide" padding="-1" dialog-style="9" destroy-on-hide="maybe" open>x</site-dialog>',
    );
    expect([dialog.width, dialog.padding, dialog.dialogStyle, dialog.destroyOnHide]).to.deep.equal([
      undefined,
      20,
      'confirm-or-cancel',
      false,
    ]);
  });
});
