/** Tests the author's link under the play button of a prerendered video, whatever arrives of our scripts. */
import { expect } from '@open-wc/testing';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scriptsEnded, styled } from '../../support/own-page.ts';
import { prerenderedHtml } from '../../support/prerendered.ts';

const video = `<site-video><a href="/film.mp4"><img alt="A film" src="/examples/images/leeward.svg" width="320" height="180"></a></site-video>`;

let runs = 0;

/** Opens a page whose loader cannot load the file. */
const open = (blocked: string): Promise<OwnPage> =>
  openPage({
    head: `${styled}<script type="module" src="/blocked/${Date.now()}-${runs++}/${blocked}/dist/test/site.js"></script>`,
    body: prerenderedHtml(video),
  });

const hostIn = ({ document: page }: OwnPage): HTMLElement => {
  const host = page.querySelector<HTMLElement>('site-video');
  if (!host) throw new Error('the page has no video');
  return host;
};

const playIn = (page: OwnPage): HTMLElement => {
  const play = hostIn(page).shadowRoot?.querySelector<HTMLElement>('[part=play]');
  if (!play) throw new Error('the video has no play button');
  return play;
};

/** The element that a click in the middle of the video reaches: the image in the link, or the element with its button. */
const clicked = (page: OwnPage): string | undefined => {
  const { left, top, width, height } = playIn(page).getBoundingClientRect();
  return page.document.elementFromPoint(left + width / 2, top + height / 2)?.localName;
};

afterEach(closePages);

describe('the play button of a prerendered video', () => {
  it('lets clicks through to the author’s link without our scripts', async () => {
    const page = await open('site.js');
    await scriptsEnded(page);
    expect([clicked(page), playIn(page).checkVisibility()]).to.deep.equal(['img', true]);
  });

  it('gets the clicks when the script that wakes elements has loaded, until the script of the video fails', async () => {
    const page = await open('site-video.js');
    await eventually('the button gets clicks', () => clicked(page) === 'site-video');
    await click(playIn(page));
    await eventually('the link gets clicks', () => clicked(page) === 'img');
    expect(playIn(page).hasAttribute('aria-busy')).to.equal(false);
    expect(page.troubles).to.deep.equal(['site-error chunk-load-failed']);
  });

  it('gets the clicks after the video has taken its markup over', async () => {
    const page = await open('nothing');
    await eventually('the button gets clicks', () => clicked(page) === 'site-video');
    hostIn(page).setAttribute('mode', 'fit');
    await eventually('the video has taken over', () => !hostIn(page).shadowRoot?.querySelector('[data-site-root]'));
    expect([clicked(page), page.troubles]).to.deep.equal(['site-video', []]);
  });
});
