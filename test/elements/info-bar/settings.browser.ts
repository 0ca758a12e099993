/** `<site-info-bar>` with the values of the site. */
import { expect } from '@open-wc/testing';
import { expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { type BarPage, clear, hours, isShown, open, own, part, parts, place, showsStatus } from './info-bar.ts';

afterEach(() => {
  closePages();
  clear();
});

const bare = '<site-info-bar lang="en-GB"></site-info-bar>';
const mobileInfoBarSettings = {
  style: 1,
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};
const fromTenToSeven = { text: '10am to 7pm', ranges: [{ from: 600, to: 1140 }] };
const businessHours = {
  monday: fromTenToSeven,
  tuesday: fromTenToSeven,
  wednesday: {
    ranges: [
      { from: 600, to: 720 },
      { from: 780, to: 1140 },
    ],
  },
  thursday: fromTenToSeven,
  friday: fromTenToSeven,
  saturday: { ranges: [{ from: 1320, to: 120 }] },
  sunday: { text: 'Closed', ranges: [{}] },
};
const website = {
  language: 'en-GB',
  timeZone: 'Europe/Athens',
  location: { addressTitle: 'Asklipiou 80', addressLine2: 'Athina, 114 71', addressCountry: 'Greece' },
};
const settings = {
  contactEmail: 'hello@halden.example',
  contactPhoneNumber: '+44 (0)20 3555 0192',
  businessHours,
  mobileInfoBarSettings,
};
const contextWith = (changes: object): object => ({ website, websiteSettings: { ...settings, ...changes } });

const textsOf = ({ bar }: BarPage): readonly string[] =>
  [...parts(bar, 'link'), ...parts(bar, 'status')].map(({ textContent }) => textContent);

describe('an info bar without content', () => {
  it('shows the values of the site', async () => {
    const page = await open(bare, { context: contextWith({}) });
    await showsStatus(page.bar, 'Open now until 19:00');
    expect(textsOf(page)).to.deep.equal(['Email', 'Call', 'Map', 'Open now until 19:00']);
    expect(parts(page.bar, 'link').map((link) => link.getAttribute('href'))).to.deep.equal([
      'mailto:hello@halden.example',
      'tel:+442035550192',
      'https://www.google.com/maps?q=Asklipiou%2080%2C%20Athina%2C%20114%2071%2C%20Greece',
    ]);
  });

  for (const [flag, missing] of [
    ['isContactEmailEnabled', 'Email'],
    ['isContactPhoneNumberEnabled', 'Call'],
    ['isLocationEnabled', 'Map'],
    ['isBusinessHoursEnabled', 'Open now until 19:00'],
  ] as const)
    it(`leaves out what ${flag} switches off`, async () => {
      const all = ['Email', 'Call', 'Map', 'Open now until 19:00'];
      const page = await open(bare, {
        context: contextWith({ mobileInfoBarSettings: { ...mobileInfoBarSettings, [flag]: false } }),
      });
      const expected = all.filter((text) => text !== missing);
      await eventually(`the items ${expected}`, () => textsOf(page).join() === expected.join());
    });

  it('is hidden if everything is switched off, and shows values that are valid only', async () => {
    const off = Object.fromEntries(Object.keys(mobileInfoBarSettings).map((key) => [key, false]));
    expect(isShown((await open(bare, { context: contextWith({ mobileInfoBarSettings: off }) })).bar)).to.equal(false);
    const context = {
      websiteSettings: { contactEmail: 'halden.example', contactPhoneNumber: 'by letter', businessHours: [null] },
    };
    const { bar, troubles } = await open(bare, { context });
    expect([isShown(bar), troubles]).to.deep.equal([false, []]);
  });

  it('leaves content of the author alone', async () => {
    const page = await open(own, { context: contextWith({}) });
    expect(parts(page.bar, 'link')).to.have.length(0);
    expect(parts(page.bar, 'item')).to.have.length(4);
  });

  it('opens the hours of the week, with today, by click and by keyboard', async () => {
    const { bar, document } = await open(`<div style="block-size: 900px"></div>${bare}`, {
      context: contextWith({}),
      width: 360,
      height: 640,
    });
    await showsStatus(bar, 'Open now until 19:00');
    const summary = bar.shadowRoot?.querySelector('summary');
    const details = bar.shadowRoot?.querySelector('details');
    summary?.click();
    const week = part(bar, 'week');
    await eventually('the week is visible', () => isShown(week));
    expect([...week.children].map(({ textContent }) => textContent)).to.deep.equal([
      'Monday10am to 7pm',
      'Tuesday10am to 7pm',
      'Wednesday10:00–12:00, 13:00–19:00',
      'Thursday10am to 7pm',
      'Friday10am to 7pm',
      'Saturday22:00–02:00',
      'SundayClosed',
    ]);
    expect(week.querySelector('[aria-current="date"]')?.textContent).to.equal('Thursday10am to 7pm');
    const { left, right, top, bottom } = week.getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(360);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(part(bar, 'bar').getBoundingClientRect().top + 1);
    summary?.focus();
    await press('Escape');
    await eventually('the week is closed', () => details?.open === false);
    expect(bar.shadowRoot?.activeElement).to.equal(summary);
    await press('Enter');
    await eventually('the week is open', () => details?.open);
    document.querySelector('h1')?.setAttribute('tabindex', '-1');
    document.querySelector('h1')?.focus();
    await eventually('the week is closed when the focus leaves', () => details?.open === false);
  });

  it('opens the hours of the week below the bar where there is no space above it', async () => {
    const { bar } = await open(bare, { context: contextWith({}), width: 360, height: 640 });
    await showsStatus(bar, 'Open now until 19:00');
    bar.shadowRoot?.querySelector('summary')?.click();
    await eventually('the week is below the bar', () => {
      const { top } = part(bar, 'week').getBoundingClientRect();
      return top > 0 && top >= part(bar, 'bar').getBoundingClientRect().bottom - 1;
    });
  });

  it('names its links by what they lead to', async () => {
    const bar = place(
      `<site-info-bar ${hours} email="a@halden.example" phone="112" address="Storgata 1"></site-info-bar>`,
    );
    const [email, phone, map] = parts(bar, 'link');
    for (const [link, name] of [
      [email, 'Email: a@halden.example'],
      [phone, 'Call: 112'],
      [map, 'Map: Storgata 1'],
    ] as const)
      if (link) await expectAccessible(link, { role: 'link', name });
    expect(map?.getAttribute('rel')).to.equal('noreferrer');
  });
});
