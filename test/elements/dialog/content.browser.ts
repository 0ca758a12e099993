import { expect } from '@open-wc/testing';
import { click, clickAt, expectAccessible, press, setViewport } from '../../support/engine.ts';
import { never, once } from '../../support/eventually.ts';
import { box, button, clear, events, isModal, place, type SiteDialog, still } from './dialog.ts';

afterEach(clear);

const care = '<p>Keep it out of the sun. <a href="#more">More</a></p>';
const content = (settings: string, inner = care): string =>
  `<button>opener</button><site-dialog dialog-style="content" ${settings}>${inner}</site-dialog>`;

/** Opens a dialog by script while a button of the page has the focus. */
async function open(markup: string): Promise<SiteDialog> {
  const dialog = place(markup);
  document.querySelector<HTMLElement>('[data-test] button')?.focus();
  const shown = once(dialog, 'site-shown');
  dialog.show();
  await shown;
  // WebKit does not list the animations of the top layer among those of the shadow root.
  await Promise.all(
    box(dialog)
      .getAnimations()
      .map(({ finished }) => finished),
  );
  return dialog;
}

const close = (dialog: SiteDialog): HTMLButtonElement => button(dialog, 'close');

describe('a dialog with content', () => {
  it('shows any markup over an inert page, with a close button that assistive technology names', async () => {
    const dialog = await open(content('dialog-title="Care of your print"'));
    expect(isModal(dialog)).to.equal(true);
    await expectAccessible(box(dialog), { role: 'dialog', name: 'Care of your print' });
    await expectAccessible(close(dialog), { role: 'button', name: 'Close' });
    expect(dialog.querySelector('a')?.checkVisibility()).to.equal(true);
    await expect(dialog).to.be.accessible();
  });

  it('is named by its first heading, or by the author, if it has no title', async () => {
    const dialog = await open(content('', '<h2>Papers</h2><p>Three.</p>'));
    await expectAccessible(box(dialog), { role: 'dialog', name: 'Papers' });
    dialog.parentElement?.remove();
    const labelled = await open(content('aria-label="Paper samples"', '<h2>Papers</h2>'));
    await expectAccessible(box(labelled), { role: 'dialog', name: 'Paper samples' });
  });

  it('focuses the dialog, so that its content is read from the start; Tab stays inside', async () => {
    const dialog = await open(content('dialog-title="Care"'));
    expect(dialog.shadowRoot?.activeElement).to.equal(box(dialog));
    await press('Tab');
    expect(dialog.shadowRoot?.activeElement).to.equal(close(dialog));
    await press('Tab');
    expect(document.activeElement).to.equal(dialog.querySelector('a'));
    await press('Shift+Tab');
    expect(dialog.shadowRoot?.activeElement).to.equal(close(dialog));
  });

  it('focuses the author’s element with autofocus', async () => {
    const dialog = await open(content('dialog-title="Name"', '<label>Name <input autofocus></label>'));
    expect(document.activeElement).to.equal(dialog.querySelector('input'));
  });

  for (const [way, leave] of [
    ['the close button', (dialog: SiteDialog) => click(close(dialog))],
    ['Escape', () => press('Escape')],
    ['a click on the overlay', () => clickAt(3, 3)],
  ] as const)
    it(`closes with ${way}, and returns the focus to the opener`, async () => {
      const dialog = await open(content('dialog-title="Care"'));
      const names = events(dialog);
      const hidden = once(dialog, 'site-hidden');
      await leave(dialog);
      await hidden;
      expect(names).to.deep.equal(['cancel', 'hide', 'hidden']);
      expect(document.activeElement?.textContent).to.equal('opener');
    });

  it('stays open when its own empty space is clicked', async () => {
    const dialog = await open(content('side="end" dialog-title="Care"'));
    const { left, right, bottom } = box(dialog).getBoundingClientRect();
    await clickAt((left + right) / 2, bottom - 40);
    await never('it closes', () => !dialog.open);
  });

  it('closes by a button and by a form of its content, as a native dialog does', async () => {
    const dialog = place(
      content(
        'id="d"',
        '<form method="dialog"><button>Save</button></form><button commandfor="d" command="close">Leave</button>',
      ),
    );
    const [, save, leave] = document.querySelectorAll<HTMLElement>('[data-test] button');
    const saved = dialog.ask();
    await once(dialog, 'site-shown');
    await still(dialog);
    if (save) await click(save);
    expect(await saved).to.equal('confirm');
    const left = dialog.ask();
    await once(dialog, 'site-shown');
    await still(dialog);
    if (leave) await click(leave);
    expect(await left).to.equal('cancel');
  });

  it('holds the page, and releases it when the last of two nested dialogs is hidden', async () => {
    const outer = await open(content('dialog-title="Outer"'));
    const inner = place('<site-dialog dialog-style="content" dialog-title="Inner">x</site-dialog>');
    const shown = once(inner, 'site-shown');
    inner.show();
    await shown;
    const overflow = (): string => getComputedStyle(document.documentElement).overflow;
    expect(overflow()).to.equal('hidden');
    const innerHidden = once(inner, 'site-hidden');
    await press('Escape');
    await innerHidden;
    expect([outer.open, overflow()]).to.deep.equal([true, 'hidden']);
    const outerHidden = once(outer, 'site-hidden');
    await press('Escape');
    await outerHidden;
    expect(overflow()).to.not.equal('hidden');
  });
});

describe('closedby', () => {
  it('closerequest: a click on the overlay does nothing, Escape closes', async () => {
    const dialog = await open(content('closedby="closerequest"'));
    await clickAt(3, 3);
    await never('it closes', () => !dialog.open);
    const hidden = once(dialog, 'site-hidden');
    await press('Escape');
    await hidden;
  });

  it('none: only buttons close, also a question', async () => {
    for (const markup of [content('closedby="none"'), '<site-dialog closedby="none">Sure?</site-dialog>']) {
      const dialog = await open(markup);
      await press('Escape');
      await press('Escape');
      await clickAt(3, 3);
      await never('it closes', () => !dialog.open || !isModal(dialog));
      const hidden = once(dialog, 'site-hidden');
      await click(button(dialog, markup.includes('content') ? 'close' : 'cancel'));
      await hidden;
    }
  });
});

describe('sizes and sides', () => {
  const rect = (dialog: SiteDialog): DOMRect => box(dialog).getBoundingClientRect();

  beforeEach(() => setViewport({ width: 1200, height: 700 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [settings, width] of [
    ['', 560],
    ['size="small"', 350],
    ['size="large"', 800],
    ['size="large" width="500"', 500],
    ['side="end"', 420],
    ['side="start" size="small"', 320],
  ] as const)
    it(`${settings || 'the default'} is ${width} px wide`, async () => {
      expect(Math.round(rect(await open(content(settings))).width)).to.equal(width);
    });

  it('full covers the window', async () => {
    const { left, top, width, height } = rect(await open(content('size="full"')));
    expect([left, top, width, height]).to.deep.equal([0, 0, innerWidth, innerHeight]);
  });

  for (const [dir, side, edge] of [
    ['ltr', 'start', 'left'],
    ['ltr', 'end', 'right'],
    ['rtl', 'start', 'right'],
    ['rtl', 'end', 'left'],
  ] as const)
    it(`a drawer at the ${side} is at the ${edge} in ${dir} text, as high as the window`, async () => {
      const dialog = await open(`<div dir="${dir}">${content(`side="${side}" dialog-title="Filters"`)}</div>`);
      const { left, right, top, bottom } = rect(dialog);
      expect(edge === 'left' ? left : innerWidth - right).to.be.closeTo(0, 0.5);
      expect([top, bottom]).to.deep.equal([0, innerHeight]);
    });

  for (const side of ['top', 'bottom'] as const)
    it(`a drawer at the ${side} is as wide as the window and leaves the page visible`, async () => {
      const { left, right, top, bottom } = rect(await open(content(`side="${side}"`, '<p>word</p>'.repeat(80))));
      expect([left, right]).to.deep.equal([0, innerWidth]);
      expect(side === 'top' ? top : innerHeight - bottom).to.be.closeTo(0, 0.5);
      expect(bottom - top).to.be.at.most(innerHeight * 0.81);
    });

  it('on a phone a drawer fills the width, and nothing scrolls sideways at 320 px', async () => {
    await setViewport({ width: 320, height: 600 });
    for (const settings of ['side="end"', 'side="bottom"', 'size="large"', 'size="full"']) {
      const dialog = await open(content(`${settings} dialog-title="${'Long'.repeat(30)}"`));
      const { left, right } = rect(dialog);
      expect(left).to.be.at.least(0);
      // A window of WebKit is not that narrow.
      expect(right).to.be.at.most(innerWidth);
      expect(box(dialog).scrollWidth).to.be.at.most(box(dialog).clientWidth);
      if (settings.startsWith('side')) expect(right - left).to.be.closeTo(innerWidth, 0.5);
      dialog.parentElement?.remove();
    }
  });

  it('the close button and the buttons of the slot footer stay in view while long content scrolls', async () => {
    const dialog = await open(
      content('dialog-title="Terms"', `${'<p>word</p>'.repeat(200)}<button slot="footer">Agree</button>`),
    );
    await press('Tab');
    box(dialog).scrollTop = 500;
    const frame = rect(dialog);
    const agree = dialog.querySelector('[slot="footer"]')?.getBoundingClientRect();
    expect(close(dialog).getBoundingClientRect().top).to.be.within(frame.top, frame.top + 40);
    expect(agree?.bottom).to.be.within(frame.bottom - 60, frame.bottom);
    expect(close(dialog).offsetHeight).to.be.at.least(44);
  });

  it('is read from its start when it opens', async () => {
    const dialog = await open(content('', '<p>word</p>'.repeat(200)));
    expect(box(dialog).scrollTop).to.equal(0);
  });
});
