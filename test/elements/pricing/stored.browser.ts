/** The view that the visitor has selected is shown on the next visit to the page. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { clear, joinLinks, monthly, open, option, type PricingPage, plans, radios, table, yearly } from './pricing.ts';

beforeEach(clear);
afterEach(() => {
  closePages();
  clear();
});

const entries = (): readonly string[] => Object.keys(localStorage);

async function selectYearly({ document }: PricingPage): Promise<void> {
  option(document, 'second').click();
  await eventually('the yearly prices', () => joinLinks(document).join() === yearly.join());
}

describe('the prices that a visitor has selected', () => {
  it('are shown again with consent to functional storage, for 30 days', async () => {
    const page = await open();
    page.consent.grant('functional');
    await selectYearly(page);
    const [entry = ''] = entries();
    const { expires } = JSON.parse(localStorage.getItem(entry) ?? '');
    expect(Math.abs(expires - Date.now() - 30 * 86_400_000)).to.be.below(60_000);
    const next = await open();
    expect(joinLinks(next.document)).to.deep.equal(yearly);
    expect(option(next.document, 'second').matches(':checked')).to.equal(true);
  });

  it('are not stored without consent, and not after a refusal', async () => {
    const page = await open();
    await selectYearly(page);
    page.consent.withdraw('functional');
    option(page.document, 'first').click();
    await selectYearly(page);
    expect(entries()).to.deep.equal([]);
    expect(joinLinks((await open()).document)).to.deep.equal(monthly);
  });

  it('are forgotten when the visitor withdraws the consent', async () => {
    const page = await open();
    page.consent.grant('functional');
    await selectYearly(page);
    page.consent.withdraw('functional');
    expect(entries()).to.deep.equal([]);
  });

  it('belong to their table', async () => {
    const body = table(radios('one') + plans) + table(radios('two') + plans, 'id="print"');
    const page = await open(body);
    page.consent.grant('functional');
    const print = page.document.getElementById('print');
    if (!print) throw new Error('The page has no second table.');
    option(print, 'second').click();
    await eventually('the yearly prices', () => joinLinks(print).join() === yearly.join());
    const next = await open(body);
    expect(joinLinks(next.document)).to.deep.equal([...monthly, ...yearly]);
  });

  for (const value of [
    'third',
    'toString',
    '__proto__',
    '<img src=x onerror=alert(1)>',
    1,
    null,
    ['second'],
    { view: 'second' },
  ])
    it(`are those of the page if the stored value is ${JSON.stringify(value)}`, async () => {
      const page = await open();
      page.consent.grant('functional');
      await selectYearly(page);
      const [entry = ''] = entries();
      localStorage.setItem(entry, JSON.stringify({ value, category: 'functional' }));
      const next = await open();
      expect(joinLinks(next.document)).to.deep.equal(monthly);
      expect(next.troubles).to.deep.equal([]);
    });

  it('are those of the page if the stored text is not JSON', async () => {
    const page = await open();
    page.consent.grant('functional');
    await selectYearly(page);
    for (const entry of entries()) localStorage.setItem(entry, '{"value":');
    expect(joinLinks((await open()).document)).to.deep.equal(monthly);
  });
});
