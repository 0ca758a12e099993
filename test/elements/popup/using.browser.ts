/** An open popup, as visitors use it. */
import { expect } from '@open-wc/testing';
import { clickAt, expectAccessible, press } from '../../support/engine.ts';
import { elapsed, eventually, frames, never } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { key, saved, serve } from '../form/form.ts';
import { appears, delay, forget, isShown, leaves, longDelay, open, part, popupTag, still } from './popup.ts';

beforeEach(forget);
afterEach(() => {
  closePages();
  forget();
});

const opener = '#opener';

describe('an open popup', () => {
  for (const [way, close] of [
    ['Escape', () => press('Escape')],
    ['a click beside it', () => clickAt(60, 300)],
    ['its button', (popup: Element) => Promise.resolve(part(popup, 'close').click())],
    ['hide()', (popup: { hide: () => void }) => Promise.resolve(popup.hide())],
  ] as const)
    it(`closes by ${way}, and returns the focus`, async () => {
      const page = await open(popupTag(`timer-delay="${longDelay}ms"`));
      const button = page.document.querySelector<HTMLElement>(opener);
      page.view.focus();
      button?.focus();
      await appears(page);
      expect(page.document.activeElement).to.equal(page.popup);
      await still(page);
      await close(page.popup);
      await leaves(page);
      await eventually('the events', () => page.events.length === 4);
      expect(page.events).to.deep.equal(['show', 'shown', 'hide', 'hidden']);
      expect(page.document.activeElement).to.equal(button);
      expect(page.popup.open).to.equal(false);
    });

  it('stays open if a listener cancels', async () => {
    const page = await open(popupTag());
    await appears(page);
    page.popup.addEventListener('site-hide', (event) => event.preventDefault());
    part(page.popup, 'close').click();
    await frames(3);
    expect(isShown(page)).to.equal(true);
  });

  it('opens and closes by commands of buttons', async () => {
    const buttons = ['--show', 'close'].map(
      (command) => `<button type="button" commandfor="letter" command="${command}">${command}</button>`,
    );
    const page = await open(popupTag('id="letter" modal="false" show-on-timer="false"'), { body: buttons.join('') });
    const [show, hide] = page.document.querySelectorAll('button');
    show?.click();
    await appears(page);
    hide?.click();
    await leaves(page);
  });

  it('makes the page inert, and keeps it from scrolling', async () => {
    const page = await open(popupTag());
    await appears(page);
    expect(part(page.popup, 'popup').matches(':modal')).to.equal(true);
    expect(page.view.getComputedStyle(page.document.documentElement).overflowY).to.equal('hidden');
  });

  it('is a dialog with the name of its heading, or your own', async () => {
    const page = await open(popupTag());
    await appears(page);
    await still(page);
    expect(part(page.popup, 'popup').ariaLabel).to.equal('A letter a month');
    const named = await open(popupTag('aria-label="Newsletter" id="named"'));
    await appears(named);
    expect(part(named.popup, 'popup').ariaLabel).to.equal('Newsletter');
    expect(part(named.popup, 'close').ariaLabel).to.equal('Close');
  });

  it('sends that a form is in an overlay, and is not shown to visitors who have signed up', async () => {
    const form = `<h2>A letter a month</h2><site-form><form data-form-id="f1"><label>Name <input name="name"></label>
      <button>Sign up</button></form></site-form>`;
    const markup = popupTag('display-frequency="0"', form);
    const page = await open(markup, { elements: ['site-form'] });
    const server = serve([key], [saved], page.view);
    await appears(page);
    const button = await eventually('the form', () => page.popup.querySelector<HTMLElement>('form button'));
    const submitted = new Promise((resolve) => page.popup.addEventListener('site-submitted', resolve, { once: true }));
    button.click();
    await submitted;
    expect(server.saves[0]).to.include({ isOverlayForm: true });
    expect(sessionStorage.getItem('site:site-popup::submitted')).to.contain('true');
    expect(isShown(page), 'the visitor reads the confirmation').to.equal(true);
    closePages();
    const next = await open(markup);
    await never('the popup is shown', () => isShown(next), { until: elapsed(delay) });
  });

  it('closes by a form with method="dialog"', async () => {
    const page = await open(popupTag('', '<h2>Sale</h2><form method="dialog"><button>No, thanks</button></form>'));
    await appears(page);
    page.popup.querySelector('button')?.click();
    await leaves(page);
    expect(sessionStorage.getItem('site:site-popup::submitted')).to.equal(null);
  });
});

describe('a popup that is not modal', () => {
  const corner = popupTag('modal="false"');

  it('opens without taking the focus, and leaves the page usable', async () => {
    const page = await open(popupTag(`modal="false" timer-delay="${longDelay}ms"`));
    const button = page.document.querySelector<HTMLElement>(opener);
    button?.focus();
    await appears(page);
    expect(page.document.activeElement).to.equal(button);
    expect(page.document.querySelector(':modal')).to.equal(null);
    expect(page.view.getComputedStyle(page.document.documentElement).overflowY).to.not.equal('hidden');
  });

  it('takes the focus when it was requested, and returns it', async () => {
    const page = await open(popupTag('modal="false" show-on-timer="false"'));
    const button = page.document.querySelector<HTMLElement>(opener);
    button?.focus();
    page.popup.show();
    await appears(page);
    expect(page.document.activeElement).to.equal(page.popup);
    part(page.popup, 'close').click();
    await leaves(page);
    expect(page.document.activeElement).to.equal(button);
  });

  it('closes on Escape, but not on one that is for a field', async () => {
    const page = await open(corner);
    await appears(page);
    const field = page.document.querySelector('input');
    field?.dispatchEvent(new page.view.KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await frames(2);
    expect(isShown(page)).to.equal(true);
    page.document.body.dispatchEvent(new page.view.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await leaves(page);
  });

  it('becomes modal while it is open', async () => {
    const page = await open(corner);
    await appears(page);
    page.popup.modal = true;
    await eventually('it is modal', () => part(page.popup, 'popup').matches(':modal'));
    expect(page.popup.open).to.equal(true);
  });
});

describe('assistive technology', () => {
  it('gets the role and name from the engine, and finds no axe violations', async () => {
    const bundle = '/dist/test/site-popup.js';
    await import(bundle);
    const box = document.createElement('main');
    box.innerHTML = '<site-popup show-on-timer="false" open><h2>A letter</h2><p>New editions first.</p></site-popup>';
    document.body.append(box);
    const popup = box.querySelector('site-popup');
    if (!popup) throw new Error('There is no popup.');
    await eventually('it is shown', () => part(popup, 'popup').checkVisibility());
    await eventually('it stops moving', () =>
      popup.shadowRoot?.getAnimations().every((one) => one.playState === 'finished'),
    );
    await expectAccessible(part(popup, 'popup'), { role: 'dialog', name: 'A letter' });
    await expectAccessible(part(popup, 'close'), { role: 'button', name: 'Close' });
    await expect(popup).to.be.accessible();
    box.remove();
  });
});
