/** Tests uses before the script of an element is there. The file is long because carousels and forms have many kinds of uses. */
import { expect } from '@open-wc/testing';
import { key, type Server, saved, serve } from '../../../elements/form/form.ts';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { click, drag, hover, press, touch, type } from '../../../support/engine.ts';
import { eventually, once } from '../../../support/eventually.ts';
import { skipUnless } from '../../../support/skip.ts';
import { forgetCart } from '../../page/cart-tab.ts';
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

  it('acknowledges a tap, and moves one step for it', async function () {
    page = await PrerenderedPage.open(carousel());
    skipUnless(this, 'touch', await touch(nextButton(), [{ x: 0, y: 0 }]));
    await eventually('the button is busy', () => nextButton().getAttribute('aria-busy') === 'true');
    page.deliver('site-gallery');
    await eventually('the carousel has moved', () => index() === 1);
    await page.settled();
    expect([index(), busy()]).to.deep.equal([1, 0]);
  });

  it('moves one step for a click with a modifier key, as it does later, and none for other buttons of the mouse', async () => {
    page = await PrerenderedPage.open(carousel());
    const { MouseEvent } = page.view;
    const use = (type: string, init: MouseEventInit): boolean =>
      nextButton().dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }));
    use('auxclick', { button: 1 });
    use('contextmenu', { button: 2 });
    expect(busy()).to.equal(0);
    use('click', { ctrlKey: true });
    expect(busy()).to.equal(1);
    await page.requested('site-gallery');
    page.deliver('site-gallery');
    await eventually('the carousel has moved', () => index() === 1);
    await page.settled();
    use('click', { ctrlKey: true });
    await eventually('the carousel has moved again', () => index() === 2);
  });

  it('has a state from its definition until all uses have been repeated', async () => {
    page = await PrerenderedPage.open(carousel());
    const isBusy = (): boolean => page.host.matches(':state(busy)');
    await click(nextButton());
    await click(nextButton());
    const during: boolean[] = [];
    nextButton().addEventListener('click', () => during.push(isBusy()));
    page.deliver('site-gallery');
    await eventually('the carousel has moved', () => index() === 2);
    await page.settled();
    expect([during, isBusy()]).to.deep.equal([[true, true], false]);
    await click(nextButton());
    expect([during.at(-1), isBusy()]).to.deep.equal([false, false]);
  });

  it('does not have the state if it takes its markup over without a use', async () => {
    page = await PrerenderedPage.open(carousel());
    await page.define('site-gallery');
    await Reflect.get(page.host, 'next').call(page.host);
    expect([page.isPrerendered, page.host.matches(':state(busy)')]).to.deep.equal([false, false]);
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

  it('moves one step for Space on a button', async () => {
    page = await PrerenderedPage.open(carousel());
    nextButton().focus();
    await press(' ');
    expect(nextButton().getAttribute('aria-busy')).to.equal('true');
    page.deliver('site-gallery');
    await eventually('the carousel has moved', () => index() === 1);
    await page.settled();
    expect([index(), busy(), page.root.activeElement === nextButton()]).to.deep.equal([1, 0, true]);
  });

  for (const design of ['carousel', 'slider', 'slideshow'])
    it(`acknowledges a drag with the mouse, which moves nothing: ${design}`, async () => {
      page = await PrerenderedPage.open(carousel().replace('carousel', design));
      await drag(page.find('img'), { x: -40, y: 0 }, { x: -120, y: 0 });
      await page.requested('site-gallery');
      expect(page.root.querySelector('[data-site-view]')?.getAttribute('aria-busy')).to.equal('true');
      page.deliver('site-gallery');
      await eventually('the carousel is ready', () => !page.isPrerendered);
      await page.settled();
      expect([index(), busy(), page.troubles]).to.deep.equal([0, 0, []]);
      await click(nextButton());
      await eventually('the carousel has moved', () => index() === 1);
    });

  it('does not acknowledge a pointer that moves without a button after a click', async () => {
    page = await PrerenderedPage.open(carousel());
    await click(page.find('figcaption'));
    await hover(page.find('img'));
    expect(busy()).to.equal(0);
  });

  it('moves on from the slide to which the visitor has scrolled', async () => {
    page = await PrerenderedPage.open(carousel());
    const slides = find(page.root, '[part~="slides"]');
    page.find('figure:nth-child(3)').scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' });
    await eventually('the browser has scrolled', () => slides.scrollLeft > 0);
    const steps: string[] = [];
    page.host.addEventListener('site-slid', (event) => {
      const { from, to } = (event as CustomEvent).detail;
      steps.push(`${from}-${to}`);
    });
    await click(nextButton());
    page.deliver('site-gallery');
    await eventually('the carousel has moved', () => steps.includes('2-3'));
    await page.settled();
    expect([steps, index()]).to.deep.equal([['0-2', '2-3'], 3]);
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

  it('does not block controls of the author to which the browser reacts', async () => {
    const content = `<div>
        <button popovertarget="hint">Hint</button> <button commandfor="terms" command="show-modal">Terms</button>
        <details><summary>More</summary></details> <label><input type="checkbox"> Gift</label>
      </div>${figure('Picture')}`;
    const targets = '<p id="hint" popover="manual">A hint</p><dialog id="terms"><p>Terms</p></dialog>';
    page = await PrerenderedPage.open(carousel('lightbox="true"', content) + targets);
    await click(page.find('summary'));
    await click(page.find('label'));
    await click(page.find('[popovertarget]'));
    await click(page.find('[commandfor]'));
    const states = (): unknown[] => [
      page.find<HTMLDetailsElement>('details').open,
      page.find<HTMLInputElement>('input').checked,
      page.find('#hint').matches(':popover-open'),
      page.find<HTMLDialogElement>('dialog').open,
    ];
    // Safari before 26.2 has no invoker commands.
    const used = [true, true, true, 'commandForElement' in HTMLButtonElement.prototype];
    expect([states(), page.isPrerendered]).to.deep.equal([used, true]);
    page.deliver('site-gallery');
    await eventually('the carousel is ready', () => !page.isPrerendered);
    await page.settled();
    expect(states()).to.deep.equal(used);
    expect(page.root.querySelector('dialog[open]')).to.equal(null);
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

describe('a prerendered form that is used before its script is there', () => {
  // Without its script the browser shows the answer in the frame.
  const form = `<site-form keep-draft="false">
      <form data-form-id="f1" action="/examples/images/leeward.svg" target="answer">
        <p><label>Name <input name="name" required></label></p>
        <p><button name="way" value="save">Save</button> <button name="way" value="order">Order</button></p>
      </form>
    </site-form><iframe name="answer" title="Answer"></iframe>`;
  let server: Server;

  beforeEach(async () => {
    page = await PrerenderedPage.open(form);
    server = serve([key], [saved], page.view);
  });

  const name = (): HTMLInputElement => page.find<HTMLInputElement>('input');
  const order = (): HTMLElement => page.find('button[value="order"]');
  const answer = (): string => page.find<HTMLIFrameElement>('iframe').contentWindow?.location.search ?? '';

  it('keeps the text, the selection and the focus', async () => {
    await click(name());
    await type('Ada Lovelace');
    name().setSelectionRange(4, 8);
    page.deliver('site-form');
    await eventually('the form is ready', () => !page.isPrerendered);
    await page.settled();
    const { value, selectionStart, selectionEnd } = name();
    expect([value, selectionStart, selectionEnd]).to.deep.equal(['Ada Lovelace', 4, 8]);
    expect(page.document.activeElement).to.equal(name());
    await type('x');
    expect(name().value).to.equal('Ada xlace');
  });

  it('is sent once, with the button that was pressed', async () => {
    await click(name());
    await type('Ada');
    await click(order());
    expect([order().getAttribute('aria-busy'), server.calls]).to.deep.equal(['true', []]);
    page.deliver('site-form');
    await once(page.host, 'site-submitted');
    await page.settled();
    expect(server.calls).to.deep.equal(['key', 'save']);
    expect(server.saves[0]?.submitButtonText).to.equal('Order');
    expect(JSON.parse(String(server.saves[0]?.form)).name).to.equal('Ada');
    expect([order().hasAttribute('aria-busy'), answer(), page.troubles]).to.deep.equal([false, '', []]);
  });

  it('is sent once, with the values at the time when its script arrives, if it is submitted by a key', async () => {
    await click(name());
    await type('Ada');
    await press('Enter');
    await type(' Lovelace');
    page.deliver('site-form');
    await once(page.host, 'site-submitted');
    await page.settled();
    expect(server.calls).to.deep.equal(['key', 'save']);
    expect(JSON.parse(String(server.saves[0]?.form)).name).to.equal('Ada Lovelace');
  });

  it('is validated by the browser', async () => {
    await click(order());
    await page.requested('site-form');
    expect([order().hasAttribute('aria-busy'), page.document.activeElement]).to.deep.equal([false, name()]);
  });

  it('is submitted by the browser, with the button that was pressed, if its script cannot be loaded', async () => {
    await click(name());
    await type('Ada');
    await click(order());
    const answered = once(page.find('iframe'), 'load');
    page.fail('site-form');
    await answered;
    expect([answer(), order().hasAttribute('aria-busy'), server.calls]).to.deep.equal([
      '?name=Ada&way=order',
      false,
      [],
    ]);
  });
});

describe('a product that is added before its script has arrived', () => {
  it('is added once, and the page stays', async () => {
    page = await PrerenderedPage.open(`<site-product currency="EUR">
      <form action="/added" target="answer"><input type="hidden" name="itemId" value="64f1c0de5a1e7a0b2c3d4f01"><button>Add</button></form>
      <script type="application/json">{"id": "64f1c0de5a1e7a0b2c3d4f01", "structuredContent": {"productType": 1, "variants": [{"sku": "SQ0000001", "price": 18000, "qtyInStock": 5}]}}</script>
      </site-product><iframe name="answer" title="The answer" srcdoc="nothing"></iframe>`);
    const button = page.find('button');
    await click(button);
    expect(button.getAttribute('aria-busy')).to.equal('true');
    const added = once(page.host, 'site-added');
    page.deliver('site-product');
    await added;
    expect(button.hasAttribute('aria-busy')).to.equal(false);
    expect(page.find<HTMLIFrameElement>('iframe').contentWindow?.location.pathname).to.equal('srcdoc');
    forgetCart();
  });
});
