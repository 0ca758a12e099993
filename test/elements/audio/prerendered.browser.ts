/** Prerendered `<site-audio>`: its script is requested when it is used, and its first use takes effect. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { mediaOf, part, textOf, wave } from './audio.ts';

let page: PrerenderedPage;

afterEach(() => page.close());

const plays = (): Promise<unknown> => eventually('the recording plays', () => !mediaOf(page.host).paused);

describe('a prerendered recording', () => {
  beforeEach(async () => {
    page = await PrerenderedPage.open(
      `<site-audio audio-title="Waves" duration="7"><audio controls preload="none" src="${wave}"></audio></site-audio>`,
    );
    await page.idle();
  });

  it('shows its controls, and requests nothing', () => {
    expect(textOf(page.host, 'title')).to.equal('Waves');
    expect(textOf(page.host, 'time')).to.equal('0:00 / 0:07');
    expect(mediaOf(page.host).checkVisibility()).to.equal(false);
    expect(page.view.customElements.get('site-audio')).to.equal(undefined);
    const requests = page.view.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    expect(requests).not.to.include(wave);
  });

  it('plays after the first click', async () => {
    await click(part(page.host, 'play'));
    await page.requested('site-audio');
    expect(part(page.host, 'play').getAttribute('aria-busy')).to.equal('true');
    await page.deliver('site-audio');
    await plays();
    expect(page.troubles).to.deep.equal([]);
  });
});

describe('a prerendered list of tracks', () => {
  it('plays the track of the link that is clicked first', async () => {
    page = await PrerenderedPage.open(
      `<site-audio><ol><li><a href="${wave}">One</a></li><li><a href="${wave}?two">Two</a></li></ol></site-audio>`,
    );
    await page.idle();
    const { href } = page.view.location;
    await click(page.find('a[href$="two"]'));
    await page.requested('site-audio');
    expect(page.find('a[href$="two"]').getAttribute('aria-busy')).to.equal('true');
    await page.deliver('site-audio');
    await plays();
    expect(textOf(page.host, 'title')).to.equal('Two');
    expect(page.view.location.href).to.equal(href);
    expect(page.troubles).to.deep.equal([]);
  });
});
