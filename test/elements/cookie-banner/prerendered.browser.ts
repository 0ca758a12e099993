/**
 * A prerendered banner prompts and records answers without React, whatever else of the page arrives. The file is long because each part of
 * the page may be missing.
 */
import { expect } from '@open-wc/testing';
import { LoaderPage } from '../../core/page/loader/frame.ts';
import { loadServices } from '../../core/page/services.ts';
import { cookieNames, setCookie, setCookies } from '../../support/cookies.ts';
import { press } from '../../support/engine.ts';
import { eventually, frames, never } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, type PageOptions, scripted, styled } from '../../support/own-page.ts';
import { prerenderedHtml } from '../../support/prerendered.ts';
import { contextOf, forget } from './banner.ts';

const { consent } = await loadServices();

const strict = '<site-cookie-banner id="cookies" preset="strict"><p>We count visits.</p></site-cookie-banner>';
const settings = '<button id="settings" type="button" commandfor="cookies" command="--show">Cookie settings</button>';
const accepted = 'functional-1.analytics-1.marketing-1.media-1';
const declined = 'functional-0.analytics-0.marketing-0.media-0';
const events = ['site-shown', 'site-answer', 'site-consent', 'site-answered'];

/** The visitor has answered on an earlier page. */
const answerBefore = (answers: string): string =>
  setCookie(`site-consent=2.${Math.floor(Date.now() / 1000)}.${answers}`);

const storedAnswers = (): string => /site-consent=\d+\.\d+\.([^;]*)/.exec(document.cookie)?.[1] ?? '';

let runs = 0;

/** The loader. Its chunk with the name cannot be loaded. */
const loader = (blocked = 'nothing'): string =>
  `<script type="module" src="/blocked/${Date.now()}-${runs++}/${blocked}/dist/test/site.js"></script>`;

/** Delays the load event of the page until it is removed. In WebKit an image would delay it even after its URL has changed. */
const stalled = '<iframe title="A frame" src="/stalls/frame.html"></iframe>';

interface PrerenderedPage extends OwnPage {
  readonly banners: readonly HTMLElement[];
  /** The banner's events from the start, in order. */
  readonly events: readonly Event[];
  /** Whether a banner has been open at any time. */
  readonly wasShown: () => boolean;
}

const bannersOf = (page: Document): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('site-cookie-banner'),
];

const part = (banner: HTMLElement | undefined, name: string): HTMLElement => {
  const found = banner?.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`);
  if (!found) throw new Error(`the banner has no ${name}`);
  return found;
};

const isShown = (banner: HTMLElement | undefined): boolean =>
  (banner?.shadowRoot?.querySelector('[part="banner"]')?.getBoundingClientRect().height ?? 0) > 0;

async function open(markup: string, { head = '', ...options }: PageOptions = {}): Promise<PrerenderedPage> {
  const seen: Event[] = [];
  let wasShown = false;
  const page = await openPage({
    ...options,
    head: styled + head,
    body: prerenderedHtml(markup) + (options.body ?? ''),
    prepare: (view) => {
      for (const type of events) view.document.addEventListener(type, (event) => seen.push(event));
      // Before each paint.
      const look = (): void => {
        wasShown ||= bannersOf(view.document).some(isShown);
        view.requestAnimationFrame(look);
      };
      look();
      options.prepare?.(view);
    },
  });
  return { ...page, banners: bannersOf(page.document), events: seen, wasShown: () => wasShown };
}

const requests = ({ view }: OwnPage): readonly string[] =>
  view.performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.js$/.exec(new URL(name).pathname) ?? []);

const typesOf = ({ events: seen }: PrerenderedPage): readonly string[] => seen.map(({ type }) => type);

const appears = ({ banners }: PrerenderedPage): Promise<unknown> =>
  eventually('the banner is visible', () => isShown(banners[0]));

const leaves = ({ banners }: PrerenderedPage): Promise<unknown> =>
  eventually('no banner is visible', () => !banners.some(isShown));

/** After this, the loader responds to the visitor. */
const isLoaderRunning = ({ document: page }: OwnPage): Promise<unknown> =>
  eventually('the loader runs', () => Reflect.get(page, Symbol.for('site-loader.v1')));

/** After this, the page is idle and has what it loads then. */
const isIdle = (page: OwnPage): Promise<unknown> =>
  eventually('the page has been idle', () => requests(page).includes('cookie-banner-idle.js'));

const click = async (node: HTMLElement): Promise<void> => {
  node.focus();
  await press('Enter');
};

beforeEach(forget);
afterEach(() => {
  forget();
  closePages();
});

describe('a prerendered banner', () => {
  it('prompts before any script is requested', async () => {
    const page = await open(strict);
    expect([isShown(page.banners[0]), requests(page)]).to.deep.equal([true, []]);
    expect(part(page.banners[0], 'banner').textContent).to.contain('Accept');
    expect(typesOf(page)).to.deep.equal(['site-shown']);
  });

  it('is painted in the first frame, and is in the top layer when the page is idle, without a visible change', async () => {
    const looks: { readonly isInTopLayer: boolean; readonly box: string }[] = [];
    const page = await open(strict, {
      head: loader(),
      prepare: (view) => {
        const look = (): void => {
          const node = bannersOf(view.document)[0]?.shadowRoot?.querySelector<HTMLElement>('[part="banner"]');
          if (node) {
            const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = node;
            const isInTopLayer = node.matches(':popover-open');
            looks.push({ isInTopLayer, box: [offsetLeft, offsetTop, offsetWidth, offsetHeight].join() });
          }
          view.requestAnimationFrame(look);
        };
        look();
      },
    });
    const banner = part(page.banners[0], 'banner');
    const animation = banner.getAnimations()[0];
    await eventually('the banner is in the top layer', () => banner.matches(':popover-open'));
    await eventually('a frame with it', () => looks.at(-1)?.isInTopLayer);
    expect(looks[0]?.isInTopLayer).to.equal(false);
    expect([undefined, animation]).to.include(banner.getAnimations()[0]);
    expect([...new Set(looks.map(({ box }) => box))]).to.have.length(1);
    expect(typesOf(page)).to.deep.equal(['site-shown']);
  });

  it('can be removed before the page is idle', async () => {
    const page = await open(strict, { head: loader(), body: stalled });
    const [host] = page.banners;
    await eventually('the loader has arrived', () => host?.shadowRoot?.querySelector('[data-site-watched]'));
    host?.remove();
    page.document.querySelector('iframe')?.remove();
    await isIdle(page);
    await frames(3);
    expect(page.troubles).to.deep.equal([]);
  });

  it('is not visible in any frame if the visitor has answered', async () => {
    answerBefore(accepted);
    const page = await open(strict, { head: loader() });
    await isIdle(page);
    await frames(3);
    expect([page.wasShown(), typesOf(page), page.troubles]).to.deep.equal([false, [], []]);
  });

  it('prompts if the stored answers are not valid, as the element does', async () => {
    const invalid = [
      '',
      '0',
      '2.1',
      `1.1.${accepted}`,
      `2..${accepted}`,
      `2.1.${accepted}.media-0`,
      '2.1.functional-1',
      '<b>',
      '%',
    ];
    for (const text of invalid) {
      setCookie(`site-consent=${text}`);
      expect(isShown((await open(strict)).banners[0]), text).to.equal(true);
    }
  });

  it('is not on the page if the site has disabled it', async () => {
    const page = await open(contextOf({ isCookieBannerEnabled: false }) + strict);
    expect(page.wasShown()).to.equal(false);
  });

  it('shows the author’s content, and otherwise the text of the settings', async () => {
    const page = await open(strict);
    const slot = page.banners[0]?.shadowRoot?.querySelector('slot');
    expect([slot?.hidden, page.banners[0]?.shadowRoot?.querySelector('p')]).to.deep.equal([false, null]);
    const other = await open('<site-cookie-banner banner-text="We count."></site-cookie-banner>');
    expect(part(other.banners[0], 'text').textContent).to.equal('We count.');
  });
});

describe('the visitor answers a prerendered banner', () => {
  for (const [answer, stored] of [
    ['accept', accepted],
    ['decline', declined],
  ] as const) {
    it(`whose scripts never arrive: ${answer}`, async () => {
      const page = await open(strict, { head: loader('site-cookie-banner.js') });
      await click(part(page.banners[0], answer));
      await leaves(page);
      expect([storedAnswers(), typesOf(page)]).to.deep.equal([stored, events]);
      const next = await open(strict);
      expect([next.wasShown(), isShown(next.banners[0])]).to.deep.equal([false, false]);
    });

    it(`and later uses it again, when React takes it over: ${answer}`, async () => {
      const page = await open(strict + settings, { head: loader() });
      await click(part(page.banners[0], answer));
      await leaves(page);
      await isLoaderRunning(page);
      await click(page.document.querySelector('#settings') as HTMLElement);
      await appears(page);
      await eventually(
        'the categories',
        () => page.banners[0]?.shadowRoot?.querySelectorAll('[part="switch"]').length === 5,
      );
      const isAllowed = page.banners[0]?.shadowRoot?.querySelector<HTMLInputElement>('[value="analytics"]')?.checked;
      expect(isAllowed).to.equal(answer === 'accept');
      expect(typesOf(page).filter((type) => type === 'site-consent')).to.have.length(1);
      await click(part(page.banners[0], answer === 'accept' ? 'decline' : 'accept'));
      await leaves(page);
      expect(typesOf(page).filter((type) => type === 'site-consent')).to.have.length(2);
      expect(storedAnswers()).to.equal(answer === 'accept' ? declined : accepted);
      expect(page.troubles).to.deep.equal([]);
    });
  }

  it('with the events and the receipt of the element', async () => {
    const page = await open(strict);
    await click(part(page.banners[0], 'decline'));
    const [, answer, receipt, answered] = page.events as readonly CustomEvent[];
    const choices = { functional: false, analytics: false, marketing: false, media: false };
    expect([answer?.detail, answer?.cancelable]).to.deep.equal([{ answer: 'decline', choices }, true]);
    expect([answered?.detail, answered?.cancelable]).to.deep.equal([{ answer: 'decline', choices }, false]);
    expect(receipt?.detail).to.include({ policyVersion: 2, page: page.document.URL });
    expect(receipt?.detail.choices).to.deep.equal(choices);
    expect(receipt?.detail.text).to.match(/^We count visits\..*Accept$/s);
    expect(receipt?.detail.id).to.have.length.above(4);
    expect(Math.abs(Date.parse(receipt?.detail.time) - Date.now())).to.be.below(60_000);
  });

  it('unless a listener cancels it', async () => {
    const page = await open(strict);
    page.document.addEventListener('site-answer', (event) => event.preventDefault());
    await click(part(page.banners[0], 'accept'));
    expect([isShown(page.banners[0]), storedAnswers(), typesOf(page)]).to.deep.equal([
      true,
      '',
      ['site-shown', 'site-answer'],
    ]);
  });

  it('per category, after React has taken it over', async () => {
    const page = await open(strict, { head: loader() });
    await isIdle(page);
    const banner = part(page.banners[0], 'banner');
    await click(part(page.banners[0], 'preferences'));
    await eventually(
      'the categories',
      () => page.banners[0]?.shadowRoot?.querySelectorAll('[part="switch"]').length === 5,
    );
    expect(part(page.banners[0], 'banner')).to.equal(banner);
    await click(part(page.banners[0], 'save'));
    await leaves(page);
    expect([storedAnswers(), typesOf(page)]).to.deep.equal([declined, events]);
    expect(page.troubles).to.deep.equal([]);
  });

  it('once, on a page with two banners', async () => {
    const page = await open(strict + strict.replace('cookies', 'other'), { head: loader() });
    expect(page.banners.map(isShown)).to.deep.equal([true, true]);
    await click(part(page.banners[1], 'accept'));
    await leaves(page);
    expect(typesOf(page).slice(2)).to.deep.equal(events.slice(1));
    expect(storedAnswers()).to.equal(accepted);
  });
});

describe('without React', () => {
  const tracked = strict.replace('preset', 'tracking-cookies="_ga*" preset');

  it('the answers of an earlier page are known to the scripts of the page', async () => {
    answerBefore(accepted);
    const page = await open(strict, { head: loader() });
    await eventually('videos are allowed', () => consent(page.document).allows('media'));
    expect(page.view.customElements.get('site-cookie-banner')).to.equal(undefined);
    expect([typesOf(page), page.troubles]).to.deep.equal([[], []]);
  });

  it('a new answer is known to the scripts of the page, and its receipt is dispatched once', async () => {
    const page = await open(strict, { head: loader() });
    await isIdle(page);
    await click(part(page.banners[0], 'accept'));
    await eventually('videos are allowed', () => consent(page.document).allows('media'));
    expect(page.view.customElements.get('site-cookie-banner')).to.equal(undefined);
    expect([typesOf(page), page.troubles]).to.deep.equal([events, []]);
  });

  it('what the visitor declines is erased at once', async () => {
    setCookies('_ga');
    const page = await open(tracked, { head: loader() });
    await isIdle(page);
    expect(cookieNames()).to.include('_ga');
    await click(part(page.banners[0], 'decline'));
    await eventually('the cookie is erased', () => !cookieNames().includes('_ga'));
    expect(page.view.customElements.get('site-cookie-banner')).to.equal(undefined);
  });

  it('what the visitor has declined without further scripts is erased on the next page', async () => {
    setCookies('_ga');
    const page = await open(tracked);
    await click(part(page.banners[0], 'decline'));
    expect(cookieNames()).to.include('_ga');
    const next = await open(tracked, { head: loader() });
    await eventually('the cookie is erased', () => !cookieNames().includes('_ga'));
    expect(next.view.customElements.get('site-cookie-banner')).to.equal(undefined);
  });
});

describe('a page whose script for answers cannot be loaded', () => {
  it('reports no error', async () => {
    const page = await open(strict, { head: loader('cookie-banner-idle.js') });
    await isIdle(page);
    await frames(3);
    expect(page.troubles).to.deep.equal([]);
  });
});

describe('a banner whose inline script was refused', () => {
  /** A script that the browser does not run stays in the page, as one that a policy refuses. */
  const refuse = (html: string): string => html.replace('<script>', '<script type="text/plain">');
  const openRefused = (options: PageOptions): Promise<OwnPage> =>
    openPage({ ...options, body: refuse(prerenderedHtml(strict)) + (options.body ?? '') });
  const bannerIn = ({ document: page }: OwnPage): HTMLElement | undefined => bannersOf(page)[0];

  it('prompts before the page has loaded', async () => {
    const page = await openRefused({ head: styled + loader(), body: stalled });
    expect(isShown(bannerIn(page))).to.equal(false);
    await eventually('the banner is visible', () => isShown(bannerIn(page)));
    expect(page.document.readyState).to.equal('interactive');
  });

  it('records an answer once if its element has taken it over before the page is idle', async () => {
    const seen: string[] = [];
    const page = await openRefused({
      head: styled + scripted(['site-cookie-banner']),
      body: stalled,
    });
    for (const type of events) page.document.addEventListener(type, () => seen.push(type));
    await page.view.customElements.whenDefined('site-cookie-banner');
    const banner = bannerIn(page) as HTMLElement;
    Reflect.get(banner, 'show').call(banner);
    await eventually('it has taken over', () => !banner.shadowRoot?.querySelector('[data-site-root]'));
    page.document.querySelector('iframe')?.remove();
    await eventually('the page has loaded', () => page.document.readyState === 'complete');
    // What the page requests when it is idle has run after its next import.
    await new Promise((resolve) => (page.view.requestIdleCallback ?? page.view.setTimeout)(() => resolve(undefined)));
    await page.view.eval("import('/dist/test/idle.js')");
    await page.view.eval("import('/dist/test/cookie-banner-inline.js')");
    await click(part(banner, 'accept'));
    await eventually('it is answered', () => seen.includes('site-answered'));
    expect(seen.filter((type) => type !== 'site-shown')).to.deep.equal(events.slice(1));
    expect([banner.shadowRoot?.querySelector('script'), page.troubles]).to.deep.equal([null, []]);
  });
});

describe('a page whose policy refuses inline scripts', () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-n1' 'strict-dynamic'">`;
  const allowed = (): string => loader().replace('<script', '<script nonce="n1"');
  const bannerIn = ({ document: page }: LoaderPage): HTMLElement | undefined => bannersOf(page)[0];
  const requestsOf = ({ window }: LoaderPage): string =>
    window.performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join();

  it('prompts when the loader has arrived, without React', async () => {
    const page = await LoaderPage.open(policy + styled + allowed() + prerenderedHtml(strict));
    const seen: string[] = [];
    for (const type of events) page.document.addEventListener(type, () => seen.push(type));
    await eventually('the banner is visible', () => isShown(bannerIn(page)));
    await click(part(bannerIn(page), 'accept'));
    await eventually('the banner is hidden', () => !isShown(bannerIn(page)));
    expect([storedAnswers(), seen.slice(-3)]).to.deep.equal([accepted, events.slice(1)]);
    expect(requestsOf(page)).to.include('cookie-banner-inline.js');
    expect(page.isDefined('site-cookie-banner')).to.equal(false);
  });

  it('prompts before the loader if prerendering gets the nonce', async () => {
    const page = await LoaderPage.open(policy + styled + prerenderedHtml(strict, { nonce: 'n1' }));
    expect(isShown(bannerIn(page))).to.equal(true);
  });

  it('does not prompt a visitor who has answered', async () => {
    answerBefore(declined);
    const page = await LoaderPage.open(policy + styled + allowed() + prerenderedHtml(strict));
    await eventually('the page has been idle', () => requestsOf(page).includes('cookie-banner-idle.js'));
    await never('the banner appears', () => isShown(bannerIn(page)));
  });
});
