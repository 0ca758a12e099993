/** The example pages, and each element, in a browser without script: readable and usable all the same. */
import { expect } from '@open-wc/testing';
import { isReached, isSeen, specimens } from '../hostile/specimens.ts';
import { click } from '../support/engine.ts';
import { closePages, type OwnPage } from '../support/own-page.ts';
import { until } from '../support/until.ts';
import { visit } from '../support/visit.ts';
import { pages } from './pages.ts';

/** No picture waits until somebody comes near. */
const hurry = (page: Document): void => {
  for (const image of page.images) image.loading = 'eager';
};

async function open(name: string, width = 800): Promise<OwnPage> {
  const visited = await visit(`examples/${name}.html`, { width, height: 600, hasScript: false });
  hurry(visited.document);
  return visited;
}

/** What says something itself to people: it has text of its own, and is no option of a closed list. */
const speaking = (root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll(':not(script, option)')].filter(({ childNodes }) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );

/** What only a script could act on; nobody has to be asked for what no script does. */
const needsScript = '.needs-script, site-cookie-banner';

async function expectReadable(root: ParentNode): Promise<void> {
  for (const node of speaking(root)) expect(isSeen(node) || node.closest(needsScript), node.outerHTML).to.be.ok;
  // One without an address waits for a script; what stands in noscript beside it is seen instead.
  for (const image of root.querySelectorAll<HTMLImageElement>('img[src]')) {
    await until('the picture has come', () => image.complete && image.naturalWidth > 0);
    expect(isSeen(image), image.outerHTML).to.equal(true);
  }
}

/** A link that only the focus shows: WebKitGTK does not match `:focus` in frames, so that it stays out of sight there. */
const isForKeys = (link: Element): boolean => link.matches('.skip');

/** A pointer and a keyboard come to every link. */
function expectLinksWork(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    link.focus();
    expect(link.ownerDocument.activeElement).to.equal(link);
    expect(isForKeys(link) || isReached(link), link.outerHTML).to.equal(true);
  }
}

/** Whether the browser itself posts what its form holds. */
const sendsForm = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' && form?.method === 'post' && new URL(form.action).pathname.startsWith('/api/');

afterEach(closePages);

describe('without script', () => {
  for (const name of pages) {
    for (const width of [320, 1440]) {
      it(`${name} shows its words and pictures, and its links work, at ${width} px`, async () => {
        const { document: page } = await open(name, width);
        expect(page.defaultView?.customElements.get('site-gallery')).to.equal(undefined);
        await expectReadable(page.body);
        expectLinksWork(page.body);
        expect(page.documentElement.scrollWidth).to.be.at.most(width);
      });
    }

    it(`${name} shows no button that would do nothing`, async () => {
      const { document: page } = await open(name);
      const buttons = [...page.querySelectorAll('button')].filter(isSeen);
      expect(buttons.filter((button) => !sendsForm(button))).to.deep.equal([]);
    });
  }

  it('a click leads from page to page', async () => {
    const { frame, document: page } = await open('elements');
    const link = page.querySelector('nav a[href$="video.html"]');
    if (!link) throw new Error('the page has no link to the videos');
    await click(link);
    await until('the page of the videos', () => frame.contentDocument?.title.startsWith('Videos'));
  });

  it('every video of the examples is linked to', async () => {
    const { document: page } = await open('video');
    const videos = [...page.querySelectorAll('site-video')];
    expect(videos).not.to.have.length(0);
    for (const video of videos) expect(isReached(video.querySelector('a[href]')), video.outerHTML).to.equal(true);
  });

  it('every dialog of the examples is read where it stands', async () => {
    const { document: page } = await open('dialog');
    for (const dialog of page.querySelectorAll('site-dialog')) expect(isSeen(dialog), dialog.outerHTML).to.equal(true);
  });

  it('nobody is asked for a consent that nobody could give', async () => {
    const { document: page } = await open('cookie-banner');
    expect(isSeen(page.querySelector('site-cookie-banner > *'))).to.equal(false);
  });

  for (const { contract, markup } of Object.values(specimens)) {
    it(`<${contract.tag}> shows what its author wrote`, async () => {
      const opened = 'open' in contract.attributes ? markup.replace(`<${contract.tag}`, '$& open') : markup;
      // A page with nothing but the sheet.
      const { document: page, place } = await visit('test/hostile/strict-csp.html', { hasScript: false });
      place(opened);
      hurry(page);
      await expectReadable(page.body);
      expectLinksWork(page.body);
    });
  }
});
