import { expect } from '@open-wc/testing';
import type { ConsentCategory } from '../../../core/model/vocabularies/consent-categories.ts';
import type { ConsentChoices } from '../../../core/page/consent.ts';
import { freshDocument, loadServices } from './services.ts';

const { consent, setReporter } = await loadServices();

const fresh = () => consent(freshDocument());

/** The state of a promise after the pending microtasks. */
const stateOf = async (promise: Promise<unknown>): Promise<string> => {
  const state = promise.then(
    () => 'resolved',
    (reason: unknown) => `rejected: ${reason}`,
  );
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return Promise.race([state, Promise.resolve('pending')]);
};

describe('consent', () => {
  it('allows only the necessary before the visitor has answered', () => {
    const { allows, choices } = fresh();
    const optional: ConsentCategory[] = ['functional', 'analytics', 'marketing', 'media'];
    for (const category of optional) expect(allows(category), category).to.equal(false);
    expect(allows('necessary')).to.equal(true);
    expect(choices()).to.deep.equal({});
  });

  it('allows what was granted, until it is withdrawn', () => {
    const { allows, choices, grant, withdraw } = fresh();
    grant('media', 'analytics');
    expect([allows('media'), allows('analytics'), allows('marketing')]).to.deep.equal([true, true, false]);
    withdraw('media');
    expect(allows('media')).to.equal(false);
    expect(choices()).to.deep.equal({ media: false, analytics: true });
  });

  it('cannot withdraw the necessary, nor grant an unknown category', () => {
    const { allows, choices, grant, withdraw } = fresh();
    withdraw('necessary');
    // As a page's own script could call it.
    const unknown = ['everything', '__proto__', 'toString'] as unknown as ConsentCategory[];
    grant(...unknown);
    expect(allows('necessary')).to.equal(true);
    for (const category of unknown) expect(allows(category), category).to.equal(false);
    expect(choices()).to.deep.equal({});
  });

  it('means no on a page whose Object.prototype contains yes', () => {
    const polluted = Object.prototype as { media?: boolean };
    polluted.media = true;
    try {
      const { allows, grant, storeIn } = fresh();
      storeIn({ read: () => ({}), write: () => undefined });
      expect(allows('media')).to.equal(false);
      grant('media');
      expect(allows('media')).to.equal(true);
    } finally {
      delete polluted.media;
    }
  });

  it('is shared within a page, and separate for each page', () => {
    const page = freshDocument();
    consent(page).grant('media');
    expect(consent(page).allows('media')).to.equal(true);
    expect(fresh().allows('media')).to.equal(false);
  });
});

describe('changes of consent', () => {
  it('reach every subscriber once, even past one that fails', () => {
    const page = freshDocument();
    const codes: string[] = [];
    setReporter(page, ({ code }) => codes.push(code));
    const { grant, subscribe, withdraw } = consent(page);
    let calls = 0;
    subscribe(() => {
      throw new Error('broken');
    });
    const end = subscribe(() => {
      calls += 1;
    });
    grant('media');
    grant('media');
    withdraw('media');
    end();
    grant('media');
    expect(calls).to.equal(2);
    expect(codes).to.deep.equal(Array(3).fill('consent-step-failed'));
  });

  it('can be waited for', async () => {
    const { grant, whenAllowed } = fresh();
    const video = whenAllowed('media');
    grant('analytics');
    expect(await stateOf(video)).to.equal('pending');
    grant('media');
    expect(await stateOf(video)).to.equal('resolved');
    expect(await stateOf(whenAllowed('media'))).to.equal('resolved');
    expect(await stateOf(whenAllowed('necessary'))).to.equal('resolved');
  });

  it('are no longer awaited after an abort', async () => {
    const { grant, whenAllowed } = fresh();
    const gone = new AbortController();
    const video = whenAllowed('media', gone.signal);
    gone.abort('unmounted');
    expect(await stateOf(video)).to.equal('rejected: unmounted');
    grant('media');
    expect(await stateOf(whenAllowed('media', gone.signal))).to.equal('rejected: unmounted');
  });
});

describe('a store of consent', () => {
  it('provides the answers of an earlier visit and receives every later one', () => {
    const written: ConsentChoices[] = [];
    const { allows, storeIn, grant } = fresh();
    storeIn({ read: () => ({ media: true, marketing: false }), write: (choices) => written.push(choices) });
    expect([allows('media'), allows('marketing')]).to.deep.equal([true, false]);
    grant('analytics');
    expect(written).to.deep.equal([{ media: true, marketing: false, analytics: true }]);
  });

  it('does not overrule what the visitor has answered on this page', () => {
    const { allows, storeIn, withdraw } = fresh();
    withdraw('media');
    storeIn({ read: () => ({ media: true }), write: () => undefined });
    expect(allows('media')).to.equal(false);
  });

  it('has its invalid answers ignored', () => {
    const { choices, storeIn } = fresh();
    const forged: unknown = { media: 'yes', analytics: 1, necessary: false, other: true, functional: true };
    // A cookie that another script wrote.
    storeIn({ read: () => forged as ConsentChoices, write: () => undefined });
    expect(choices()).to.deep.equal({ functional: true });
  });

  it('may fail without an exception', () => {
    const page = freshDocument();
    const codes: string[] = [];
    setReporter(page, ({ code }) => codes.push(code));
    const { allows, grant, storeIn } = consent(page);
    const fail = () => {
      throw new Error('denied');
    };
    storeIn({ read: fail, write: fail });
    grant('media');
    expect(allows('media')).to.equal(true);
    expect(codes).to.deep.equal(['consent-step-failed', 'consent-step-failed']);
  });
});
