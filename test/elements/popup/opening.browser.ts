/** When a popup opens, and for whom. */
import { expect } from '@open-wc/testing';
import { loadServices } from '../../core/page/services.ts';
import { setScreen } from '../../support/engine.ts';
import { elapsed, eventually, frames, never } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import { appears, forget, inDays, isShown, leaves, longDelay, open, type PopupPage, part, popupTag } from './popup.ts';

const { consent } = await loadServices();

beforeEach(forget);
afterEach(() => {
  closePages();
  forget();
});

/** Watches a page for as long as the longest delay of these tests. */
const stays = (page: PopupPage): Promise<unknown> =>
  never('the popup is shown', () => isShown(page), { until: elapsed(longDelay) });

describe('a popup opens', () => {
  it('after a delay', async () => {
    const page = await open(popupTag());
    await appears(page);
    expect(page.events).to.deep.equal(['show', 'shown']);
    expect(page.popup.open).to.equal(true);
    expect(page.troubles).to.deep.equal([]);
  });

  it('when the visitor has scrolled', async () => {
    const page = await open(popupTag('show-on-timer="false" show-on-scroll scroll-percentage="50"'));
    page.view.scrollTo({ top: 300, behavior: 'instant' });
    await stays(page);
    page.view.scrollTo({ top: 2000, behavior: 'instant' });
    await appears(page);
  });

  it('when the mouse leaves the window at the top, unless a field has the focus', async () => {
    const page = await open(popupTag('show-on-timer="false" exit-intent'));
    const leave = (pointerType: string): void => {
      const movement = { pointerType, clientY: -1, bubbles: true };
      page.document.body.dispatchEvent(new page.view.PointerEvent('pointerout', movement));
    };
    leave('touch');
    const field = page.document.querySelector('input');
    field?.focus();
    leave('mouse');
    field?.blur();
    await frames(3);
    expect(page.events).to.deep.equal([]);
    leave('mouse');
    await appears(page);
  });

  it('with the trigger in its event, which can be cancelled', async () => {
    const triggers: string[] = [];
    const page = await open(popupTag(), {
      prepare: (view) =>
        view.document.addEventListener('site-show', (event) => {
          triggers.push((event as CustomEvent).detail.trigger);
          event.preventDefault();
        }),
    });
    await eventually('the event', () => triggers.length > 0);
    await frames(2);
    expect(isShown(page)).to.equal(false);
    page.popup.show();
    expect(triggers).to.deep.equal(['timer', 'request']);
  });

  it('by the settings of the site, on its pages', async () => {
    const settings = {
      showOnTimer: true,
      timerDelay: 0,
      displayFrequency: 7,
      showOnAllPages: false,
      enabledPages: ['a'],
    };
    const contextOf = (id: string): object => ({
      websiteSettings: { popupOverlaySettings: settings },
      collection: { id },
      authenticatedAccount: { id: 'contributor' },
    });
    const other = await open('<site-popup><h2>A letter</h2></site-popup>', { context: contextOf('b') });
    await stays(other);
    const own = await open('<site-popup><h2>A letter</h2></site-popup>', { context: contextOf('a') });
    await appears(own);
    expect(own.popup.displayFrequency).to.equal(7);
    expect(own.troubles).to.deep.equal([]);
  });

  it('by block data before the settings of the site, and by attributes before both', async () => {
    const block = JSON.stringify({ scrollPercentage: 40, version: 3 });
    const { popup } = await open(
      `<site-popup data-block-json='${block}' version="4" show-on-timer="false"></site-popup>`,
      {
        context: { popupOverlaySettings: { scrollPercentage: 10, version: 2, timerDelay: 100 } },
      },
    );
    expect([popup.scrollPercentage, popup.version, popup.timerDelay]).to.deep.equal([40, 4, 100]);
  });

  it('not where the site has turned it off', async () => {
    const page = await open('<site-popup timer-delay="20ms"><h2>A letter</h2></site-popup>', {
      context: { websiteSettings: { popupOverlaySettings: { style: 1, enabledPages: [] } } },
    });
    await stays(page);
  });

  it('on phones only if it is enabled for them', async function () {
    skipUnless(this, 'emulated screens', await setScreen({ width: 390, height: 800 }));
    try {
      await stays(await open(popupTag()));
      await appears(await open(popupTag('enable-mobile')));
    } finally {
      await setScreen({ width: 800, height: 600 });
    }
  });

  it('not where the browser denies storage', async () => {
    const page = await open(popupTag(), {
      prepare: (view) => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(view, name, {
            get: () => {
              throw new view.DOMException('Denied', 'SecurityError');
            },
          });
      },
    });
    await stays(page);
    page.popup.show();
    await appears(page);
  });

  it('not while the visitor types', async () => {
    const page = await open(popupTag(`timer-delay="${longDelay}ms"`));
    const field = page.document.querySelector('input');
    field?.focus();
    await stays(page);
    field?.blur();
    await appears(page);
  });

  it('not if the author hides it', async () => {
    const page = await open(popupTag('hidden'));
    await stays(page);
    expect(page.document.querySelector(':modal')).to.equal(null);
  });
});

describe('a visitor who closes a popup', () => {
  const close = async (markup = popupTag(), mayStore = false): Promise<void> => {
    const page = await open(markup);
    if (mayStore) consent(page.document).grant('functional');
    await appears(page);
    part(page.popup, 'close').click();
    await leaves(page);
    closePages();
  };

  it('does not see it again in this visit', async () => {
    await close();
    expect(localStorage.length).to.equal(0);
    expect(Object.keys(sessionStorage).sort()).to.deep.equal([
      'site:site-popup::date-closed',
      'site:site-popup::version',
    ]);
    await stays(await open(popupTag()));
    sessionStorage.clear();
    await appears(await open(popupTag()));
  });

  it('does not see it again for some days, with consent', async () => {
    await close(popupTag('display-frequency="7"'), true);
    sessionStorage.clear();
    await stays(await open(popupTag('display-frequency="7"'), { prepare: inDays(6.9) }));
    await appears(await open(popupTag('display-frequency="7"'), { prepare: inDays(7.1) }));
  });

  it('never sees it again, with consent and a frequency of -1', async () => {
    await close(popupTag('display-frequency="-1"'), true);
    sessionStorage.clear();
    await stays(await open(popupTag('display-frequency="-1"'), { prepare: inDays(4000) }));
  });

  it('sees its next version', async () => {
    await close();
    await appears(await open(popupTag('version="2"')));
  });

  it('sees another popup of the site', async () => {
    await close();
    await appears(await open(popupTag('id="sale"')));
  });

  it('sees it again on the next page with a frequency of 0, and not on this one', async () => {
    const page = await open(popupTag('display-frequency="0" show-on-scroll scroll-percentage="10"'));
    await appears(page);
    page.popup.hide();
    await leaves(page);
    page.view.scrollTo({ top: 2000, behavior: 'instant' });
    await stays(page);
    closePages();
    await appears(await open(popupTag('display-frequency="0"')));
  });

  it('has nothing stored for later visits after the consent is withdrawn', async () => {
    await close(popupTag(), true);
    expect(localStorage.length).to.equal(2);
    const page = await open(popupTag());
    consent(page.document).withdraw('functional');
    await eventually('nothing is stored', () => localStorage.length === 0);
  });
});

describe('invalid settings', () => {
  it('are reported once, and ignored', async () => {
    const block = JSON.stringify({ scrollPercentage: 400, displayFrequency: 3 });
    const { popup, troubles } = await open(
      `<site-popup data-block-json='${block}' show-on-timer="false"></site-popup>`,
      {
        context: { websiteSettings: { popupOverlaySettings: { timerDelay: -5, scrollPercentage: 'half' } } },
      },
    );
    expect([popup.scrollPercentage, popup.displayFrequency, popup.timerDelay]).to.deep.equal([25, 3, 5000]);
    await eventually('the warning', () => troubles.length > 0);
    expect(troubles).to.have.length(1);
    expect(troubles[0]).to.contain('scrollPercentage, timerDelay');
  });

  it('that are not JSON are reported once', async () => {
    const { troubles } = await open(popupTag('show-on-timer="false" data-block-json="{"'));
    await eventually('the warning', () => troubles.length > 0);
    expect(troubles).to.deep.equal([
      'site-elements: The block-json of a <site-popup> is ignored: it is not a JSON object.',
    ]);
  });

  it('load no script where there are none', async () => {
    const { view, troubles } = await open(popupTag('show-on-timer="false"'));
    const names = view.performance.getEntriesByType('resource').map(({ name }) => name);
    expect(names.filter((name) => name.includes('setting-warnings'))).to.deep.equal([]);
    expect(troubles).to.deep.equal([]);
  });
});
