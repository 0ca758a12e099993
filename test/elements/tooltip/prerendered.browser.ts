/** Prerendered tooltips, which start when a visitor reaches their control. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { hover, moveTo } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';

const body = `<button id="keep">Keep</button><site-tooltip delay="50">Keeps the print</site-tooltip>
  <p>Text</p><form id="order"><input name="id"></form><site-tooltip for="order">Ships on Monday</site-tooltip>`;

let page: PrerenderedPage;

beforeEach(async () => {
  page = await PrerenderedPage.open(body);
  await page.idle();
  await eventually('the script of tooltips has run', () =>
    page.view.performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/tooltip-idle.js')),
  );
  await page.settled();
});
afterEach(() => page.close());

const tooltips = (): readonly Element[] => [...page.document.querySelectorAll('site-tooltip')];
const isTaken = (tooltip: Element | undefined): boolean => !tooltip?.shadowRoot?.querySelector('[data-site-root]');

describe('a prerendered tooltip', () => {
  it('is text for screen readers only, and loads nothing', () => {
    const [first] = tooltips();
    const { width, height } = first?.getBoundingClientRect() ?? { width: 0, height: 0 };
    expect([width, height]).to.deep.equal([1, 1]);
    expect(page.view.customElements.get('site-tooltip')).to.equal(undefined);
    expect(page.troubles).to.deep.equal([]);
  });

  it('is shown after the focus has reached its control', async () => {
    page.find('#keep').focus();
    await page.requested('site-tooltip');
    await page.deliver('site-tooltip');
    const [first, second] = tooltips();
    await eventually('it is shown', () => isTaken(first) && first?.matches(':popover-open'));
    expect(isTaken(second)).to.equal(false);
  });

  it('is shown after the pointer has reached its control', async () => {
    await hover(page.find('#keep'));
    await page.requested('site-tooltip');
    await page.deliver('site-tooltip');
    await eventually('it is shown', () => tooltips()[0]?.matches(':popover-open'));
    await moveTo(1, 599);
  });

  it('finds the control that `for` names, also a form with a field named id', async () => {
    page.find('#order input').focus();
    await page.requested('site-tooltip');
    await page.deliver('site-tooltip');
    await eventually('it is shown', () => tooltips()[1]?.matches(':popover-open'));
  });
});
