/**
 * Experiments: the variant of a visitor, the reports about it, and the stored entries. It is long because each reason for the default, and
 * each end of a report, is a test.
 */
import { expect } from '@open-wc/testing';
import { eventually, frames } from '../../support/eventually.ts';
import { answer, hanging, json, restoreFetch, sent } from './fake-fetch.ts';
import { freshDocument, loadServices } from './services.ts';

const { consent, destroySite, experiments, startSite } = await loadServices();

const visitor = `site-visitor=${encodeURIComponent('ada|1|1735689600000|1735689600000|1735689600000')}`;
const keys = ['experiments', 'experiment-overrides', 'experiment-exposures'].map((key) => `site:${key}`);

const server = { name: 'hero', experimentType: 'AB_TEST', variant: 'b', segmentName: 'members' };
const local = { name: 'footer', experimentType: 'AB_TEST', variants: ['long', 'short'] };
const toggle = (variant: unknown) => ({ name: 'new-cart', experimentType: 'FEATURE_TOGGLE', variant });

interface PageOptions {
  readonly website?: object;
  readonly query?: string;
  readonly body?: string;
  readonly cookie?: string;
  /** The URL of `<base>`. */
  readonly base?: string;
}

const pages: Document[] = [];

/** Opens a page with these experiments. */
function open(list: unknown, { website = {}, query = '', body = '', cookie = '', base }: PageOptions = {}) {
  const page = freshDocument();
  Object.defineProperty(page, 'URL', { get: () => `https://halden.example/prints${query}` });
  Object.defineProperty(page, 'defaultView', { get: () => window });
  Object.defineProperty(page, 'baseURI', { get: () => base ?? page.URL });
  // In WebKit a document without a window never stops loading.
  Object.defineProperty(page, 'readyState', { get: () => 'complete' });
  Object.defineProperty(page, 'cookie', { get: () => cookie, set: () => {} });
  pages.push(page);
  const script = page.createElement('script');
  script.type = 'application/json';
  script.dataset.siteContext = '';
  const context = {
    website: { id: 'site-1', language: 'en-GB', ...website },
    templateId: 'template-1',
    experiments: list,
  };
  script.textContent = JSON.stringify(context);
  page.head.append(script);
  page.body.innerHTML = body;
  return page;
}

/** Opens the page of a visitor with an id who has consented. */
function openKnown(list: readonly object[], options?: PageOptions): Document {
  const page = open(list, { cookie: visitor, ...options });
  consent(page).grant('analytics');
  return page;
}

const variantIn = (page: Document, name: string): string => experiments(page).variantOf(name, 'default');

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(`site:${key}`) ?? 'null')?.value;

/** The names of the stored entries. */
const entries = (): readonly string[] => keys.filter((key) => localStorage.getItem(key) !== null);

/** Returns the errors in the console while a function runs. */
function errorsOf(run: () => void): readonly string[] {
  const original = console.error;
  const errors: string[] = [];
  console.error = (...values: unknown[]) => void errors.push(values.join(' '));
  try {
    run();
  } finally {
    console.error = original;
  }
  return errors;
}

const forget = (): void => {
  for (const key of keys) localStorage.removeItem(key);
};

beforeEach(() => {
  forget();
  answer(json(undefined, 202));
});
afterEach(async () => {
  // Exposures of this test must not be counted in the next one.
  await frames(2);
  for (const page of pages.splice(0)) destroySite(page);
  forget();
  restoreFetch();
});

describe('the variant of the server', () => {
  it('is what the visitor gets, without consent too', () => {
    expect(variantIn(open([server]), 'hero')).to.equal('b');
    expect(sent).to.have.length(0);
    expect(entries()).to.deep.equal([]);
  });

  it('turns a toggle on only as the text true', () => {
    const on = (variant: unknown) => experiments(open([toggle(variant)])).isOn('new-cart');
    expect([on('true'), on('false'), on('True'), on(null)]).to.deep.equal([true, false, false, false]);
    expect(errorsOf(() => expect(on(true)).to.equal(false))).to.have.length(1);
    expect(experiments(open([toggle(null)])).isOn('new-cart', true)).to.equal(true);
  });

  it('may be passed to startSite instead', () => {
    const page = freshDocument();
    startSite({ experiments: [server] }, page);
    expect(variantIn(page, 'hero')).to.equal('b');
    destroySite(page);
  });

  const problems: readonly (readonly [text: string, list: unknown, name: string])[] = [
    ['The underlying Praetor configuration is not loaded', undefined, 'hero'],
    ['The specified feature does not exist', [server], 'other'],
    ['The specified feature does not exist', [server], 'constructor'],
    ['The specified feature is not a AB_TEST', [toggle('true')], 'new-cart'],
    ['The specified feature has an invalid server-side definition', [{ ...server, containsError: true }], 'hero'],
    ['The specified feature has an invalid server-side definition', [{ ...server, variant: 7 }], 'hero'],
  ];
  for (const [text, list, name] of problems)
    it(`is the default, and logged once: ${text} (${JSON.stringify(list) ?? 'no list'})`, () => {
      const page = open(list);
      const errors = errorsOf(() => {
        expect(variantIn(page, name)).to.equal('default');
        expect(variantIn(page, name)).to.equal('default');
      });
      expect(errors).to.deep.equal([`site-elements: ${text} ${name}`]);
    });

  it('of a test is not that of a toggle', () => {
    const errors = errorsOf(() => expect(experiments(open([server])).isOn('hero')).to.equal(false));
    expect(errors).to.deep.equal(['site-elements: The specified feature is not a FEATURE_TOGGLE hero']);
  });
});

describe('the variant that the page assigns', () => {
  it('is the default without consent, and without an id', () => {
    expect(variantIn(open([local], { cookie: visitor }), 'footer')).to.equal('default');
    const page = open([local]);
    consent(page).grant('analytics');
    expect(variantIn(page, 'footer')).to.equal('default');
    expect(sent).to.have.length(0);
    expect(entries()).to.deep.equal([]);
  });

  it('is the same on each page, and there before the answer has been read', () => {
    const variant = variantIn(openKnown([local]), 'footer');
    expect(variant).to.be.oneOf(['long', 'short']);
    expect(stored('experiments')).to.deep.equal({ footer: variant });
    expect(variantIn(openKnown([local]), 'footer')).to.equal(variant);
    expect(variantIn(open([local]), 'footer')).to.equal(variant);
  });

  it('does not change while the page is open, and applies to markup from the next page on', () => {
    const page = openKnown([local], { body: '<site-experiment name="footer">Long</site-experiment>' });
    expect(variantIn(page, 'footer')).to.equal('default');
    expect(variantIn(openKnown([local]), 'footer')).to.equal(Reflect.get(Object(stored('experiments')), 'footer'));
  });

  it('is erased when the visitor withdraws the consent', async () => {
    const page = openKnown([local]);
    expect(variantIn(page, 'footer')).to.not.equal('default');
    await eventually('the exposure is stored', () => stored('experiment-exposures'));
    consent(page).withdraw('analytics');
    expect(entries()).to.deep.equal([]);
    expect(variantIn(page, 'footer')).to.equal('default');
    window.dispatchEvent(new Event('pagehide'));
    expect(entries()).to.deep.equal([]);
  });

  it('turns a toggle on for all visitors at 100 percent, and for none at 0', () => {
    const { experimentType, name } = toggle('true');
    const on = (rollout: number) => experiments(openKnown([{ experimentType, name, rollout }])).isOn(name);
    expect([on(100), on(0)]).to.deep.equal([true, false]);
  });

  it('is forgotten once the experiment has ended', () => {
    variantIn(openKnown([local]), 'footer');
    variantIn(openKnown([server]), 'hero');
    expect(stored('experiments') ?? null).to.equal(null);
  });
});

describe('an exposure', () => {
  const exposed = () => sent.map(({ url, body }) => [url.pathname, new URLSearchParams(body)] as const);

  it('is sent once for each experiment, with consent, to the events of the site', async () => {
    const page = open([server, local]);
    variantIn(page, 'hero');
    await frames(2);
    expect(sent).to.have.length(0);
    consent(page).grant('analytics');
    await eventually('the exposure', () => sent.length === 1);
    variantIn(page, 'hero');
    const [[path, fields] = []] = exposed();
    expect([path, fields?.get('event'), sent[0]?.keepalive]).to.deep.equal([
      '/api/events/RecordEvent',
      'ExperimentExposed',
      true,
    ]);
    expect(JSON.parse(fields?.get('data') ?? '')).to.deep.equal({
      websiteId: 'site-1',
      website_locale: 'en-GB',
      templateId: 'template-1',
      variantId: 'b',
      pagePath: '/prints',
      experiment: { name: 'hero', experimentType: 'AB_TEST', variant: 'b', segmentName: 'members' },
    });
    const next = open([server]);
    consent(next).grant('analytics');
    variantIn(next, 'hero');
    await frames(2);
    expect(sent).to.have.length(1);
  });

  it('is sent again for another variant, and by a later page if it failed', async () => {
    const visit = async (variant: string): Promise<void> => {
      const page = open([{ ...server, variant }]);
      consent(page).grant('analytics');
      const before = sent.length;
      variantIn(page, 'hero');
      await eventually('the exposure', () => sent.length > before);
    };
    answer(json({}, 500), json({}, 202));
    await visit('b');
    await eventually('the failure', () => stored('experiment-exposures') === undefined);
    await visit('b');
    await visit('c');
    expect(stored('experiment-exposures')).to.deep.equal({ hero: 'c' });
  });

  /** Opens a page whose visitor has consented, and calls the function before its experiments are read. */
  function openAllowed(prepare: (page: Document) => void): Document {
    const page = open([server]);
    prepare(page);
    consent(page).grant('analytics');
    variantIn(page, 'hero');
    return page;
  }

  it('opens no login and reports no failure to the page, whatever the server answers', async () => {
    answer(json({ loginRequired: true }, 401));
    const events: string[] = [];
    openAllowed((page) => {
      for (const type of ['site-login-required', 'site-request-failed'])
        page.addEventListener(type, () => events.push(type));
    });
    await eventually('the failure', () => sent.length === 1 && stored('experiment-exposures') === undefined);
    expect(events).to.deep.equal([]);
  });

  it('is aborted when the visitor withdraws the consent', async () => {
    let isAborted = false;
    answer((request, signal) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return hanging(request, signal);
    });
    const page = openAllowed(() => {});
    await eventually('the exposure', () => sent.length === 1);
    consent(page).withdraw('analytics');
    expect(isAborted).to.equal(true);
    await frames(2);
    expect(entries()).to.deep.equal([]);
  });

  it('is sent only when the visitor sees a page that the browser has prerendered', async () => {
    let prerendering = true;
    const page = openAllowed((own) => Object.defineProperty(own, 'prerendering', { get: () => prerendering }));
    await frames(2);
    expect(sent).to.have.length(0);
    prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
    await eventually('the exposure', () => sent.length === 1);
  });

  it('is sent to the server of the page with its crumb, wherever `<base>` leads', async () => {
    const page = open([server], { base: 'https://other.example/', cookie: 'crumb=a%2Bb' });
    consent(page).grant('analytics');
    variantIn(page, 'hero');
    await eventually('the exposure', () => sent.length === 1);
    expect(sent[0]?.url.href).to.equal(`${location.origin}/api/events/RecordEvent`);
    expect(new URLSearchParams(sent[0]?.body).get('crumb')).to.equal('a+b');
  });

  it('is not sent for markup that shows the default, because the script in the page is missing or was refused', async () => {
    const host = (name: string, content: string, attributes = ''): string =>
      `<site-experiment name="${name}" ${attributes}>Prints${content}</site-experiment>`;
    const template = '<template data-variant="b">New prints</template>';
    const body = [
      host('refused', template),
      host('shown', template, 'hidden'),
      host('default', template.replace('"b"', '"c"')),
      host('text', '<p data-variant="b">Prints</p>'),
    ];
    const names = ['refused', 'shown', 'default', 'text'];
    const list = names.map((name) => ({ name, variant: 'b' }));
    const page = open(list, { body: body.join('') });
    consent(page).grant('analytics');
    experiments(page);
    await eventually('the exposures', () => sent.length >= 3);
    await frames(2);
    const reported = exposed().map(([, fields]) => JSON.parse(fields.get('data') ?? '').experiment.name);
    expect(reported.sort()).to.deep.equal(['default', 'shown', 'text']);
  });

  it('is sent for markup, but not for an unknown experiment, an error, or a site that was destroyed', async () => {
    const body = ['hero', 'broken', 'other']
      .map((name) => `<site-experiment name="${name}"></site-experiment>`)
      .join('');
    const list = [server, { name: 'broken', variant: 'b', containsError: true }];
    const destroyed = open([server], { body });
    experiments(destroyed);
    destroySite(destroyed);
    consent(destroyed).grant('analytics');
    await frames(2);
    expect(sent).to.have.length(0);
    const page = open(list, { body });
    consent(page).grant('analytics');
    expect(errorsOf(() => experiments(page))).to.deep.equal([]);
    await eventually('the exposure', () => sent.length === 1);
    await frames(2);
    expect(exposed().map(([, fields]) => JSON.parse(fields.get('data') ?? '').experiment.name)).to.deep.equal(['hero']);
  });
});

describe('a browser that sends Global Privacy Control', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

  it('gets the default where the page assigns variants, and no exposure is sent, whatever the visitor answers', async () => {
    variantIn(openKnown([local]), 'footer');
    expect(stored('experiments')).to.not.equal(undefined);
    await eventually('the exposure', () => sent.length === 1);
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const page = openKnown([local, server]);
    expect([variantIn(page, 'footer'), variantIn(page, 'hero')]).to.deep.equal(['default', 'b']);
    await frames(2);
    expect(sent).to.have.length(1);
    expect(stored('experiments') ?? null).to.equal(null);
  });
});

describe('an override in the URL', () => {
  const internal = { siteStatus: 6 };
  const query = '?experiment-hero=c&experiment-other=c';

  it('is remembered on an internal site, until the value reset', async () => {
    const page = open([server], { website: internal, query });
    consent(page).grant('analytics');
    expect(variantIn(page, 'hero')).to.equal('c');
    expect(variantIn(open([server], { website: internal }), 'hero')).to.equal('c');
    expect(stored('experiment-overrides')).to.deep.equal({ hero: 'c' });
    expect(stored('experiments') ?? null).to.equal(null);
    await frames(2);
    expect(sent).to.have.length(0);
    expect(variantIn(open([server], { website: internal, query: '?experiment-hero=reset' }), 'hero')).to.equal('b');
    expect(entries()).to.deep.equal([]);
  });

  it('is removed by reset()', () => {
    const page = open([server], { website: { siteStatus: { value: 6 } }, query });
    experiments(page).reset();
    expect(variantIn(page, 'hero')).to.equal('b');
    expect(entries()).to.deep.equal([]);
  });

  it('has no effect on other sites, which forget an earlier one', () => {
    variantIn(open([server], { website: internal, query }), 'hero');
    for (const website of [{}, { siteStatus: 8 }, { websiteType: 6 }])
      expect(variantIn(open([server], { website, query }), 'hero')).to.equal('b');
    expect(entries()).to.deep.equal([]);
  });
});
