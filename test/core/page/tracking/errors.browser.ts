/** Tests error reports. It is long because each kind of hostile error, and each end of the page, is a test. */
import { expect } from '@open-wc/testing';
import type { FailureReport } from '../../../../core/page/failure-reports.ts';
import { setCookie } from '../../../support/cookies.ts';
import { eventually, frames } from '../../../support/eventually.ts';
import { closePages, type OwnPage, openPage } from '../../../support/own-page.ts';
import { answer, restoreFetch, sent, text, unreachable } from '../fake-fetch.ts';
import { loadServices } from '../services.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

const { consent, destroySite, reportErrors, reportFailure, setReporter } = await loadServices();

interface Measured extends OwnPage {
  readonly clock: FakeClock;
  readonly fail: (code: string, cause?: unknown) => void;
  /** Dispatches the event of an error that a script of the page does not handle. */
  readonly dispatchError: (init?: ErrorEventInit) => void;
  readonly reject: (reason: unknown) => void;
  readonly leave: () => void;
}

/** Opens a page whose failures are not logged. */
async function open(body = ''): Promise<Measured> {
  const page = await openPage({ body });
  const { view } = page;
  setReporter(page.document, () => {});
  return {
    ...page,
    clock: fakeClock(view),
    fail: (code, cause) => reportFailure(page.document, { code, args: {}, cause }),
    dispatchError: (init) => void view.dispatchEvent(new ErrorEvent('error', init)),
    // A promise that is rejected with a hostile value would be an error of the test.
    reject: (reason) =>
      void view.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason })),
    leave: () => void view.dispatchEvent(new view.Event('pagehide')),
  };
}

async function openAllowed(options?: { readonly pageErrors?: boolean }, body?: string): Promise<Measured> {
  const page = await open(body);
  consent(page.document).grant('analytics');
  reportErrors(options, page.document);
  return page;
}

const reports = (): readonly FailureReport[][] => sent.map(({ body }) => JSON.parse(body));
const messages = (): readonly string[][] => reports().map((batch) => batch.map(({ message }) => message));

/** Resolves when a call that has started would have been recorded. */
const settled = (): Promise<void> => frames(2);

async function reportsOf({ clock }: Measured): Promise<readonly FailureReport[]> {
  clock.advance(1000);
  await eventually('the reports are sent', () => sent.length > 0);
  return reports()[0] ?? [];
}

beforeEach(() => answer(text(null, 200)));
afterEach(() => {
  closePages();
  restoreFetch();
  setCookie('crumb=; Max-Age=0');
});

describe('the errors that a site gets reported', () => {
  it('are the failures of elements and services, together, with the crumb of the page', async () => {
    setCookie('crumb=a%2Bb');
    const page = await openAllowed();
    page.fail('a');
    page.clock.advance(999);
    page.fail('b', new TypeError('x is not a function'));
    page.clock.advance(999);
    expect(sent).to.have.length(0);
    page.clock.advance(1);
    await eventually('the reports are sent', () => sent.length === 1);
    expect(messages()).to.deep.equal([['a', 'b: x is not a function']]);
    const [call] = sent;
    expect(call?.url.pathname).to.equal('/api/events/RecordJavascriptErrors');
    expect(call?.method).to.equal('POST');
    expect(call?.headers.get('x-csrf-token')).to.equal('a+b');
    expect(call?.url.search).to.equal('');
  });

  it('go to the server of the page, wherever `<base>` leads', async () => {
    setCookie('crumb=a%2Bb');
    const page = await openAllowed({}, '<base href="https://other.example/">');
    page.fail('a');
    await reportsOf(page);
    expect(sent[0]?.url.href).to.equal(`${location.origin}/api/events/RecordJavascriptErrors`);
    expect(sent[0]?.headers.get('x-csrf-token')).to.equal('a+b');
  });

  it('reach the reporter of the page as before', async () => {
    const page = await open();
    const codes: string[] = [];
    setReporter(page.document, ({ code }) => codes.push(code));
    consent(page.document).grant('analytics');
    const stop = reportErrors({}, page.document);
    page.fail('a');
    stop();
    page.fail('b');
    expect(codes).to.deep.equal(['a', 'b']);
  });

  it('are those of the scripts of a page too, only if it requests them', async () => {
    const page = await openAllowed();
    page.dispatchError({ message: 'Uncaught Error: no' });
    expect(page.clock.waiting()).to.equal(0);
    reportErrors({ pageErrors: true }, page.document);
    const error = new RangeError('too far');
    page.dispatchError({
      message: 'Uncaught RangeError: too far',
      filename: '/site.js?v=1#x',
      lineno: 3,
      colno: 7,
      error,
    });
    page.reject(new TypeError('x is null'));
    page.reject('a text');
    const found = await reportsOf(page);
    expect(found.map(({ message }) => message)).to.deep.equal([
      'Uncaught RangeError: too far',
      'Unhandled rejection: TypeError: x is null',
      'Unhandled rejection: a text',
    ]);
    expect(found[0]).to.include({ app: 'site', file: '/site.js', line: 3, column: 7 });
    expect(found[0]?.stack).to.include('errors.browser');
  });

  it('contain no value of a field, no query and no fragment', async () => {
    const canary = 'Kanarienvogel';
    const long = `${canary} `.repeat(40);
    const page = await openAllowed(
      { pageErrors: true },
      `<form><input name="querySelectorAll" value="${canary}"><textarea>${long}</textarea>
      <select><option>Norwegian</option></select><input value="a"></form>`,
    );
    page.fail('a', new Error(`${canary} is wrong at https://a.example/x?q=${canary}#${canary}`));
    page.dispatchError({ message: `Uncaught Error: in Norwegian, a ${canary}`, error: new Error(canary) });
    page.reject(`before ${long.slice(0, 300)}`);
    const found = await reportsOf(page);
    expect(JSON.stringify(found)).not.to.include(canary);
    expect(found.map(({ message }) => message)).to.deep.equal([
      'a: … is wrong at https://a.example/x',
      'Uncaught Error: in …, a …',
      'Unhandled rejection: before …',
    ]);
  });

  it('contain a repeated error once, with a count, and later repeats when the visitor leaves', async () => {
    const page = await openAllowed();
    for (let count = 0; count < 3; count += 1) page.fail('a');
    page.fail('b');
    expect((await reportsOf(page)).map(({ message, count }) => [message, count])).to.deep.equal([
      ['a', 3],
      ['b', undefined],
    ]);
    page.fail('a');
    page.fail('a');
    page.clock.advance(5000);
    page.leave();
    page.leave();
    await settled();
    expect(reports().map((batch) => batch.map(({ message, count }) => [message, count]))[1]).to.deep.equal([['a', 2]]);
    expect(sent).to.have.length(2);
  });

  it('are at most 10 at once and 20 from a page, with an error in a loop', async () => {
    const page = await openAllowed();
    for (let round = 0; round < 4; round += 1) {
      for (let count = 0; count < 300; count += 1) page.fail(`code-${round}-${count % 12}`);
      page.clock.advance(1000);
      await settled();
    }
    page.leave();
    await settled();
    expect(reports().map(({ length }) => length)).to.deep.equal([10, 10]);
  });

  it('are sent when the visitor leaves, in a call that outlives the page', async () => {
    const page = await openAllowed();
    for (let count = 0; count < 10; count += 1) {
      const cause = new Error('m'.repeat(900));
      cause.stack = 's'.repeat(9000);
      page.fail(`code-${count}`, cause);
    }
    page.leave();
    await eventually('the reports are sent', () => sent.length === 1);
    expect(reports()[0]).to.have.length(10);
    expect(sent[0]?.keepalive).to.equal(true);
    expect(sent[0]?.body.length).to.be.below(30_000);
    expect(page.clock.waiting()).to.equal(0);
  });

  it('do not contain a failure of the report itself', async () => {
    answer(unreachable);
    const page = await openAllowed({ pageErrors: true });
    page.fail('a');
    page.clock.advance(1000);
    await eventually('the call is made', () => sent.length === 1);
    await settled();
    expect(page.clock.waiting()).to.equal(0);
    page.fail('b');
    page.clock.advance(1000);
    await settled();
    expect(messages()).to.deep.equal([['a'], ['b']]);
  });
});

describe('hostile errors', () => {
  const throwing = {
    get message(): string {
      throw new Error('hostile');
    },
  };
  const cyclic = new Error('cyclic');
  cyclic.cause = cyclic;
  const proxy = new Proxy(new Error('proxy'), {
    get: (_target, name) => {
      // The test page logs each reason.
      if (name === Symbol.toPrimitive) return () => 'proxy';
      throw new Error('hostile');
    },
    getPrototypeOf: () => {
      throw new Error('hostile');
    },
  });
  const withAccessor = Object.defineProperty(new Error('first'), 'stack', { get: () => Symbol('stack') });
  const values = [undefined, null, 0, '', Symbol('s'), 10n, {}, throwing, cyclic, proxy, withAccessor, () => {}];

  it('are reported as far as they can be read', async () => {
    const page = await openAllowed({ pageErrors: true });
    for (const value of values) {
      page.fail('a', value);
      page.reject(value);
    }
    const found = await reportsOf(page);
    expect(found.map(({ message }) => message)).to.deep.equal([
      'a',
      'Unhandled rejection',
      'a: cyclic',
      'Unhandled rejection: Error: cyclic',
      'a: first',
      'Unhandled rejection: Error: first',
    ]);
  });

  it('of scripts from other origins have neither stack nor place', async () => {
    const page = await openAllowed({ pageErrors: true });
    for (let count = 0; count < 2; count += 1)
      page.dispatchError({ message: 'Script error.', filename: '', lineno: 0 });
    expect(await reportsOf(page)).to.deep.equal([{ app: 'site', message: 'Script error.', count: 2 }]);
  });

  it('with huge texts are truncated', async () => {
    const page = await openAllowed({ pageErrors: true });
    const cause = new Error('x/?"'.repeat(500_000));
    cause.stack = 'at /x?y "'.repeat(500_000);
    page.fail('a', cause);
    page.dispatchError({ message: ': 1'.repeat(500_000), filename: `data:text/javascript,${'x'.repeat(500_000)}` });
    const found = await reportsOf(page);
    for (const { message, stack = '', file = '' } of found) {
      expect(message.length).to.be.at.most(500);
      expect(stack.length).to.be.at.most(5000);
      expect(file.length).to.be.at.most(500);
    }
  });

  it('that scripts dispatch without properties are reported', async () => {
    const page = await openAllowed({ pageErrors: true });
    page.view.dispatchEvent(new Event('error'));
    page.view.dispatchEvent(new Event('unhandledrejection'));
    expect(await reportsOf(page)).to.deep.equal([
      { app: 'site', message: 'Error' },
      { app: 'site', message: 'Unhandled rejection' },
    ]);
  });

  it('of another frame are read like those of the page', async () => {
    const page = await openAllowed();
    page.fail('a', Reflect.construct(Reflect.get(page.view, 'RangeError'), ['elsewhere']));
    expect((await reportsOf(page))[0]?.message).to.equal('a: elsewhere');
  });
});

describe('the consent of the visitor to error reports', () => {
  it('is required before anything is recorded', async () => {
    const page = await open();
    reportErrors({ pageErrors: true }, page.document);
    page.fail('before');
    page.dispatchError({ message: 'before' });
    consent(page.document).withdraw('analytics');
    page.fail('refused');
    page.leave();
    expect(page.clock.waiting()).to.equal(0);
    consent(page.document).grant('analytics');
    page.fail('after');
    await reportsOf(page);
    expect(messages()).to.deep.equal([['after']]);
  });

  it('ends the reports and erases those that wait, when it is withdrawn', async () => {
    const page = await openAllowed({ pageErrors: true });
    page.fail('a');
    consent(page.document).withdraw('analytics');
    page.fail('b');
    page.dispatchError({ message: 'c' });
    expect(page.clock.waiting()).to.equal(0);
    page.leave();
    consent(page.document).grant('analytics');
    page.fail('d');
    await reportsOf(page);
    expect(messages()).to.deep.equal([['d']]);
  });

  it('does not outlast the site, which destroySite ends', async () => {
    const page = await openAllowed({ pageErrors: true });
    page.fail('a');
    destroySite(page.document);
    page.fail('b');
    page.dispatchError({ message: 'c' });
    page.leave();
    consent(page.document).withdraw('analytics');
    consent(page.document).grant('analytics');
    page.fail('d');
    expect(page.clock.waiting()).to.equal(0);
    await settled();
    expect(sent).to.have.length(0);
  });
});
