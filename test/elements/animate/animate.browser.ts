/** `<site-animate>` as an element: its attributes, its life, and prerendered pages. The animations: test/core/page/animations. */
import { expect } from '@open-wc/testing';
import type { SiteAnimateElement } from '../../../elements/animate/element.tsx';
import { eventually, frames, never } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';
import { prerenderedHtml } from '../../support/prerendered.ts';

const bundle = '/dist/test/site-animate.js';
await import(bundle);

type Block = InstanceType<typeof SiteAnimateElement>;

const stateOf = (block: Element | null): string | null | undefined => block?.getAttribute('data-site-animation-state');

const place = (markup: string): Block => {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.querySelector('site-animate');
  if (!element) throw new Error('The markup has no <site-animate>.');
  return element;
};

const space = '<div style="block-size: 3000px"></div>';
const content = '<p>Printed in Oslo since 1998.</p>';

const open = (markup: string, head: string): Promise<OwnPage> =>
  openPage({ head: styled + head, body: space + markup, height: 500 });

afterEach(() => {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  closePages();
});

describe('<site-animate>', () => {
  it('shows the content of the author, and adds nothing to it', async () => {
    const block = place(`<site-animate>${content}</site-animate>`);
    await eventually('it is loaded', () => stateOf(block) === 'loaded');
    expect([block.innerHTML, block.firstElementChild?.checkVisibility({ opacityProperty: true })]).to.deep.equal([
      content,
      true,
    ]);
  });

  it('has its settings as properties', () => {
    const block = place(`<site-animate animation="SLIDE" duration="1s">${content}</site-animate>`);
    expect([block.animation, block.duration, block.delay, block.timeline]).to.deep.equal(['slide', 1000, 0, 'auto']);
    block.delay = 200;
    expect(block.getAttribute('delay')).to.equal('200ms');
  });

  it('loses its mark when it is removed, and is measured again elsewhere', async () => {
    const block = place(`${space}<site-animate>${content}</site-animate>`);
    await eventually('it is waiting', () => stateOf(block) === 'waiting');
    const box = block.parentElement;
    block.remove();
    await eventually('it has no mark', () => stateOf(block) === null);
    box?.prepend(block);
    await eventually('it is loaded', () => stateOf(block) === 'loaded');
  });

  it('is animated in a shadow root too', async () => {
    const host = document.createElement('div');
    host.dataset.test = '';
    host.attachShadow({ mode: 'open' }).innerHTML = `${space}<site-animate id="low">${content}</site-animate>`;
    document.body.append(host);
    const block = host.shadowRoot?.getElementById('low') ?? null;
    await eventually('it is waiting', () => stateOf(block) === 'waiting');
    expect(block && getComputedStyle(block).opacity).to.equal('0');
    block?.scrollIntoView({ behavior: 'instant' });
    await eventually('it is loaded', () => stateOf(block) === 'loaded');
  });
});

describe('a prerendered <site-animate>', () => {
  const markup = prerenderedHtml(`<site-animate animation="slide">${content}</site-animate>`);
  const ways = {
    'the loader, which runs no other script': {
      head: '<script type="module" src="/dist/test/site.js"></script>',
      isDefined: false,
    },
    'its own script': { head: scripted(['site-animate']), isDefined: true },
  };
  for (const [way, { head, isDefined }] of Object.entries(ways))
    it(`is animated by ${way}, without being taken over`, async () => {
      const page = await open(markup, head);
      const block = page.document.querySelector('site-animate');
      await eventually('it is waiting', () => stateOf(block) === 'waiting');
      block?.scrollIntoView({ behavior: 'instant' });
      await eventually('it is loaded', () => stateOf(block) === 'loaded');
      expect(block?.shadowRoot?.querySelector('[data-site-root]')).not.to.equal(null);
      expect(!!page.view.customElements.get('site-animate')).to.equal(isDefined);
      expect(page.troubles).to.deep.equal([]);
    });

  it('stays visible when the element takes it over', async () => {
    const page = await openPage({
      head: styled + scripted(['site-animate']),
      body: prerenderedHtml(`<site-animate><button>Buy</button></site-animate>`),
      height: 500,
    });
    const block = page.document.querySelector('site-animate');
    await eventually('it is loaded', () => stateOf(block) === 'loaded');
    const isHidden = (): boolean => !!block && page.view.getComputedStyle(block).opacity !== '1';
    const isTakenOver = eventually('it has taken over', () => {
      block?.querySelector('button')?.click();
      return !block?.shadowRoot?.querySelector('[data-site-root]');
    });
    await never('it is hidden', isHidden, { until: isTakenOver });
    await frames(2);
    expect(stateOf(block)).to.equal('loaded');
  });
});
