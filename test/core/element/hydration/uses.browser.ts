import { expect } from '@open-wc/testing';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { click, press } from '../../../support/engine.ts';
import { eventually } from '../../../support/eventually.ts';
import { PrerenderedPage } from './prerendered-page.ts';

const carousel = (attributes = '', content = repeat(6, (index) => figure(`Picture ${index}`))): string =>
  `<site-gallery design="carousel" slides-per-row="1" speed="0s" ${attributes}>${content}</site-gallery>`;

let page: PrerenderedPage;

afterEach(() => page.close());

const nextButton = (): HTMLElement => find(page.root, '[part~="next"]');
const index = (): number => Reflect.get(page.host, 'currentIndex');
const busy = (): number => page.root.querySelectorAll('[aria-busy]').length;

describe('a prerendered carousel that is used before its script is there', () => {
  it('acknowledges a click at once, and moves one step for each click', async () => {
    page = await PrerenderedPage.open(carousel());
    await click(nextButton());
    await click(nextButton());
    await click(nextButton());
    expect(nextButton().getAttribute('aria-busy')).to.equal('true');
    page.deliver('site-gallery');
    await eventually('the carousel has moved', () => index() === 3);
    await page.settled();
    expect([index(), busy()]).to.deep.equal([3, 0]);
  });

  it('repeats clicks and arrow keys in their order, and keeps the focus', async () => {
    page = await PrerenderedPage.open(carousel());
    nextButton().focus();
    await press('Enter');
    await press('ArrowRight');
    await press('ArrowLeft');
    await press('ArrowRight');
    const steps: string[] = [];
    page.host.addEventListener('site-slid', (event) => {
      const { from, to } = (event as CustomEvent).detail;
      steps.push(`${from}-${to}`);
    });
    page.deliver('site-gallery');
    await eventually('the carousel has moved', () => steps.length === 4);
    await page.settled();
    expect(steps).to.deep.equal(['0-1', '1-2', '2-1', '1-2']);
    expect(page.root.activeElement).to.equal(nextButton());
  });

  it('does not block the buttons and links of the author', async () => {
    const content = `<div><button type="button">Buy</button> <a href="#there">There</a></div>${figure('Picture')}`;
    page = await PrerenderedPage.open(carousel('lightbox="true"', content));
    const clicks: boolean[] = [];
    for (const one of ['button', 'a'])
      page.find(one).addEventListener('click', (event) => {
        clicks.push(event.isTrusted, event.defaultPrevented);
        event.preventDefault();
      });
    await click(page.find('button'));
    await click(page.find('a'));
    expect(clicks).to.deep.equal([true, false, true, false]);
    page.deliver('site-gallery');
    await eventually('the carousel is ready', () => !page.isPrerendered);
    await page.settled();
    expect(clicks).to.have.length(4);
  });

  it('shows an image that was clicked in the lightbox', async () => {
    page = await PrerenderedPage.open(carousel('lightbox="true"'));
    let clicks = 0;
    page.find('img').addEventListener('click', () => {
      clicks += 1;
    });
    await click(page.find('img'));
    page.deliver('site-gallery');
    await eventually('the lightbox is open', () => page.root.querySelector('dialog')?.open);
    expect(clicks).to.equal(1);
  });

  it('gives the control back when its script cannot be loaded, and tries again with the next use', async () => {
    page = await PrerenderedPage.open(carousel());
    await click(nextButton());
    page.fail('site-gallery');
    await eventually('the button can be used again', () => busy() === 0);
    expect(page.isPrerendered).to.equal(true);
    await click(nextButton());
    page.deliver('site-gallery');
    await eventually('the carousel has moved', () => index() === 1);
    await page.settled();
    expect([index(), busy()]).to.deep.equal([1, 0]);
  });

  it('forgets a use when it is removed, and takes its markup over where it is added again', async () => {
    page = await PrerenderedPage.open(carousel());
    await click(nextButton());
    const { host } = page;
    host.remove();
    await page.deliver('site-gallery');
    await page.settled();
    page.document.body.append(host);
    await page.settled();
    expect([busy(), page.isPrerendered]).to.deep.equal([0, true]);
    await click(nextButton());
    await eventually('the carousel has moved', () => index() === 1);
  });

  it('moves to another place without being woken', async () => {
    page = await PrerenderedPage.open(carousel());
    await page.define('site-gallery');
    const nodes = [...page.root.querySelectorAll('button')];
    const box = page.document.createElement('div');
    page.document.body.append(box);
    box.append(page.host);
    await page.settled();
    expect([page.isPrerendered, [...page.root.querySelectorAll('button')]]).to.deep.equal([true, nodes]);
  });

  it('takes its markup over for a method and for a property, without a mismatch', async () => {
    page = await PrerenderedPage.open(carousel());
    await page.define('site-gallery');
    const button = nextButton();
    expect(index()).to.equal(0);
    Reflect.set(page.host, 'currentIndex', 2);
    expect(index()).to.equal(2);
    await eventually('the markup is taken over', () => !page.isPrerendered);
    await page.settled();
    expect([index(), nextButton() === button]).to.deep.equal([2, true]);
    expect(page.troubles).to.deep.equal([]);
  });

  it('calls a method after it has taken its markup over', async () => {
    page = await PrerenderedPage.open(carousel());
    await page.define('site-gallery');
    await Reflect.get(page.host, 'next').call(page.host);
    expect([index(), page.isPrerendered, page.troubles]).to.deep.equal([1, false, []]);
  });

  it('takes attributes over that a script has set before', async () => {
    page = await PrerenderedPage.open(carousel());
    page.host.setAttribute('current-index', '2');
    await page.requested('site-gallery');
    page.deliver('site-gallery');
    await eventually('the markup is taken over', () => !page.isPrerendered);
    await page.settled();
    expect([index(), page.troubles]).to.deep.equal([2, []]);
  });
});
