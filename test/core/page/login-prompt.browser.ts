import { expect } from '@open-wc/testing';
import { press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { answer, json, restoreFetch } from './fake-fetch.ts';
import { loadServices } from './services.ts';

const { request } = await loadServices();

const place = <E extends Element>(markup: string): E => {
  const box = document.createElement('main');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const node = box.querySelector<E>('[data-site-login]');
  if (!node) throw new Error('the markup has no login');
  return node;
};

const requireLogin = async (): Promise<void> => {
  answer(json({ loginRequired: true }, 401));
  await request('/api/account');
};

afterEach(() => {
  restoreFetch();
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
});

describe('a response that requires a login', () => {
  it('opens the dialog that the page offers, and Escape closes it', async () => {
    const dialog = place<HTMLDialogElement>('<dialog data-site-login><a href="#login">Log in</a></dialog>');
    await requireLogin();
    await eventually('the dialog is modal', () => dialog.matches(':modal'));
    await requireLogin();
    expect(dialog.open).to.equal(true);
    await press('Escape');
    await eventually('the dialog is closed', () => !dialog.open);
  });

  it('opens a dialog that a script of another document has made', async () => {
    const frame = document.createElement('iframe');
    const box = place<HTMLElement>('<div data-site-login></div>').parentElement;
    box?.replaceChildren(frame);
    const dialog = frame.contentDocument?.createElement('dialog');
    if (!dialog) throw new Error('The frame has no document.');
    dialog.dataset.siteLogin = '';
    box?.append(dialog);
    await requireLogin();
    await eventually('the dialog is modal', () => dialog.matches(':modal'));
  });

  it('opens a popover', async () => {
    const popover = place<HTMLElement>('<div popover data-site-login><a href="#login">Log in</a></div>');
    await requireLogin();
    await eventually('the popover is open', () => popover.matches(':popover-open'));
  });

  it('shows an element that has the method', async () => {
    const element = place<HTMLElement>('<site-unknown data-site-login></site-unknown>');
    const shown = new Promise<void>((show) => Object.assign(element, { show }));
    await requireLogin();
    await shown;
  });

  it('presses a link or button', async () => {
    const button = place<HTMLButtonElement>('<button type="button" data-site-login>Log in</button>');
    const pressed = new Promise((resolve) => button.addEventListener('click', resolve));
    await requireLogin();
    await pressed;
  });

  it('opens nothing when a listener cancels the event', async () => {
    const dialog = place<HTMLDialogElement>('<dialog data-site-login></dialog>');
    const cancel = (event: Event): void => event.preventDefault();
    document.addEventListener('site-login-required', cancel, { once: true });
    await requireLogin();
    // The second one opens the dialog, after a first one that had been handled would have opened it as well.
    let openings = 0;
    dialog.showModal = () => {
      openings += 1;
      HTMLDialogElement.prototype.showModal.call(dialog);
    };
    await requireLogin();
    await eventually('the dialog is open', () => dialog.open);
    expect(openings).to.equal(1);
  });
});
