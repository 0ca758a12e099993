/** Tests which servers are contacted, when, and with which data: the visitor decides (docs/spec.md#widgets-7). */
import { expect } from '@open-wc/testing';
import { brokenImage } from '../../support/broken-image.ts';
import { click, hover, moveTo } from '../../support/engine.ts';
import { eventually, frames, never } from '../../support/eventually.ts';
import { openPage, type Page, scripted, styled, videoIn } from './page.ts';
import {
  clear,
  define,
  events,
  find,
  focused,
  otherPlayer,
  part,
  place,
  player,
  poster,
  shown,
  start,
  youtube,
  youtubePlayer,
} from './video.ts';

await define();

afterEach(clear);

const requestsOf = ({ view }: Page): string[] =>
  view.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

const hasPlayer = (page: Page): boolean => requestsOf(page).some((path) => path.endsWith('/VideoPlayer.js'));

const foreignTo = (page: Page): string[] =>
  page.view.performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^http/.test(name) && !name.startsWith(location.origin));

describe('before the visitor plays a video', () => {
  const embed = '&lt;iframe src=&quot;https://player.vimeo.com/video/76979871&quot;&gt;&lt;/iframe&gt;';
  const body = `<site-video src="${youtube}">${poster()}</site-video><site-video embed-html="${embed}"></site-video>
    <site-video src="https://video.invalid/film.mp4"></site-video><site-video src="https://video.invalid/embed/1"></site-video>`;

  it('no third party is contacted: no frame, no hint, no request', async () => {
    const page = await openPage(body);
    await frames(3);
    const videos = [...page.document.querySelectorAll('site-video')];
    for (const video of videos) video.shadowRoot?.querySelector<HTMLElement>('[part="play"]')?.focus();
    const first = videos[0]?.shadowRoot?.querySelector('[part="play"]');
    if (first) await hover(first);
    await eventually('our own script is loaded', () => hasPlayer(page));
    await moveTo(790, 590);
    expect(videos.map((video) => video.shadowRoot?.querySelectorAll('iframe, video').length)).to.deep.equal([
      0, 0, 0, 0,
    ]);
    expect(page.document.querySelectorAll('link:not([rel="stylesheet"])').length, 'hints').to.equal(0);
    expect(foreignTo(page)).to.deep.equal([]);
  });

  it('our own script of the player is loaded on a sign of intent, before the click', async () => {
    const page = await openPage(body);
    const until = fetch('/dist/test/VideoPlayer.js', { cache: 'no-store' });
    await never('the script is loaded', () => hasPlayer(page), { until });
    videoIn(page.document).shadow.querySelector<HTMLElement>('[part="play"]')?.focus();
    await eventually('the script', () => hasPlayer(page));
  });

  it('the click contacts the provider, which this test detects', async () => {
    const page = await openPage('<site-video src="https://video.invalid/film.mp4"></site-video>');
    const { shadow } = videoIn(page.document);
    shadow.querySelector<HTMLElement>('[part="play"]')?.click();
    const file = await eventually('the file', () => shadow.querySelector('video'));
    expect(file.src).to.equal('https://video.invalid/film.mp4');
  });

  it('the thumbnail names the provider, and nothing for the page’s own videos', () => {
    const notice = (attributes: string): string | null | undefined =>
      part(place(`<site-video ${attributes}></site-video>`), 'notice')?.textContent;
    expect(notice(`src="${youtube}"`)).to.contain('YouTube');
    expect(notice('src="https://vimeo.com/76979871"')).to.contain('Vimeo');
    expect(notice('src="https://video.invalid/1"')).to.contain('video.invalid');
    expect(notice('src="https://video.invalid/1" provider-name="Halden TV"')).to.contain('Halden TV');
    expect(notice(`src="${otherPlayer}"`)).to.equal(undefined);
  });
});

describe('if consent is required', () => {
  const requiresConsent = `<site-video src="${youtube}" require-consent video-title="Tide">${poster()}</site-video>`;
  /** Consent belongs to the page, so every test has a separate page. */
  const open = async (body = requiresConsent, head = '') => {
    const page = await openPage(body, { head: styled + head + scripted });
    const { element, shadow } = videoIn(page.document);
    const find = (name: string): HTMLElement | null => shadow.querySelector(`[part="${name}"]`);
    find('play')?.focus();
    find('play')?.click();
    return { ...page, element, find };
  };
  const consentOf = async ({ view }: Page) => {
    const services: { consent: (page: Document) => { grant: (c: string) => void; withdraw: (c: string) => void } } =
      await import('/dist/test/page-services.js');
    return services.consent(view.document);
  };

  it('no answer means no: the video prompts in its box, and the visitor may allow and play', async () => {
    const page = await open();
    const allow = await eventually('the question', () => page.find('allow'));
    expect(page.find('player')).to.equal(null);
    expect(page.find('consent')?.textContent).to.contain('YouTube');
    expect(page.find('elsewhere')?.getAttribute('href')).to.equal('https://www.youtube.com/watch?v=M7lc1UVf-VE');
    expect(page.element.shadowRoot?.activeElement).to.equal(allow);
    allow.click();
    const frame = await eventually('the player', () => page.find('player'));
    expect(page.element.shadowRoot?.activeElement).to.equal(frame);
  });

  it('consent is never accidental: neither by holding the key that plays, nor by a double click', async () => {
    const page = await open();
    const allow = await eventually('the question', () => page.find('allow'));
    const { KeyboardEvent, MouseEvent } = page.view;
    const repeated = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(allow.dispatchEvent(repeated), 'the default action of the key').to.equal(false);
    allow.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, composed: true }));
    await never('the player appears', () => page.find('player'));
    const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    expect(allow.dispatchEvent(pressed)).to.equal(true);
    allow.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true }));
    await eventually('the player', () => page.find('player'));
  });

  it('denied consent means no too', async () => {
    const page = await open('<p>Nothing yet</p><site-video></site-video>');
    (await consentOf(page)).withdraw('media');
    page.element.outerHTML = requiresConsent;
    const { shadow } = videoIn(page.document);
    shadow.querySelector<HTMLElement>('[part="play"]')?.click();
    await eventually('the question', () => shadow.querySelector('[part="allow"]'));
    expect(shadow.querySelector('iframe')).to.equal(null);
  });

  it('given consent plays immediately, and withdrawn consent removes the player', async () => {
    const page = await open('<site-video></site-video>');
    const consent = await consentOf(page);
    consent.grant('media');
    page.element.outerHTML = requiresConsent;
    const { shadow } = videoIn(page.document);
    shadow.querySelector<HTMLElement>('[part="play"]')?.click();
    await eventually('the player', () => shadow.querySelector('iframe'));
    const names: string[] = [];
    page.document.addEventListener('site-stopped', () => names.push('stopped'));
    consent.withdraw('media');
    const button = await eventually('the thumbnail', () => shadow.querySelector<HTMLElement>('[part="play"]'));
    expect([shadow.querySelector('iframe'), names]).to.deep.equal([null, ['stopped']]);
    button.click();
    await eventually('the question', () => shadow.querySelector('[part="allow"]'));
    consent.grant('media');
    await eventually('the player, with the answer of the banner', () => shadow.querySelector('iframe'));
  });

  it('it depends on the cookie settings of the site, unless the author sets it', async () => {
    const settings = '{"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}';
    const context = `<script type="application/json" data-site-context>${settings}</script>`;
    const page = await open(`<site-video src="${youtube}"></site-video>`, context);
    await eventually('the question', () => page.find('allow'));
    const other = await open(`<site-video src="${youtube}" require-consent="false"></site-video>`, context);
    await eventually('the player', () => other.find('player'));
  });

  it('it is not needed for a video on the page’s own server', async () => {
    const page = await open(`<site-video src="${otherPlayer}" require-consent></site-video>`);
    await eventually('the player', () => page.find('player'));
  });
});

describe('the frame of a player', () => {
  it('of YouTube has the cookieless host, and receives the origin of the page', async () => {
    const frame = await start(place(`<site-video src="${youtube}"></site-video>`));
    expect(frame.src.startsWith(`${youtubePlayer}/embed/M7lc1UVf-VE?`)).to.equal(true);
    expect(new URL(frame.src).searchParams.get('origin')).to.equal(location.origin);
    expect(frame.referrerPolicy).to.equal('strict-origin-when-cross-origin');
    expect(frame.allow).to.contain('autoplay').and.to.contain('fullscreen');
    expect(frame.hasAttribute('sandbox')).to.equal(false);
  });

  it('of another provider has an opaque origin, without access to storage and the page', async () => {
    const message = new Promise<MessageEvent>((resolve) => {
      addEventListener('message', (event) => event.data?.player === 'other' && resolve(event));
    });
    const video = place(`<site-video src="${otherPlayer}"></site-video>`);
    const frame = await start(video);
    expect([...frame.sandbox])
      .to.include('allow-scripts')
      .and.not.to.include('allow-same-origin');
    const { data, origin } = await message;
    expect([data.origin, data.storage, origin]).to.deep.equal(['null', 'denied', 'null']);
    expect(() => frame.contentWindow?.document.body).to.throw();
  });

  it('has only the video of the author’s embed', async () => {
    const evil = `<iframe src="https://video.invalid/1" onload="window.hacked = 1" srcdoc="<script>parent.hacked = 1</script>"
      style="position: fixed" name="x" allow="camera" sandbox="allow-same-origin" id="x"></iframe><script>window.hacked = 1</script>
      <img src="x" onerror="window.hacked = 1">`;
    const video = place('<site-video></site-video>');
    video.embedHtml = evil;
    await Promise.resolve();
    const frame = await start(video);
    await never('a script of the embed runs', () => 'hacked' in window, { until: brokenImage() });
    for (const name of ['onload', 'srcdoc', 'style', 'name', 'id'])
      expect(frame.hasAttribute(name), name).to.equal(false);
    expect([frame.allow.includes('camera'), frame.sandbox.contains('allow-same-origin')]).to.deep.equal([false, false]);
    expect(video.shadowRoot?.querySelectorAll('script, img').length).to.equal(0);
    expect('hacked' in window).to.equal(false);
  });

  it('does not exist for URLs that run script', async () => {
    for (const src of [
      'javascript:parent.hacked=1',
      'data:text/html,<script>parent.hacked=1</script>',
      'java\nscript:parent.hacked=1',
    ]) {
      const video = place('<site-video></site-video>');
      video.setAttribute('src', src);
      video.embedHtml = `<iframe src="${src}"></iframe>`;
      await Promise.resolve();
      video.play();
      await never('the player appears', () => part(video, 'player'));
    }
    expect('hacked' in window).to.equal(false);
  });
});

describe('a player that is requested twice', () => {
  it('is one player, also within one script', async () => {
    const video = place(`<site-video src="${otherPlayer}"></site-video>`);
    const names = events(video);
    video.play();
    video.play();
    await player(video);
    expect([names, shown(video)]).to.deep.equal([['play'], ['player']]);
  });

  it('is one player', async () => {
    const video = place(`<site-video src="${otherPlayer}"></site-video>`);
    const names = events(video);
    await click(find(video, 'play'));
    video.play();
    await player(video);
    expect([names, shown(video), focused(video)]).to.deep.equal([['play'], ['player'], 'player']);
  });
});
