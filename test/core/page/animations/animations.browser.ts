/** Blocks that are animated when they come into view: <site-animate> and data-site-animation, in a page with the loader. */
import { expect } from '@open-wc/testing';
import { emulateMedia } from '../../../support/engine.ts';
import { eventually, frames, never } from '../../../support/eventually.ts';
import { closePages, type OwnPage, openPage, styled } from '../../../support/own-page.ts';
import { skipUnless } from '../../../support/skip.ts';

const loader = '<script type="module" src="/dist/test/site.js"></script>';
const space = '<div style="block-size: 3000px"></div>';

interface Blocks extends OwnPage {
  block(id: string): HTMLElement;
  state(id: string): string | null;
  /** The opacity that the visitor sees. */
  opacity(id: string): number;
  scrollTo(id: string, block?: ScrollLogicalPosition): void;
}

async function open(body: string, head = styled + loader): Promise<Blocks> {
  const page = await openPage({ head, body, height: 500 });
  const block = (id: string): HTMLElement => {
    const found = page.document.getElementById(id);
    if (!found) throw new Error(`No block has the id ${id}.`);
    return found;
  };
  return Object.assign(page, {
    block,
    state: (id: string) => block(id).getAttribute('data-site-animation-state'),
    opacity: (id: string) => Number(page.view.getComputedStyle(block(id)).opacity),
    scrollTo: (id: string, position: ScrollLogicalPosition = 'center') =>
      block(id).scrollIntoView({ block: position, behavior: 'instant' }),
  });
}

const isMeasured = (page: Blocks, id: string): Promise<unknown> =>
  eventually(`${id} is measured`, () => page.state(id) !== null);
const isLoaded = (page: Blocks, id: string): Promise<unknown> =>
  eventually(`${id} is loaded`, () => page.state(id) === 'loaded' && page.opacity(id) === 1);
const isWaiting = (page: Blocks, id: string): Promise<unknown> =>
  eventually(`${id} is waiting`, () => page.state(id) === 'waiting');

const box = (id: string, attributes: string, style = 'block-size: 200px', content = id): string =>
  `<div id="${id}" style="${style}" ${attributes}>${content}</div>`;

const forms: Readonly<Record<string, (id: string, content?: string) => string>> = {
  'data-site-animation': (id, content) => box(id, 'data-site-animation="slide"', 'block-size: 200px', content),
  '<site-animate>': (id, content = id) =>
    `<site-animate id="${id}" animation="slide" style="block-size: 200px">${content}</site-animate>`,
};

afterEach(async () => {
  closePages();
  await emulateMedia({});
});

for (const [form, markup] of Object.entries(forms))
  describe(`a block of ${form}`, () => {
    it('that is in view when the page loads is never hidden or animated', async () => {
      const page = await open(markup('top'));
      await never('it is hidden', () => page.opacity('top') < 1, { until: isMeasured(page, 'top') });
      expect(page.state('top')).to.equal('loaded');
      expect(page.view.customElements.get('site-animate')).to.equal(undefined);
      expect(page.troubles).to.deep.equal([]);
    });

    it('is hidden below the window, and animated once when it comes into view', async () => {
      const page = await open(space + markup('below'));
      await isWaiting(page, 'below');
      expect(page.opacity('below')).to.equal(0);
      const names: string[] = [];
      page.document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
      page.scrollTo('below');
      await isLoaded(page, 'below');
      page.view.scrollTo(0, 0);
      await frames(3);
      page.scrollTo('below');
      await frames(3);
      expect([page.state('below'), page.opacity('below')]).to.deep.equal(['loaded', 1]);
      expect(names.filter((name) => name === 'site-animation-slide')).to.have.length(1);
      expect(page.troubles).to.deep.equal([]);
    });

    it('is shown at once when it gets the focus', async () => {
      const page = await open(`${space}${markup('below', '<button id="inside">Buy</button>')}${space}`);
      await isWaiting(page, 'below');
      page.block('inside').focus({ preventScroll: true });
      expect([page.state('below'), page.opacity('below')]).to.deep.equal(['loaded', 1]);
    });

    it('is shown at once when a link leads into it', async () => {
      const page = await open(`${space}${markup('below', '<p id="inside">Print</p>')}${space}`);
      await isWaiting(page, 'below');
      page.view.location.hash = 'inside';
      await isLoaded(page, 'below');
    });

    it('keeps its text in the accessibility tree and selectable while it waits', async () => {
      const page = await open(space + markup('below', '<p id="inside">Print</p>'));
      await isWaiting(page, 'below');
      const { display, visibility, contentVisibility } = page.view.getComputedStyle(page.block('inside'));
      expect([display, visibility, contentVisibility]).to.deep.equal(['block', 'visible', 'visible']);
      expect(page.block('inside').closest('[hidden], [inert], [aria-hidden]')).to.equal(null);
    });

    it('is visible without script', async () => {
      const page = await open(space + markup('below'), styled);
      await frames(3);
      expect([page.state('below'), page.opacity('below')]).to.deep.equal([null, 1]);
    });

    it('is visible under reduced motion, and in print', async function () {
      const page = await open(space + markup('below'));
      await isWaiting(page, 'below');
      for (const media of [{ reducedMotion: true }, { print: true }]) {
        skipUnless(this, 'emulated media', await emulateMedia(media));
        await eventually(`it is visible: ${JSON.stringify(media)}`, () => page.opacity('below') === 1);
      }
      await emulateMedia({ reducedMotion: true });
      page.scrollTo('below');
      await isLoaded(page, 'below');
    });

    it('is animated when it is added later, and forgotten when it is removed', async () => {
      const page = await open(`${box('first', 'data-site-animation')}${space}`);
      await isLoaded(page, 'first');
      page.place(markup('late'));
      await isWaiting(page, 'late');
      const late = page.block('late');
      late.remove();
      await eventually('it has no mark', () => !late.hasAttribute('data-site-animation-state'));
      page.document.body.append(late);
      await isWaiting(page, 'late');
    });
  });

describe('animated blocks', () => {
  it('are animated when half of them, or any of a high block, is visible', async () => {
    const page = await open(
      `${space}${box('low', 'data-site-animation')}${space}${box('high', 'data-site-animation', 'block-size: 900px')}${space}`,
    );
    await isWaiting(page, 'high');
    const topOf = (id: string): number => page.block(id).getBoundingClientRect().top + page.view.scrollY;
    page.view.scrollTo(0, topOf('low') - 500 + 110);
    await isLoaded(page, 'low');
    page.view.scrollTo(0, topOf('high') - 500 + 20);
    await isLoaded(page, 'high');
  });

  it('are shown a second after less than half of them has come into view', async () => {
    const page = await open(`${space}${box('low', 'data-site-animation')}${space}`);
    await isWaiting(page, 'low');
    const start = performance.now();
    page.view.scrollTo(0, page.block('low').getBoundingClientRect().top - 500 + 40);
    await isLoaded(page, 'low');
    expect(performance.now() - start).to.be.greaterThan(900);
  });

  it('are shown at once while the visitor may search the page', async () => {
    const page = await open(`${space}${box('low', 'data-site-animation')}${space}`);
    await isWaiting(page, 'low');
    page.view.dispatchEvent(new Event('blur'));
    const states: (string | null)[] = [];
    const block = page.block('low');
    new MutationObserver(() => states.push(page.state('low'))).observe(block, { attributes: true });
    page.view.scrollTo(0, block.getBoundingClientRect().top - 500 + 40);
    await isLoaded(page, 'low');
    expect(states).to.deep.equal(['loaded']);
  });

  const image = '<img id="image" width="100" height="100" alt="">';
  const withImages = {
    'an image in them': box('low', 'data-site-animation', 'block-size: 200px', image),
    'themselves, if they are images': image.replace('id="image"', 'id="low" data-site-animation'),
  };
  for (const [name, markup] of Object.entries(withImages))
    it(`wait for ${name}`, async () => {
      const page = await open(space + markup);
      await isWaiting(page, 'low');
      const waiting = page.document.querySelector('img');
      if (!waiting) throw new Error('The page has no image.');
      let end = (): void => {};
      waiting.decode = () => new Promise<void>((resolve) => (end = resolve));
      Object.defineProperty(waiting, 'complete', { value: false });
      page.scrollTo('low');
      await never('it is animated', () => page.state('low') !== 'waiting', { until: frames(10) });
      end();
      await isLoaded(page, 'low');
    });

  it('have the durations and delays of their authors', async () => {
    const page = await open(
      `<style>#css { --site-animation-duration: 0.7s }</style>${space}
      ${box('own', 'data-site-animation="scale" data-site-animation-duration="90ms" data-site-animation-delay="0.05s"', '')}
      ${box('css', 'data-site-animation')}${box('none', 'data-site-animation="none"')}
      ${box('invalid', 'data-site-animation data-site-animation-duration="soon"')}`,
    );
    await isWaiting(page, 'own');
    expect(page.state('none')).to.equal(null);
    const timings = new Map<string, unknown>();
    // Called after the script that has written the state.
    new MutationObserver((records) => {
      for (const { target } of records) {
        // Only elements have attributes.
        const block = target as HTMLElement;
        const [animation] = block.getAnimations();
        const { duration, delay } = animation?.effect?.getTiming() ?? {};
        if (page.state(block.id) === 'running')
          timings.set(block.id, [animation && Reflect.get(animation, 'animationName'), duration, delay]);
      }
    }).observe(page.document, { subtree: true, attributeFilter: ['data-site-animation-state'] });
    for (const id of ['own', 'css', 'invalid']) {
      page.scrollTo(id);
      await isLoaded(page, id);
    }
    expect(Object.fromEntries(timings)).to.deep.equal({
      own: ['site-animation-scale', 90, 50],
      css: ['site-animation-fade', 700, 0],
      invalid: ['site-animation-fade', 300, 0],
    });
  });

  it('move from the start of the line in both directions', async () => {
    const page = await open(
      `${space}${['ltr', 'rtl'].map((dir) => box(dir, `dir="${dir}" data-site-animation="slide"`)).join('')}`,
    );
    await isWaiting(page, 'ltr');
    const names: string[] = [];
    page.document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    page.scrollTo('rtl');
    for (const id of ['ltr', 'rtl']) await isLoaded(page, id);
    expect(names.filter((name) => name !== 'site-animation-fade').sort()).to.deep.equal([
      'site-animation-slide',
      'site-animation-slide-rtl',
    ]);
  });

  it('follow the scroll position without script, where the browser can', async function () {
    skipUnless(this, 'animation-timeline: view()', CSS.supports('animation-timeline: view()'));
    const page = await open(
      `${space}${box('low', 'data-site-animation data-site-animation-timeline="view"')}${space}`,
      styled,
    );
    await eventually('it is transparent', () => page.opacity('low') === 0);
    page.view.scrollTo(0, page.block('low').getBoundingClientRect().top - 500 + 50);
    await eventually('it is half transparent', () => Math.abs(page.opacity('low') - 0.5) < 0.05);
    page.scrollTo('low');
    await eventually('it is visible', () => page.opacity('low') === 1);
  });

  it('leave 30 px to the edge of the window when a link leads to them', async () => {
    const page = await open(`${space}${box('low', 'data-site-animation')}${space}`);
    await isMeasured(page, 'low');
    page.view.location.hash = 'low';
    await eventually('30 px', () => Math.abs(page.block('low').getBoundingClientRect().top - 30) < 1);
  });

  it('are shown, without marks, when the site is destroyed', async () => {
    const page = await open(`${box('top', 'data-site-animation')}${space}${box('low', 'data-site-animation')}`);
    await isWaiting(page, 'low');
    const { destroySite } = await page.view.eval("import('/dist/test/site-page.js')");
    destroySite(page.document);
    expect(['top', 'low'].map((id) => [page.state(id), page.opacity(id)])).to.deep.equal([
      [null, 1],
      [null, 1],
    ]);
    page.place(box('late', 'data-site-animation'));
    await never('it is hidden', () => page.opacity('late') < 1);
  });

  it('are visible when their script cannot be loaded', async () => {
    const page = await open(
      space + box('low', 'data-site-animation'),
      `${styled}<script type="module" src="/blocked/animations-${Date.now()}/animations.js/dist/test/site.js"></script>`,
    );
    page.scrollTo('low');
    await never('it is hidden', () => page.opacity('low') < 1, { until: frames(10) });
    expect(page.state('low')).to.equal(null);
  });
});
