/** Tests the log of a page, against the mock API. */
import { expect } from '@open-wc/testing';
import { setCookie } from '../../../support/cookies.ts';
import { eventually, never } from '../../../support/eventually.ts';
import { closePages } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type EventCall, type EventsPage, type EventsPageOptions, openEventsPage } from './open-events-page.ts';

const { consent, destroySite } = await loadServices();

interface LoggedPage extends EventsPage {
  readonly clock: FakeClock;
}

/** Opens a page whose visitor has agreed, with a clock that the test advances. */
async function open(options: EventsPageOptions = {}): Promise<LoggedPage> {
  let clock: FakeClock | undefined;
  const page = await openEventsPage({
    ...options,
    prepare: (view) => {
      clock = fakeClock(view);
    },
  });
  consent(page.document).grant('analytics');
  if (!clock) throw new Error('the page has no clock');
  return { ...page, clock };
}

/** Adds lines, and resolves when the script of the log has loaded and has the first one. */
async function log(page: LoggedPage, ...lines: readonly unknown[]): Promise<void> {
  for (const line of lines) page.trace(line);
  await eventually('the log waits for its time', () => page.clock.waiting() > 0);
}

const linesOf = ({ fields }: EventCall) =>
  JSON.parse(fields.data ?? '[]').map(({ level, message }: Record<string, string>) => `${level}: ${message}`);
const ok = (): Promise<Response> => Promise.resolve(new Response('{}'));

afterEach(() => {
  closePages();
  setCookie('crumb=; Max-Age=0');
});

describe('the log of a page', () => {
  it('is sent every 30 s, with the crumb, and the mock API accepts it', async () => {
    setCookie('crumb=a%2Bb');
    const page = await open();
    page.trace('late', 'warn');
    await log(page, 'full');
    page.clock.advance(29_999);
    expect(page.calls).to.deep.equal([]);
    page.clock.advance(1);
    const call = await eventually('it is sent', () => page.calls[0]);
    expect([call.url.pathname, call.url.searchParams.get('crumb')]).to.deep.equal(['/api/events/Trace', 'a+b']);
    expect(linesOf(call)).to.deep.equal(['warn: late', 'info: full']);
    const response = await call.response;
    expect([response?.status, response?.headers.get('x-mock-violations')]).to.deep.equal([200, null]);
    expect(page.clock.waiting()).to.equal(0);
    await log(page, 'next');
    page.clock.advance(30_000);
    expect(page.calls.map(linesOf).at(-1)).to.deep.equal(['info: next']);
  });

  it('is sent when the visitor leaves, and when the site is destroyed', async () => {
    const page = await open({ answer: ok });
    await log(page, 'a', 'b');
    page.view.dispatchEvent(new Event('pagehide'));
    expect(page.calls.map(({ by }) => by)).to.deep.equal(['beacon']);
    await log(page, 'c');
    destroySite(page.document);
    expect(page.calls.map(linesOf)).to.deep.equal([['info: a', 'info: b'], ['info: c']]);
    expect(page.clock.waiting()).to.equal(0);
  });

  it('is neither kept before the visitor agrees nor sent after the consent is withdrawn', async () => {
    const undecided = await openEventsPage({ answer: ok });
    undecided.trace('early');
    const page = await open({ answer: ok });
    await log(page, 'a');
    consent(page.document).withdraw('analytics');
    page.trace('b');
    expect(page.clock.waiting()).to.equal(0);
    page.view.dispatchEvent(new Event('pagehide'));
    consent(undecided.document).grant('analytics');
    await never('something is sent', () => page.calls.length + undecided.calls.length > 0);
  });

  it('contains no mistyped line and at most 50 lines of 200 characters, with one warning for each line', async () => {
    const page = await open({ answer: ok });
    page.trace(7);
    page.trace({
      toString: () => {
        throw new Error('not text');
      },
    });
    page.trace('a', 'fatal');
    await log(page, 'x'.repeat(300), ...Array.from({ length: 50 }, (_, number) => `line ${number}`));
    page.clock.advance(30_000);
    const lines = linesOf(await eventually('it is sent', () => page.calls[0]));
    expect([lines.length, lines[0], lines.at(-1)]).to.deep.equal([50, `info: ${'x'.repeat(200)}`, 'info: line 48']);
    await eventually('the warnings are shown', () => page.troubles.length === 4);
    expect(page.troubles.join()).to.contain('The line "line 49" of the log is not sent.');
  });

  it('is at most 16 KB, so that it can leave with the events of the page', async () => {
    const page = await open({ answer: ok });
    await log(page, ...Array.from({ length: 20 }, () => '版'.repeat(200)));
    page.clock.advance(30_000);
    const { text } = await eventually('it is sent', () => page.calls[0]);
    expect(text.length).to.be.within(10_000, 16 * 1024);
    await eventually('a warning is shown', () => page.troubles.length > 0);
  });
});
