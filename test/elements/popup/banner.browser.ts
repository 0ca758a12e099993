/** A popup beside a cookie banner. */
import { expect } from '@open-wc/testing';
import { removeCookies } from '../../support/cookies.ts';
import { elapsed, eventually, never } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { appears, delay, forget, isShown, open, type PopupPage, popupTag } from './popup.ts';

const forgetAll = (): void => {
  forget();
  removeCookies('site-consent');
};
beforeEach(forgetAll);
afterEach(() => {
  closePages();
  forgetAll();
});

const banner = (attributes = ''): string => `<site-cookie-banner ${attributes}></site-cookie-banner>`;
const elements = ['site-cookie-banner'];

const partOf = ({ document: page }: PopupPage, name: string): HTMLElement | null | undefined =>
  page.querySelector('site-cookie-banner')?.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);

/** Watches a page for longer than the delay of the popup. */
const stays = (page: PopupPage): Promise<unknown> =>
  never('the popup is shown', () => isShown(page), { until: elapsed(delay) });

const answer = async (page: PopupPage): Promise<void> => {
  const accept = await eventually('the banner', () => partOf(page, 'accept'));
  accept.click();
};

describe('on a page with a cookie banner', () => {
  it('a popup waits until the visitor has answered', async () => {
    const page = await open(popupTag() + banner(), { elements });
    await eventually('the banner', () => partOf(page, 'accept'));
    await stays(page);
    await answer(page);
    await appears(page);
    expect(partOf(page, 'banner')).to.not.be.ok;
  });

  it('a popup waits for the scripts of the banner', async () => {
    const page = await open(popupTag() + banner());
    await stays(page);
  });

  it('a popup does not wait for a banner that is turned off', async () => {
    await appears(await open(popupTag() + banner('enabled="false"'), { elements }));
  });

  it('a popup waits for a scroll and 5 s under the strict preset', async () => {
    const page = await open(popupTag() + banner('preset="strict"'), { elements });
    await answer(page);
    await stays(page);
    page.view.scrollTo({ top: 100, behavior: 'instant' });
    await appears(page);
    expect(page.view.performance.now()).to.be.at.least(5000);
  });

  it('a popup stores days after the visitor has accepted', async () => {
    const page = await open(popupTag() + banner(), { elements });
    await answer(page);
    await appears(page);
    page.popup.hide();
    await eventually('the date is stored', () => localStorage.getItem('site:site-popup::date-closed'));
  });
});
