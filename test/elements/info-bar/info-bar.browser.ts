/** `<site-info-bar>` as visitors use it. */
import { expect } from '@open-wc/testing';
import { emulateMedia, expectAccessible } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, isShown, links, open, own, part, parts, place, showsStatus } from './info-bar.ts';

afterEach(() => {
  closePages();
  clear();
});

const bare = '<site-info-bar lang="en-GB"></site-info-bar>';
describe('<site-info-bar>', () => {
  it('is a region with the links of the author, each with an icon and as large as its item', async () => {
    const bar = place(own);
    await expectAccessible(part(bar, 'bar'), { role: 'region', name: 'Contact' });
    bar.setAttribute('label', 'Studio');
    await expectAccessible(part(bar, 'bar'), { role: 'region', name: 'Studio' });
    const widths = parts(bar, 'item').map((item) => {
      expect(item.querySelectorAll('.icon'), item.innerHTML).to.have.length(1);
      return Math.round(item.getBoundingClientRect().width);
    });
    expect(new Set(widths)).to.have.property('size', 1);
    for (const link of bar.querySelectorAll('a')) {
      const { width, height, top, left } = link.getBoundingClientRect();
      expect(width).to.equal(link.assignedSlot?.parentElement?.getBoundingClientRect().width);
      expect(height).to.be.at.least(44);
      expect(document.elementFromPoint(left + width / 2, top + 20), 'the icon is part of the target').to.equal(link);
    }
    const icons = parts(bar, 'item').map((item) => item.querySelector('path')?.getAttribute('d'));
    expect(new Set(icons)).to.have.property('size', 4);
  });

  for (const [markup, kind] of [
    ['<a href="MAILTO:studio@halden.example">Email</a>', 0],
    ['<p><a href="mailto:studio@halden.example">Email</a></p>', 0],
    ['<a href="sms:+4769123456">Text us</a>', 1],
    ['<a href="https://www.openstreetmap.org/">Map</a>', 2],
    ['<a href="#hours"><time>11:00</time> to <time>17:00</time></a>', 3],
    ['<a>Not a link</a>', 3],
  ] as const)
    it(`recognizes ${markup}`, () => {
      const iconOf = (bar: Element, at: number) => parts(bar, 'item')[at]?.querySelector('path')?.getAttribute('d');
      const all = place(own);
      expect(iconOf(place(`<site-info-bar>${markup}</site-info-bar>`), 0)).to.equal(iconOf(all, kind));
    });

  it('follows the content of the author', async () => {
    const bar = place(`<site-info-bar>${links}</site-info-bar>`);
    bar.querySelector('a')?.remove();
    bar.insertAdjacentHTML('beforeend', '<p>By letter</p>');
    await eventually('the new item', () => bar.lastElementChild?.assignedSlot);
    expect(parts(bar, 'item')).to.have.length(3);
    bar.querySelector('a')?.setAttribute('hidden', '');
    await eventually('the item of the hidden link is removed', () => parts(bar, 'item').length === 2);
  });

  it('shows content that is not in an element', () => {
    const bar = place('<site-info-bar>By letter only</site-info-bar>');
    expect(isShown(bar)).to.equal(true);
  });

  it('is hidden without content and settings, and above 1024 px', async () => {
    expect(isShown((await open(bare)).bar)).to.equal(false);
    expect(isShown((await open(own, { width: 1024 })).bar)).to.equal(true);
    expect(isShown((await open(own, { width: 1025 })).bar)).to.equal(false);
  });

  it('is at the end of the window while the visitor scrolls, and covers neither the focus nor the end of the page', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `<p><a href="#${index}">Line ${index}</a></p>`).join('');
    const { bar, document, view } = await open(`${lines}${own}`, { width: 360, height: 640 });
    expect(bar.getBoundingClientRect().bottom).to.equal(640);
    for (const link of document.querySelectorAll<HTMLElement>('p > a')) {
      link.focus();
      expect(link.getBoundingClientRect().bottom, link.textContent).to.be.at.most(bar.getBoundingClientRect().top + 1);
    }
    view.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const last = [...document.querySelectorAll('p > a')].at(-1);
    expect(last?.getBoundingClientRect().bottom).to.be.at.most(bar.getBoundingClientRect().top);
  });

  it('stays at the end of the page in low windows', async () => {
    const { bar } = await open(`<div style="block-size: 2000px"></div>${own}`, { width: 640, height: 320 });
    expect(bar.getBoundingClientRect().top).to.be.above(2000);
  });

  it('has no horizontal overflow at 320 px, also in right-to-left text', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const { bar, document } = await open(own, { width: 320 });
      document.documentElement.dir = dir;
      await frames(1);
      expect(document.documentElement.scrollWidth).to.equal(320);
      const [first, second] = parts(bar, 'item').map((item) => item.getBoundingClientRect().left);
      expect((first ?? 0) < (second ?? 0)).to.equal(dir === 'ltr');
    }
  });

  it('is printed without what depends on the time', async function () {
    const { bar } = await open();
    await showsStatus(bar, 'Open now until 17:00');
    skipUnless(this, 'print', await emulateMedia({ print: true }));
    const { visibility } = bar.ownerDocument.defaultView?.getComputedStyle(part(bar, 'status')) ?? {};
    await emulateMedia({});
    expect(visibility).to.equal('hidden');
  });
});

describe('the status of an info bar', () => {
  it('is added to the hours of the author, and follows the clock in the time zone of the site', async () => {
    const { bar, setTime } = await open(own, { now: '2026-11-26T09:59:00Z' });
    await showsStatus(bar, 'Closed opens 11:00');
    for (const [time, text] of [
      ['2026-11-26T10:00:00Z', 'Open now until 17:00'],
      ['2026-11-26T15:59:59Z', 'Open now until 17:00'],
      ['2026-11-26T16:00:00Z', 'Closed opens Fri'],
      ['2026-11-26T23:00:00Z', 'Closed opens 11:00'],
      ['2026-11-28T14:00:00Z', 'Closed opens Thu'],
    ] as const) {
      setTime(time);
      await showsStatus(bar, text);
    }
    expect(bar.querySelector('p')?.textContent).to.equal('Thursday to Saturday');
  });

  it('is in the language of the page', async () => {
    const { bar } = await open();
    bar.lang = 'en-US';
    await showsStatus(bar, 'Open now until 5:00 PM');
  });

  it('uses one timer at a time, and none while the page or the bar is hidden', async () => {
    const { bar, view, document, setTime } = await open(own, {
      prepare: (own) => {
        const { setTimeout, clearTimeout } = own;
        const timers = new Set<unknown>();
        Reflect.set(own, 'timers', timers);
        // Longer ones only: those of React are short.
        Reflect.set(own, 'setTimeout', (run: () => void, ms = 0, ...args: unknown[]) => {
          const id = setTimeout(run, ms, ...args);
          if (ms > 60_000) timers.add(id);
          return id;
        });
        Reflect.set(own, 'clearTimeout', (id: number) => {
          timers.delete(id);
          clearTimeout(id);
        });
      },
    });
    await showsStatus(bar, 'Open now until 17:00');
    const timers: Set<unknown> = Reflect.get(view, 'timers');
    expect(timers.size).to.equal(1);
    const { prototype } = view.Document;
    const hidden = Object.getOwnPropertyDescriptor(prototype, 'hidden');
    Object.defineProperty(prototype, 'hidden', { ...hidden, get: () => true });
    document.dispatchEvent(new view.Event('visibilitychange'));
    expect(timers.size).to.equal(0);
    Object.defineProperty(prototype, 'hidden', hidden ?? {});
    setTime('2026-11-26T16:00:00Z');
    await showsStatus(bar, 'Closed opens Fri');
    expect(timers.size).to.equal(1);
    bar.hidden = true;
    await eventually('the timer is stopped', () => timers.size === 0);
    bar.hidden = false;
    await eventually('the timer runs again', () => timers.size === 1);
    bar.remove();
    await eventually('the timer is stopped', () => timers.size === 0);
  });

  it('is empty while the hours of the day are unclear, and without a time zone', async () => {
    const unclear = `<site-info-bar time-zone="Europe/Oslo">${links}<p>By letter</p></site-info-bar>`;
    const { bar, troubles } = await open(unclear);
    bar.openingHours = { thursday: { text: 'By letter' } };
    await eventually('the status is empty', () => part(bar, 'status').textContent === '');
    expect(troubles).to.deep.equal([]);
    const page = await open(own.replace('time-zone="Europe/Oslo"', ''));
    expect(part(page.bar, 'status').textContent).to.equal('');
    await eventually('a warning', () => page.troubles.join().includes('needs time-zone'));
  });

  it('ignores hours and time zones that are not valid, with one warning each', async () => {
    const wrong = own.replace('Th-Fr 11:00', 'Th-Fr 11').replace('Europe/Oslo', 'Europe/Halden');
    const { bar, troubles } = await open(wrong);
    expect(parts(bar, 'status')).to.have.length(0);
    await eventually('two warnings', () => troubles.length === 2);
    expect(troubles.join()).to.include('opening-hours').and.include('time-zone');
  });
});
