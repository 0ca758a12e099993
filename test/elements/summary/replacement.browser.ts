/** The moment at which `<site-summary>` replaces the content: it moves nothing that is seen, and keeps the focus. */
import { expect } from '@open-wc/testing';
import { eventually, never } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { callAt, items, open, type SummaryPage, shown } from './summary.ts';

afterEach(closePages);

const after = '<p id="after">After</p>';

const topOf = ({ document: page, view }: SummaryPage, selector = '#after'): number =>
  (page.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN) + view.scrollY;

describe('new content', () => {
  it('of the same height, or a smaller one, moves nothing', async () => {
    for (const titles of [['Three', 'Four'], ['Three']]) {
      const page = await open({ after });
      const top = topOf(page);
      (await callAt(page, 0)).respond(items(...titles));
      await eventually('the new content', () => shown(page) === titles.join());
      expect(topOf(page)).to.equal(top);
      // The next page has to be in the viewport.
      closePages();
    }
  });

  it('that is shorter leaves no space after the width has changed', async () => {
    const page = await open({ after });
    const top = topOf(page);
    (await callAt(page, 0)).respond(items('Three'));
    await eventually('the new content', () => shown(page) === 'Three');
    page.frame.style.inlineSize = '500px';
    await eventually('less space', () => topOf(page) === top - 40);
  });

  it('that is higher waits until the end of the content has left the viewport', async () => {
    const page = await open({
      after: `${after}<div style="block-size: 3000px"></div>`,
      before: '<div style="block-size: 400px"></div>',
    });
    const top = topOf(page);
    (await callAt(page, 0)).respond(items('Three', 'Four', 'Five', 'Six'));
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"]'));
    await never('a shift', () => shown(page) !== 'One,Two' || topOf(page) !== top, { frames: 5 });
    page.view.scrollTo(0, 2000);
    await never('the new content above the viewport', () => shown(page) !== 'One,Two', { frames: 5 });
    page.frame.style.blockSize = '440px';
    page.view.scrollTo(0, 0);
    await eventually('the new content', () => shown(page) === 'Three,Four,Five,Six');
    expect(topOf(page)).to.equal(top + 80);
  });

  it('that is higher is shown at once if its end, or all of it, is below the viewport', async () => {
    const page = await open({ before: '<div style="block-size: 560px"></div>', after });
    (await callAt(page, 0)).respond(items('Three', 'Four', 'Five', 'Six'));
    await eventually('the new content', () => shown(page) === 'Three,Four,Five,Six');
  });

  it('that is higher is shown at once in the height that the author has reserved', async () => {
    const page = await open({
      after,
      attributes: 'block-id="journal" style="min-block-size: 200px; padding-block-end: 40px"',
    });
    const top = topOf(page);
    (await callAt(page, 0)).respond(items('Three', 'Four', 'Five', 'Six'));
    await eventually('the new content', () => shown(page) === 'Three,Four,Five,Six');
    expect(topOf(page)).to.equal(top);
  });

  it('without items waits like higher content if its text is higher than the content', async () => {
    const page = await open({ after, content: '<p style="margin: 0; line-height: 20px"><a href="#one">One</a></p>' });
    const top = topOf(page);
    (await callAt(page, 0)).respond('');
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"]'));
    await never('a shift', () => topOf(page) !== top, { frames: 5 });
  });

  it('that waits is not shown after a script of the page has replaced the content of the element', async () => {
    const page = await open({ after });
    (await callAt(page, 0)).respond(items('Three', 'Four', 'Five'));
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"]'));
    page.element.innerHTML = items('Six');
    page.view.dispatchEvent(new page.view.Event('resize'));
    await never('the content of the server', () => shown(page) !== 'Six', { frames: 5 });
  });

  it('does not take a click away', async () => {
    const page = await open({ after });
    const [, second] = page.element.querySelectorAll('a');
    const point = { bubbles: true, composed: true };
    second?.dispatchEvent(new page.view.PointerEvent('pointerdown', point));
    (await callAt(page, 0)).respond(items('Three', 'Four'));
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"]'));
    await never('a replacement', () => shown(page) !== 'One,Two', { frames: 5 });
    second?.dispatchEvent(new page.view.PointerEvent('pointerup', point));
    await eventually('the new content', () => shown(page) === 'Three,Four');
  });

  it('fills an element without content at once', async () => {
    const page = await open({ content: '', after });
    (await callAt(page, 0)).respond(items('Three'));
    await eventually('the new content', () => shown(page) === 'Three');
  });

  it('waits for its images, because one without a size would move the page', async () => {
    const page = await open({ after });
    const run = `summary-${Date.now()}`;
    (await callAt(page, 0)).respond(`<img src="/paused/${run}/none/site.js" alt="A" loading="lazy">`);
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"] img'));
    await never('the new content', () => page.element.querySelector('[slot="rendered"]'), { frames: 5 });
    await fetch(`/release/${run}`);
    await eventually('the new content', () => page.element.querySelector('[slot="rendered"] img'));
  });

  it('waits until the focus has left the content', async () => {
    const page = await open({ after: '<a id="after" href="#after">After</a>' });
    const [first, second] = page.element.querySelectorAll('a');
    first?.focus();
    (await callAt(page, 0)).respond(items('Three', 'Four'));
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"]'));
    second?.focus();
    await never('the loss of the focus', () => page.document.activeElement !== second, { frames: 5 });
    expect(shown(page)).to.equal('One,Two');
    page.document.querySelector<HTMLElement>('#after')?.focus();
    await eventually('the new content', () => shown(page) === 'Three,Four');
    expect(page.document.activeElement?.id).to.equal('after');
  });

  it('is not laid out over the page while it waits', async () => {
    const page = await open({ after });
    page.element.querySelector('a')?.focus();
    (await callAt(page, 0)).respond(items(...Array.from({ length: 90 }, (_, index) => `Item ${index}`)));
    await eventually('the waiting content', () => page.element.querySelector('[slot="next"]'));
    const { scrollHeight, clientHeight } = page.document.documentElement;
    expect(scrollHeight).to.equal(clientHeight);
  });

  it('replaces the content that was cloned with the element', async () => {
    const page = await open();
    (await callAt(page, 0)).respond(items('Three'));
    await eventually('the new content', () => shown(page) === 'Three');
    const clone = page.element.cloneNode(true) as HTMLElement;
    page.element.replaceWith(clone);
    await eventually('the markup of the author', () => clone.querySelectorAll('[data-site-owned]').length === 0);
    expect(shown({ ...page, element: clone as SummaryPage['element'] })).to.equal('One,Two');
  });
});
