/** Prerendered `<site-events>`: the calendar is there before its script, and its first use takes effect. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { calendarOf, item, part, parts, showsMonth, time } from './events.ts';

let page: PrerenderedPage;

afterEach(() => page.close());

describe('a prerendered calendar', () => {
  it('has no month until a browser knows the current day', async () => {
    const events = ['2001-05-02', '9998-03-01'].map((date) => item('Talk', time(date))).join('');
    page = await PrerenderedPage.open(`<site-events view="calendar"><ul>${events}</ul></site-events>`);
    expect(parts(page.host, 'month')).to.deep.equal([]);
  });

  it('shows its month, and goes to the next one after the first click', async () => {
    page = await PrerenderedPage.open(calendarOf(item('Opening', time('2026-12-04T18:00')), 'time-zone="Europe/Oslo"'));
    expect(part(page.host, 'month').textContent).to.equal('December 2026');
    expect(part(page.host, 'event').textContent).to.include('Opening');
    await page.idle();
    await click(part(page.host, 'next'));
    await page.requested('site-events');
    expect(part(page.host, 'next').getAttribute('aria-busy')).to.equal('true');
    await page.deliver('site-events');
    await showsMonth(page.host, 'January 2027');
    await eventually('the items have their buttons', () => page.host.querySelector('li [data-site-owned] button'));
    expect(page.troubles).to.deep.equal([]);
  });
});
