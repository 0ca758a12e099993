/** `<site-announcement-bar>` as visitors use it. */
import { expect } from '@open-wc/testing';
import { expectAccessible, press } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import {
  appears,
  type BarPage,
  clear,
  findPart,
  forget,
  isShown,
  leaves,
  markup,
  open,
  part,
  place,
  stored,
} from './announcement-bar.ts';

beforeEach(forget);
afterEach(() => {
  closePages();
  clear();
  forget();
});

const entry = 'site:site-announcement-bar:edition';

const contextOf = (settings: object, more: object = {}): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ ...more, websiteSettings: { announcementBarSettings: settings } })}</script>`;

const close = async (page: BarPage): Promise<void> => {
  part(page.bar, 'close').click();
  await leaves(page.bar);
};

describe('<site-announcement-bar>', () => {
  it('is a region with the text of the author and a button to close it', async () => {
    const bar = place(markup);
    await expectAccessible(part(bar, 'bar'), { role: 'region', name: 'Announcement' });
    bar.setAttribute('label', 'New edition');
    await expectAccessible(part(bar, 'bar'), { role: 'region', name: 'New edition' });
    await expectAccessible(part(bar, 'close'), { role: 'button', name: 'Close announcement' });
    expect(bar.querySelector('a')?.checkVisibility()).to.equal(true);
    const { width, height } = part(bar, 'close').getBoundingClientRect();
    expect([width, height]).to.deep.equal([44, 44]);
  });

  it('closes by keyboard, and the focus goes to the first link after it', async () => {
    const { bar, document } = await open();
    part(bar, 'close').focus();
    await press('Escape');
    await frames(2);
    expect(isShown(bar), 'Escape does not close it').to.equal(true);
    await press('Enter');
    await leaves(bar);
    expect(document.activeElement?.id).to.equal('home');
  });

  it('does not move the focus when a script closes it', async () => {
    const { bar, document } = await open();
    document.querySelector('input')?.focus();
    Reflect.get(bar, 'hide').call(bar);
    await leaves(bar);
    expect(document.activeElement).to.equal(document.querySelector('input'));
  });

  it('has no button if visitors cannot close it', async () => {
    const { bar } = await open(markup.replace('id', 'dismissible="false" id'));
    expect([isShown(bar), findPart(bar, 'close')]).to.deep.equal([true, null]);
  });

  it('stays open if a listener cancels', async () => {
    const { bar } = await open();
    bar.addEventListener('site-hide', (event) => event.preventDefault());
    part(bar, 'close').click();
    await frames(2);
    expect([isShown(bar), stored()]).to.deep.equal([true, { session: [], local: [] }]);
  });

  it('reports that it is closed and shown, in order', async () => {
    const page = await open();
    const seen: string[] = [];
    for (const type of ['site-hide', 'site-hidden', 'site-show', 'site-shown'])
      page.document.addEventListener(type, () => seen.push(`${type} ${page.bar.dismissed}`));
    await close(page);
    Reflect.get(page.bar, 'show').call(page.bar);
    await appears(page.bar);
    expect(seen).to.deep.equal(['site-hide false', 'site-hidden true', 'site-show true', 'site-shown false']);
  });

  it('is opened and closed by buttons of the page', async () => {
    const page = await open(`${markup}<button id="news" commandfor="edition" command="--show">News</button>`);
    await close(page);
    page.document.getElementById('news')?.click();
    await appears(page.bar);
    expect(stored()).to.deep.equal({ session: [], local: [] });
  });
});

describe('an announcement that was closed', () => {
  it('stays closed until the tab is closed, without consent', async () => {
    await close(await open());
    expect(stored()).to.deep.equal({ session: [entry], local: [] });
    expect(isShown((await open()).bar)).to.equal(false);
    // As in a new tab.
    sessionStorage.clear();
    expect(isShown((await open()).bar)).to.equal(true);
  });

  it('stays closed for days with consent to functional storage, and no longer', async () => {
    const page = await open(markup.replace('id', 'dismiss-days="7" id'));
    page.consent.grant('functional');
    const start = Date.now();
    await close(page);
    expect(stored()).to.deep.equal({ session: [], local: [entry] });
    const { expires } = JSON.parse(localStorage.getItem(entry) ?? '');
    expect(Math.abs(expires - start - 7 * 86_400_000)).to.be.below(60_000);
    expect(isShown((await open()).bar)).to.equal(false);
    localStorage.setItem(entry, JSON.stringify({ value: page.bar.textContent, expires: Date.now() - 1 }));
    expect(isShown((await open()).bar)).to.equal(true);
  });

  it('is only kept until the tab is closed with dismiss-days="0", also with consent', async () => {
    const page = await open(markup.replace('id', 'dismiss-days="0" id'));
    page.consent.grant('functional');
    await close(page);
    expect(stored()).to.deep.equal({ session: [entry], local: [] });
  });

  it('is forgotten when the visitor withdraws the consent', async () => {
    const page = await open();
    page.consent.grant('functional');
    await close(page);
    page.consent.withdraw('functional');
    await eventually('the entry is removed', () => stored().local.length === 0);
  });

  it('is closed on this page only where storage is denied', async () => {
    const page = await open(markup, {
      prepare: (view) => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(view, name, {
            get: () => {
              throw new view.DOMException('denied', 'SecurityError');
            },
          });
      },
    });
    await close(page);
    expect(stored()).to.deep.equal({ session: [], local: [] });
    expect(isShown((await open()).bar)).to.equal(true);
  });

  it('is shown again when its text or its version changes', async () => {
    const page = await open();
    await close(page);
    const paragraph = page.bar.querySelector('p');
    if (paragraph) paragraph.textContent = 'Leeward is sold out.';
    await appears(page.bar);
    expect(isShown((await open(markup.replace('back', 'sold out'))).bar)).to.equal(true);
    expect(isShown((await open()).bar)).to.equal(false);
    expect(isShown((await open(markup.replace('id', 'version="2" id'))).bar)).to.equal(true);
  });

  it('does not close the bar with another id', async () => {
    await close(await open());
    expect(isShown((await open(markup.replace('edition', 'shipping'))).bar)).to.equal(true);
  });

  for (const text of ['', '{', 'null', '{"value":1}', '{"value":{"a":1}}', '[]'])
    it(`is shown if the entry is ${text || 'empty'}`, async () => {
      sessionStorage.setItem(entry, text);
      const { bar, troubles } = await open();
      expect([isShown(bar), troubles]).to.deep.equal([true, []]);
    });
});

describe('the text and the link of the settings', () => {
  const bare = '<site-announcement-bar></site-announcement-bar>';
  const settings = {
    style: 2,
    text: '<p>Join <a href="#club" onclick="throw 1">the club</a><img src="data:," onerror="parent.hacked = 1"></p>',
    clickthroughUrl: { url: '/club', newWindow: true },
  };

  it('are shown without script of the text', async () => {
    const { bar, document } = await open(bare, { head: contextOf(settings) });
    const link = await eventually('the link in the text', () => part(bar, 'text').querySelector('a'));
    expect([link.getAttribute('href'), link.hasAttribute('onclick')]).to.deep.equal(['#club', false]);
    expect(bar.shadowRoot?.querySelector('[onerror]')).to.equal(null);
    const cover = part(bar, 'link');
    expect([cover.getAttribute('href'), cover.getAttribute('target'), cover.getAttribute('rel')]).to.deep.equal([
      '/club',
      '_blank',
      'noopener',
    ]);
    const { left, top } = link.getBoundingClientRect();
    const root = bar.shadowRoot;
    expect(root?.elementFromPoint(left + 4, top + 4), 'the link in the text is above').to.equal(link);
    expect(root?.elementFromPoint(20, 20), 'the link of the bar is around it').to.equal(cover);
    expect(document.documentElement.scrollWidth).to.be.at.most(document.documentElement.clientWidth);
  });

  it('leave the content of the author and its links alone', async () => {
    const { bar } = await open(markup, { head: contextOf(settings) });
    expect([findPart(bar, 'text'), findPart(bar, 'link')]).to.deep.equal([null, null]);
  });

  it('are not shown where the page has none, or hides the bar', async () => {
    for (const head of [
      '',
      contextOf({ style: 1 }),
      contextOf({ text: '<p>&nbsp;</p>' }),
      contextOf(settings, { showAnnouncementBar: false }),
    ])
      expect(isShown((await open(bare, { head })).bar), head).to.equal(false);
  });

  it('become a link around a text without links', async () => {
    const bar = place(
      '<site-announcement-bar clickthrough-url="#edition"><p>Leeward is back.</p></site-announcement-bar>',
    );
    await expectAccessible(part(bar, 'link'), { role: 'link', name: 'Leeward is back.' });
    expect(part(bar, 'link').getBoundingClientRect().height).to.be.at.least(44);
  });
});
