/** `<site-menu>` before its script, and without it. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, isPrerendered, openPage, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import { builderMenu, section, shownSections } from './menu.ts';

afterEach(closePages);

const sections = section('Breakfast') + section('Lunch') + section('Dinner');

async function open(markup: string, hash = ''): Promise<Element> {
  const { document: page } = await openPage({
    head: styled,
    body: `${markup}<script>location.hash = '${hash}'</script>`,
  });
  const menu = page.querySelector('site-menu');
  if (!menu) throw new Error('The page has no menu.');
  return menu;
}

const shows = (menu: Element, ...titles: readonly string[]): Promise<unknown> =>
  eventually(`shown: ${titles.join()}`, () => shownSections(menu).join() === titles.join());

describe('a menu whose script has not started', () => {
  it('shows the section that its tabs will show', async () => {
    await shows(await open(`<site-menu>${sections}</site-menu>`), 'Breakfast');
    await shows(await open(`<site-menu current-index="1">${sections}</site-menu>`), 'Lunch');
    await shows(await open(`<site-menu>${builderMenu(['Breakfast', 'Lunch'])}</site-menu>`), 'Breakfast');
    await shows(await open(`<site-menu>${sections}</site-menu>`, '#dinner-dish'), 'Dinner');
  });

  it('shows all sections with their headings if the script does not start', async function () {
    // Prerendered tabs stay usable, and wait for the script without a limit.
    skipUnless(this, 'a page that is not prerendered', !isPrerendered);
    const menu = await open(`<site-menu>${sections}</site-menu>`);
    await shows(menu, 'Breakfast');
    const waits = menu.getAnimations({ subtree: true });
    expect(waits.map(({ effect }) => effect?.getTiming().delay)).to.deep.equal([8000, 8000, 8000, 8000, 8000]);
    for (const wait of waits) wait.finish();
    await shows(menu, 'Breakfast', 'Lunch', 'Dinner');
    for (const heading of menu.querySelectorAll('h3')) expect(heading.getBoundingClientRect().height).to.be.above(10);
  });
});
