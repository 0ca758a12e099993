import { expect } from '@open-wc/testing';
import type { LoadFailure } from '../../../core/page/load-script.ts';
import { freshDocument, loadServices } from './services.ts';

const { consent, loadScript, loadStyle } = await loadServices();

// The script that is loaded counts its runs there.
const counter = globalThis as { thirdPartyRuns?: number };
const styled = (): boolean => getComputedStyle(document.documentElement).getPropertyValue('--third-party') === 'here';

const kinds = {
  script: {
    load: loadScript,
    address: '/test/core/page/fixtures/third-party.js',
    isThere: () => counter.thirdPartyRuns !== undefined && counter.thirdPartyRuns > 0,
  },
  style: { load: loadStyle, address: '/test/core/page/fixtures/third-party.css', isThere: styled },
} as const;

const tagsIn = (page: Document): NodeListOf<HTMLScriptElement | HTMLLinkElement> =>
  page.querySelectorAll('script[src*="third-party"], link[href*="third-party"]');
const tags = () => tagsIn(document);

let count = 0;
/** A file under a URL that no test has used before. */
const fresh = (address: string): string => {
  count += 1;
  return `${address}?${count}`;
};

const codeOf = (promise: Promise<void>): Promise<string> =>
  promise.then(
    () => 'loaded',
    // No other outcome is allowed.
    ({ code }: LoadFailure) => code,
  );

beforeEach(() => {
  counter.thirdPartyRuns = 0;
});
afterEach(() => {
  for (const tag of tags()) tag.remove();
});

for (const [kind, { load, address, isThere }] of Object.entries(kinds)) {
  describe(`a third party's ${kind}`, () => {
    it('is loaded once for all callers', async () => {
      const url = fresh(address);
      await Promise.all([load(url), load(new URL(url, location.href).href)]);
      expect(isThere()).to.equal(true);
      await load(url);
      expect(tags()).to.have.length(1);
    });

    it('is not loaded if its effect already exists', async () => {
      await load(fresh(address), { test: () => true });
      expect(tags()).to.have.length(0);
    });

    it('is tested by every caller, and requested again when its effect is gone', async () => {
      const url = fresh(address);
      await Promise.all([load(url), load(url, { test: isThere })]);
      for (const tag of tags()) tag.remove();
      counter.thirdPartyRuns = 0;
      expect(await codeOf(load(url, { test: isThere }))).to.equal(`${kind}-without-effect`);
      expect(await codeOf(load(url, { test: isThere }))).to.equal('loaded');
      expect(tags()).to.have.length(1);
    });

    it('reports the failure to every caller, and leaves no tag', async () => {
      const url = `/nothing${address}`;
      expect(await Promise.all([codeOf(load(url)), codeOf(load(url))])).to.deep.equal([
        `${kind}-failed`,
        `${kind}-failed`,
      ]);
      expect(tags()).to.have.length(0);
    });

    it('is loaded by the next call after a failure of the server', async () => {
      const url = `/fails-once/${crypto.randomUUID()}/${address.split('/').at(-1)}${address}?1`;
      expect(await codeOf(load(url))).to.equal(`${kind}-failed`);
      expect(await codeOf(load(url))).to.equal('loaded');
      expect(isThere()).to.equal(true);
    });

    it('fails after the timeout', async () => {
      // Nothing ever loads in a document without a window.
      const page = freshDocument();
      const promise = load('https://example.com/third-party', { document: page, timeout: 20 });
      expect(tagsIn(page)).to.have.length(1);
      expect(await codeOf(promise)).to.equal(`${kind}-timeout`);
      expect(tagsIn(page)).to.have.length(0);
    });

    it('fails if the test of its effect throws', async () => {
      const test = () => {
        throw new Error('vendor');
      };
      expect(await codeOf(load(fresh(address), { test }))).to.equal(`${kind}-without-effect`);
    });

    it('is requested with https, or from this machine', async () => {
      for (const url of ['http://example.com/x.js', 'data:text/javascript,x', 'blob:x', 'javascript:x', 'http://['])
        expect(await codeOf(load(url)), url).to.equal(`${kind}-url-refused`);
      expect(await codeOf(load(fresh(address)))).to.equal('loaded');
    });

    it('is checked against its hash', async () => {
      const wrong = `sha256-${'A'.repeat(43)}=`;
      expect(await codeOf(load(fresh(address), { integrity: wrong }))).to.equal(`${kind}-failed`);
      expect(isThere()).to.equal(false);
    });

    it('gets the nonce of the page, or the given one', () => {
      const page = freshDocument();
      const own = page.createElement('script');
      own.nonce = 'page';
      own.setAttribute('nonce', 'page');
      page.head.append(own);
      void codeOf(load('https://example.com/third-party-a', { document: page, timeout: 0 }));
      void codeOf(load('https://example.com/third-party-b', { document: page, timeout: 0, nonce: 'given' }));
      expect([...tagsIn(page)].map(({ nonce }) => nonce)).to.deep.equal(['page', 'given']);
    });

    it('that needs consent is requested only after it', async () => {
      const url = new URL(fresh(address), location.href).href;
      const { grant, whenAllowed } = consent();
      // The visitor has not answered.
      const page = freshDocument();
      expect(await codeOf(load(url, { document: page, category: 'media' }))).to.equal(`${kind}-not-allowed`);
      consent().withdraw('media');
      expect(await codeOf(load(url, { category: 'media' }))).to.equal(`${kind}-not-allowed`);
      expect(tags()).to.have.length(0);
      const later = whenAllowed('media').then(() => codeOf(load(url, { category: 'media' })));
      grant('media');
      expect(await later).to.equal('loaded');
      consent().withdraw('media');
      expect(await codeOf(load(url, { category: 'media' }))).to.equal(`${kind}-not-allowed`);
    });
  });
}

describe('a stylesheet with a signal', () => {
  const { address } = kinds.style;

  it('is removed when the signal aborts, and loaded by the next call', async () => {
    const url = fresh(address);
    const controller = new AbortController();
    await loadStyle(url, { signal: controller.signal });
    expect(styled()).to.equal(true);
    controller.abort();
    expect([styled(), tags().length]).to.deep.equal([false, 0]);
    await loadStyle(url);
    expect([styled(), tags().length]).to.deep.equal([true, 1]);
  });

  it('is loaded for its caller alone: others keep theirs', async () => {
    const url = fresh(address);
    const controller = new AbortController();
    const { signal } = controller;
    const aborted = loadStyle(url, { signal }).catch(({ name }) => name);
    const kept = loadStyle(url);
    controller.abort();
    expect(await aborted).to.equal('AbortError');
    await kept;
    expect([styled(), tags().length]).to.deep.equal([true, 1]);
    const later = new AbortController();
    await loadStyle(url, { signal: later.signal });
    expect(tags()).to.have.length(2);
    later.abort();
    await loadStyle(url);
    expect([styled(), tags().length]).to.deep.equal([true, 1]);
  });

  it('is not loaded further, or at all, after the signal has aborted', async () => {
    const controller = new AbortController();
    const loading = loadStyle(`/stalls/${address}`, { signal: controller.signal }).catch(({ name }) => name);
    controller.abort();
    expect(await loading).to.equal('AbortError');
    expect(await loadStyle(fresh(address), { signal: controller.signal }).catch(({ name }) => name)).to.equal(
      'AbortError',
    );
    expect(tags()).to.have.length(0);
  });
});
