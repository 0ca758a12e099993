import { expect } from '@open-wc/testing';
import { hover, moveTo } from '../../support/engine.ts';
import { eventually, never, once } from '../../support/eventually.ts';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';
import { clear, events, isShown, notification, place, still } from './dialog.ts';

afterEach(clear);

const markup =
  '<site-dialog dialog-style="no-buttons" hide-after="300ms">Saved. <a href="#list">See it</a></site-dialog>';

/** Stays until the test sets `hideAfter`, however slow the machine is. */
const lasting = markup.replace('300ms', '0');

/** Resolves when another notification, shown later for the same time, has hidden itself. */
async function later(): Promise<void> {
  const other = place(markup);
  const hidden = once(other, 'site-hidden');
  other.show();
  await hidden;
}

describe('a notification', () => {
  it('hides automatically after 2000 ms unless the author sets another duration', () => {
    expect(place('<site-dialog dialog-style="no-buttons">Saved.</site-dialog>').hideAfter).to.equal(2000);
  });

  it('is shown at the top right, and does not take the focus', async () => {
    const dialog = place(`<button>here</button>${lasting}`);
    const here = document.querySelector<HTMLElement>('[data-test] button');
    here?.focus();
    const shown = once(dialog, 'site-shown');
    dialog.show();
    await shown;
    await Promise.all(
      notification(dialog)
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const { top, right } = notification(dialog).getBoundingClientRect();
    expect([Math.round(top), Math.round(document.documentElement.clientWidth - right)]).to.deep.equal([22, 22]);
    expect(document.activeElement).to.equal(here);
  });

  it('hides automatically', async () => {
    const dialog = place(markup);
    const names = events(dialog);
    expect(await dialog.ask()).to.equal('timeout');
    expect(names).to.deep.equal(['show', 'shown', 'hide', 'hidden']);
    expect(isShown(dialog)).to.equal(false);
  });

  it('is also shown in browsers without popovers and their selector', async () => {
    const page = await openPage({
      head: styled + scripted(['site-dialog']),
      prepare: ({ Element, HTMLElement }) => {
        const { matches } = Element.prototype;
        Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
          if (selector.includes('popover')) throw new SyntaxError(`${selector} is not a selector`);
          return matches.call(this, selector);
        });
        Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
      },
    });
    await page.view.customElements.whenDefined('site-dialog');
    const dialog = page.place(markup);
    const shown = new Promise((resolve) => dialog.addEventListener('site-shown', resolve));
    dialog.setAttribute('open', '');
    await shown;
    expect(page.troubles).to.deep.equal([]);
    closePages();
  });

  it('is announced politely: the status region exists before its text', () => {
    const dialog = place(markup);
    const region = dialog.shadowRoot?.querySelector('[role="status"]');
    expect(region?.checkVisibility()).to.equal(true);
    expect(region?.querySelector('[part="message"]')).to.equal(null);
  });

  it('waits while the pointer is on it', async () => {
    const dialog = place(lasting);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    await hover(notification(dialog));
    dialog.hideAfter = 300;
    await never('it hides', () => !dialog.open, { until: later() });
    await moveTo(1, 400);
    expect(await answer).to.equal('timeout');
  });

  it('waits while the focus is in it', async () => {
    const dialog = place(lasting);
    const answer = dialog.ask();
    await once(dialog, 'site-shown');
    dialog.querySelector('a')?.focus();
    dialog.hideAfter = 300;
    await never('it hides', () => !dialog.open, { until: later() });
    dialog.querySelector('a')?.blur();
    expect(await answer).to.equal('timeout');
  });

  it('stays until it is hidden if its duration is 0', async () => {
    const dialog = place('<site-dialog dialog-style="no-buttons" hide-after="0" open>Working…</site-dialog>');
    await eventually('it is shown', () => isShown(dialog));
    await never('it hides', () => !isShown(dialog), { until: later() });
    const hidden = once(dialog, 'site-hidden');
    dialog.hide();
    await hidden;
    expect(isShown(dialog)).to.equal(false);
  });

  it('that is shown again while it fades starts again, with its full duration', async () => {
    const dialog = place(markup);
    const names = events(dialog);
    const first = dialog.ask();
    await once(dialog, 'site-shown');
    dialog.hide();
    await Promise.resolve();
    const started = performance.now();
    const second = dialog.ask();
    expect(await first).to.equal('cancel');
    expect(await second).to.equal('timeout');
    expect(performance.now() - started).to.be.at.least(290);
    expect(names.filter((name) => name === 'shown' || name === 'hidden')).to.deep.equal([
      'shown',
      'hidden',
      'shown',
      'hidden',
    ]);
  });

  it('appears below another that is already shown', async () => {
    const show = (text: string) =>
      place(`<site-dialog dialog-style="no-buttons" hide-after="0" open>${text}</site-dialog>`);
    const [one, two] = [show('1'), show('2')];
    await eventually('both are shown', () => isShown(one) && isShown(two));
    await Promise.all([still(one), still(two)]);
    const above = notification(one).getBoundingClientRect();
    expect(notification(two).getBoundingClientRect().top).to.be.closeTo(above.bottom + 11, 1);
  });

  it('is on top again after a move', async () => {
    const dialog = place('<site-dialog dialog-style="no-buttons" hide-after="0" open>x</site-dialog>');
    dialog.parentElement?.append(dialog);
    place('<p></p><site-dialog>x</site-dialog>').before(dialog);
    await eventually('it is on top', () => notification(dialog).matches(':popover-open'));
  });
});
