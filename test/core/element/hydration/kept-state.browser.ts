/** Tests that what a visitor has done on a prerendered page stays when its elements take their markup over. */
import { expect } from '@open-wc/testing';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { click, press, type } from '../../../support/engine.ts';
import { eventually } from '../../../support/eventually.ts';
import { silence } from '../../../support/silence.ts';
import { skipUnless } from '../../../support/skip.ts';
import { PrerenderedPage } from './prerendered-page.ts';

const tide = '/examples/films/tide.webm';

let page: PrerenderedPage;

afterEach(() => page.close());

/** The visitor uses the element, and its script arrives. */
async function takeOver(): Promise<void> {
  const { host } = page;
  host.dispatchEvent(new page.view.PointerEvent('pointerdown', { bubbles: true, composed: true }));
  await page.requested(host.localName);
  await page.deliver(host.localName);
  await eventually('the markup is taken over', () => !page.isPrerendered);
  await page.settled();
}

const carousel = (content = '', attributes = 'design="carousel"'): string =>
  `<site-gallery ${attributes} slides-per-row="1" speed="0s">${content}${repeat(5, (index) => figure(`Picture ${index}`))}</site-gallery>`;

const part = (name: string): HTMLElement => find(page.root, `[part~="${name}"]`);

/** The index of the slide whose corner is nearest to that of the box. */
function slideInView(): number {
  const { left, top } = part('slides').getBoundingClientRect();
  const distances = [...page.host.children].map((slide) => {
    const box = slide.getBoundingClientRect();
    return slide.checkVisibility() && box.width ? Math.hypot(box.left - left, box.top - top) : Number.POSITIVE_INFINITY;
  });
  return distances.indexOf(Math.min(...distances));
}

interface State {
  readonly markup: string;
  /** Acts as the visitor does. */
  act(): unknown;
  /** Reads the state that is kept. */
  read(): unknown;
  readonly expected: unknown;
  /** Events that would show that something has been lost meanwhile. */
  readonly lost?: readonly string[];
}

/** A gallery whose third slide the visitor has scrolled into view. */
const scrolledGallery = (attributes: string): State => ({
  markup: carousel('', attributes),
  act: async () => {
    page.find('figure:nth-child(3)').scrollIntoView({ behavior: 'instant', inline: 'start', block: 'start' });
    await eventually('the browser has scrolled', () => part('slides').scrollLeft + part('slides').scrollTop > 0);
  },
  read: () => [slideInView(), Reflect.get(page.host, 'currentIndex')],
  expected: [2, 2],
});

const field = <E extends HTMLElement = HTMLInputElement>(name: string): E => page.find<E>(`[name="${name}"]`);

const states: Readonly<Record<string, State>> = {
  ...Object.fromEntries(
    [
      'design="carousel"',
      'design="carousel" current-index="1"',
      'design="carousel" loop',
      'design="carousel" orientation="vertical"',
      'design="slider"',
      'design="slideshow"',
    ].map((attributes) => [`the slide to which a gallery is scrolled: ${attributes}`, scrolledGallery(attributes)]),
  ),
  'selected text of the author': {
    markup: carousel('<p>Some text to select</p>'),
    act: () => {
      const text = page.find('p').firstChild as Text;
      page.view.getSelection()?.setBaseAndExtent(text, 5, text, 9);
    },
    read: () => String(page.view.getSelection()),
    expected: 'text',
    lost: ['selectionchange'],
  },
  'the focus, with its ring after a key': {
    markup: `<button type="button">Before</button>${carousel()}`,
    act: async () => {
      page.find('button').focus();
      await press('Tab');
      if (page.root.activeElement === part('slides')) await press('Tab');
    },
    read: () => [
      page.root.activeElement?.getAttribute('part'),
      page.root.activeElement?.matches(':focus-visible'),
      page.document.activeElement === page.host,
    ],
    expected: ['control previous', true, true],
    lost: ['focusin', 'focusout'],
  },
  'what is typed, chosen and checked in a form': {
    markup: `<site-form keep-draft="false"><form data-form-id="f1" action="/">
        <p><label>Name <input name="name"></label></p>
        <p><label>Note <textarea name="note"></textarea></label></p>
        <p><label><input type="checkbox" name="gift"> Gift</label> <label><input type="checkbox" name="news" checked> News</label></p>
        <p><label><input type="radio" name="way" value="post" checked> Post</label> <label><input type="radio" name="way" value="van"> Van</label></p>
        <p><label>Size <select name="size"><option>A4</option><option>A3</option></select></label></p>
        <p><button>Order</button></p>
      </form></site-form>`,
    act: async () => {
      await click(field('name'));
      await type('Ada');
      await click(field('note'));
      await type('Hello');
      await click(field('gift'));
      await click(field('news'));
      await click(page.find('[value="van"]'));
      field<HTMLSelectElement>('size').focus();
      await press('ArrowDown');
      await eventually('the other size is chosen', () => field<HTMLSelectElement>('size').value === 'A3');
    },
    read: () => Object.fromEntries(new page.view.FormData(page.find<HTMLFormElement>('form'))),
    expected: { name: 'Ada', note: 'Hello', gift: 'on', way: 'van', size: 'A3' },
    lost: ['change', 'reset'],
  },
  'open details of the author': {
    markup: carousel('<details><summary>More</summary><p>Text</p></details>'),
    act: () => click(page.find('summary')),
    read: () => page.find<HTMLDetailsElement>('details').open,
    expected: true,
  },
  'an open popover of the author': {
    markup: carousel(
      '<div><button type="button" popovertarget="hint">Hint</button><p id="hint" popover>A hint</p></div>',
    ),
    act: () => click(page.find('button')),
    read: () => page.find('#hint').matches(':popover-open'),
    expected: true,
    lost: ['beforetoggle'],
  },
  'an open dialog of the author': {
    markup: carousel(
      '<div><button type="button" commandfor="terms" command="show-modal">Terms</button><dialog id="terms"><p>Terms</p></dialog></div>',
    ),
    act: async () => {
      await click(page.find('button'));
      const dialog = page.find<HTMLDialogElement>('dialog');
      // Safari before 26.2 has no invoker commands.
      if (!dialog.open) dialog.showModal();
    },
    read: () => page.find('dialog').matches(':modal'),
    expected: true,
    lost: ['close', 'cancel'],
  },
  'an open popover in the shadow root': {
    markup: '<site-cookie-banner preset="strict"><p>We count visits.</p></site-cookie-banner>',
    act: () => eventually('the banner is open', () => part('banner').matches(':popover-open')),
    read: () => part('banner').matches(':popover-open'),
    expected: true,
    lost: ['beforetoggle', 'toggle', 'site-shown'],
  },
  'an open dialog in the shadow root': {
    markup: '<site-dialog dialog-title="Delete?"><p>The print is deleted.</p></site-dialog>',
    act: () => find<HTMLDialogElement>(page.root, 'dialog').showModal(),
    read: () => find<HTMLDialogElement>(page.root, 'dialog').matches(':modal'),
    expected: true,
    lost: ['close', 'cancel'],
  },
};

describe('an element that takes its markup over keeps', () => {
  for (const [name, { markup, act, read, expected, lost = [] }] of Object.entries(states)) {
    it(name, async () => {
      page = await PrerenderedPage.open(markup);
      await act();
      // Events of the last action.
      await page.settled();
      const events: string[] = [];
      for (const target of [page.document, page.root])
        for (const event of lost) target.addEventListener(event, () => events.push(event), true);
      await takeOver();
      expect([read(), events, page.troubles]).to.deep.equal([expected, [], []]);
    });
  }
});

/** The elements whose content can be media: in slides, a dialog, an image box, and a video of the author. */
const around: Readonly<Record<string, (media: string) => string>> = {
  'a slide of a carousel': carousel,
  'a column of a gallery': (media) => `<site-gallery design="autocolumns">${media}${figure('Picture')}</site-gallery>`,
  'a lightbox': (media) => `<site-lightbox>${media}${figure('Picture')}</site-lightbox>`,
};

/** Events of media that are interrupted or loaded again. */
const interruptions = ['pause', 'emptied', 'loadstart', 'abort'];

async function playsOn(context: Mocha.Context, markup: string): Promise<void> {
  page = await PrerenderedPage.open(markup);
  const media = page.find<HTMLMediaElement>('video, audio');
  skipUnless(context, 'media', media.canPlayType(media.dataset.type ?? '') !== '');
  await media.play();
  await eventually('it plays', () => media.currentTime > 0);
  const events: string[] = [];
  for (const type of interruptions) media.addEventListener(type, () => events.push(type));
  const { played } = media;
  const before = media.currentTime;
  await takeOver();
  await eventually('it plays on', () => media.currentTime > before);
  expect([media.isConnected, media.paused, events, played.length, page.troubles]).to.deep.equal([
    true,
    false,
    [],
    1,
    [],
  ]);
}

describe('a slider that its visitor has not scrolled', () => {
  it('shows the slide of its attribute, though the browser has snapped to the first one', async () => {
    page = await PrerenderedPage.open(carousel('', 'design="slider" current-index="3"'));
    await eventually('the browser has snapped', () => part('slides').scrollLeft > 0);
    await takeOver();
    const middleOf = (box: Element): number => box.getBoundingClientRect().left + box.getBoundingClientRect().width / 2;
    const off = middleOf(page.find('figure:nth-child(4)')) - middleOf(part('slides'));
    expect([Math.round(off), Reflect.get(page.host, 'currentIndex'), page.troubles]).to.deep.equal([0, 3, []]);
  });
});

describe('media that play in an element that takes its markup over play on', () => {
  const video = `<video muted playsinline loop width="300" height="200" data-type="video/webm" src="${tide}"></video>`;
  for (const [name, wrap] of Object.entries(around)) {
    it(`a video in ${name}`, async function () {
      await playsOn(this, wrap(video));
    });

    it(`sound in ${name}`, async function () {
      await playsOn(this, wrap(`<audio muted loop controls data-type="audio/wav" src="${silence()}"></audio>`));
    });
  }

  it('the author’s own video in a video element', async function () {
    await playsOn(this, `<site-video>${video}</site-video>`);
  });
});
