import { expect } from '@open-wc/testing';
import type { ScriptFailure } from '../../../core/page/load-script.ts';
import { freshDocument, loadServices } from './services.ts';

const { consent, loadScript } = await loadServices();

// The script that is loaded counts its runs there.
const counter = globalThis as { thirdPartyRuns?: number };
const address = '/test/core/page/fixtures/third-party.js';
const tags = () => document.querySelectorAll(`script[src*="third-party"]`);

let count = 0;
/** The script under an address that no test has used before. */
const fresh = (): string => {
  count += 1;
  return `${address}?${count}`;
};

const codeOf = (promise: Promise<void>): Promise<string> =>
  promise.then(
    () => 'loaded',
    // Nothing else may come out of it.
    ({ code }: ScriptFailure) => code,
  );

beforeEach(() => {
  counter.thirdPartyRuns = 0;
});
afterEach(() => {
  for (const tag of tags()) tag.remove();
});

describe("a third party's script", () => {
  it('is loaded once, whoever asks for it and however often', async () => {
    const url = fresh();
    await Promise.all([loadScript(url), loadScript(new URL(url, location.href).href)]);
    await loadScript(url);
    expect(counter.thirdPartyRuns).to.equal(1);
    expect(tags()).to.have.length(1);
  });

  it('is not loaded when what it brings is there already', async () => {
    await loadScript(fresh(), { test: () => true });
    expect(tags()).to.have.length(0);
  });

  it('is asked for again after it has failed', async () => {
    const url = fresh();
    const test = () => counter.thirdPartyRuns === 2;
    expect(await codeOf(loadScript(url, { test }))).to.equal('script-without-effect');
    expect(tags()).to.have.length(0);
    expect(await codeOf(loadScript(url, { test }))).to.equal('loaded');
  });

  it('is tested by every caller, and asked for again when what it brought is gone', async () => {
    const url = fresh();
    const test = () => counter.thirdPartyRuns !== undefined && counter.thirdPartyRuns > 0;
    await Promise.all([loadScript(url), loadScript(url, { test })]);
    delete counter.thirdPartyRuns;
    expect(await codeOf(loadScript(url, { test }))).to.equal('script-without-effect');
    expect(await codeOf(loadScript(url, { test }))).to.equal('loaded');
    expect(tags()).to.have.length(1);
  });

  it('tells every caller that it cannot be loaded, and leaves no tag', async () => {
    const url = '/nothing/third-party.js';
    expect(await Promise.all([codeOf(loadScript(url)), codeOf(loadScript(url))])).to.deep.equal([
      'script-failed',
      'script-failed',
    ]);
    expect(tags()).to.have.length(0);
  });

  it('comes at the next call where the server had a bad moment', async () => {
    const url = `/fails-once/${crypto.randomUUID()}/third-party.js${address}?1`;
    expect(await codeOf(loadScript(url))).to.equal('script-failed');
    expect(await codeOf(loadScript(url))).to.equal('loaded');
    expect(counter.thirdPartyRuns).to.equal(1);
  });

  it('is given up after the time-out', async () => {
    // Nothing ever loads in a document without a window.
    const page = freshDocument();
    const promise = loadScript('https://example.com/x.js', { document: page, timeout: 20 });
    expect(page.scripts).to.have.length(1);
    expect(await codeOf(promise)).to.equal('script-timeout');
    expect(page.scripts).to.have.length(0);
  });

  it('fails when the test of what it brings throws', async () => {
    const test = () => {
      throw new Error('vendor');
    };
    expect(await codeOf(loadScript(fresh(), { test }))).to.equal('script-without-effect');
  });

  it('comes over https, or from this machine', async () => {
    for (const url of ['http://example.com/x.js', 'data:text/javascript,x', 'blob:x', 'javascript:x', 'http://['])
      expect(await codeOf(loadScript(url)), url).to.equal('script-url-refused');
    expect(await codeOf(loadScript(fresh()))).to.equal('loaded');
  });

  it('is checked against its hash', async () => {
    const wrong = `sha256-${'A'.repeat(43)}=`;
    expect(await codeOf(loadScript(fresh(), { integrity: wrong }))).to.equal('script-failed');
    expect(counter.thirdPartyRuns).to.equal(0);
  });

  it('gets the nonce of the page, or the one that is given', () => {
    const page = freshDocument();
    const own = page.createElement('script');
    own.nonce = 'page';
    own.setAttribute('nonce', 'page');
    page.head.append(own);
    void codeOf(loadScript('https://example.com/a.js', { document: page, timeout: 0 }));
    void codeOf(loadScript('https://example.com/b.js', { document: page, timeout: 0, nonce: 'given' }));
    expect([...page.scripts].map(({ nonce }) => nonce)).to.deep.equal(['page', 'page', 'given']);
  });
});

describe("a third party's script that needs consent", () => {
  it('is not requested before, and is afterwards', async () => {
    const url = fresh();
    const { grant, whenAllowed, withdraw } = consent();
    withdraw('media');
    expect(await codeOf(loadScript(url, { category: 'media' }))).to.equal('script-not-allowed');
    expect(tags()).to.have.length(0);
    const later = whenAllowed('media').then(() => codeOf(loadScript(url, { category: 'media' })));
    grant('media');
    expect(await later).to.equal('loaded');
    withdraw('media');
    expect(await codeOf(loadScript(url, { category: 'media' }))).to.equal('script-not-allowed');
  });
});
