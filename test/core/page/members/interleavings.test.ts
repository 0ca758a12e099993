/**
 * Sessions under random interleavings of logins, expiry, crumb failures, logouts in other tabs and lost connections: nothing is sent for
 * another member, and nothing that was typed is lost.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setReporter } from '../../../../core/page/failure.ts';
import { members } from '../../../../core/page/members.ts';
import { pageMember } from '../../../../core/page/request/page-member.ts';
import { request } from '../../../../core/page/request.ts';
import { destroySite } from '../../../../core/page/runtime.ts';
import { ModelChannel, ModelServer, ModelTab } from './visitor-model.ts';

const emails = ['ida@example.com', 'ada@example.com'] as const;

/** Returns random whole numbers below a limit (mulberry32). */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % limit;
  };
}

/** Ends after a random number of turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve));
}

const { fetch, BroadcastChannel, setTimeout } = globalThis;

/** Pauses between attempts take some turns; time limits are never reached. */
const modelTimeout = (step: () => void, delay: number): number => {
  if (delay < 1000) void turns(3).then(step);
  return 0;
};

/** A text that the visitor has typed, and what has become of it. */
interface Typed {
  /** The member for whom the page acted when it was sent; undefined until the page knew it. */
  readonly member: string | undefined;
  readonly text: string;
  /** The first member that the page has known since, if it knew none. */
  next?: string;
  /** Whether the call was reported as saved; otherwise the text is still in the form. */
  isSaved?: boolean;
}

interface Browser {
  readonly tabs: readonly ModelTab[];
  readonly server: ModelServer;
  readonly jar: { crumb: string; session: string };
  isOffline: boolean;
  readonly typed: Typed[];
  readonly random: (limit: number) => number;
  /** The calls that visitors have begun. */
  readonly pending: Promise<unknown>[];
}

function open(seed: number): Browser {
  const random = randomFrom(seed);
  const server = new ModelServer();
  const jar = { crumb: server.crumb, session: '' };
  const browser: Browser = {
    tabs: [new ModelTab(jar), new ModelTab(jar), new ModelTab(jar)],
    ...{ server, jar, isOffline: false, typed: [], random, pending: [] },
  };
  ModelChannel.delay = () => turns(random(6));
  globalThis.fetch = async (input) => {
    // The code under test calls it with a request.
    const sent = input as Request;
    assert.equal(
      new URL(sent.url).origin,
      sent.url.includes('/api/save') ? 'https://other.example' : 'https://site.example',
    );
    await turns(random(5));
    if (browser.isOffline) throw new TypeError('offline');
    // Browsers attach the cookie when they send a request.
    const answer = await server.answer(sent, jar.session, (cookie) => {
      jar.session = cookie;
    });
    await turns(random(5));
    // The response is lost after the server has carried the call out.
    if (browser.isOffline) throw new TypeError('offline');
    return answer;
  };
  for (const { document } of browser.tabs) setReporter(document, () => undefined);
  // The last tab has no element that knows the members, until the visitor uses one.
  for (const { document } of browser.tabs.slice(0, 2)) members(document);
  return browser;
}

const actions: readonly ((browser: Browser, tab: ModelTab) => unknown)[] = [
  ({ random }, { document }) =>
    members(document).logIn({ email: emails[random(2)] ?? '', password: random(5) === 0 ? 'wrong' : 'leeward' }),
  (_browser, { document }) => members(document).logOut({ cloneCart: true }),
  ({ server, jar }) => server.expire(jar.session),
  ({ server }) => server.renewCrumb(),
  (browser) => {
    browser.isOffline = !browser.isOffline;
  },
  ({ random }, { dialog }) => random(3) === 0 && dialog.close(),
  (_browser, { document }) => members(document).read(),
];

function send({ typed }: Browser, { document }: ModelTab): Promise<unknown> {
  const known = pageMember(document).get().member;
  const text: Typed = { member: known?.email, text: `${typed.length}` };
  typed.push(text);
  pageMember(document).subscribe(() => {
    const { member: now } = pageMember(document).get();
    if (now?.token) text.next ??= now.email;
  });
  const url = 'https://site.example/api/account';
  const options = { document, json: { typed: text.text }, crumb: 'query', retries: 2 } as const;
  return request(url, options).then(({ ok }) => {
    text.isSaved = ok;
  });
}

async function run(seed: number): Promise<Browser> {
  const browser = open(seed);
  const { random, tabs, pending } = browser;
  for (let step = 0; step < 25; step += 1) {
    const tab = tabs[random(tabs.length)];
    if (!tab) continue;
    const action = random(2) === 0 ? send : actions[random(actions.length)];
    pending.push(Promise.resolve(action?.(browser, tab)));
    await turns(random(8));
  }
  browser.isOffline = false;
  // The visitor closes the dialogs that are still open, until no call waits.
  let isDone = false;
  const all = Promise.allSettled(pending).then(() => {
    isDone = true;
  });
  for (let left = 10_000; !isDone && left > 0; left -= 1) {
    await turns(20);
    for (const { dialog } of tabs) dialog.close();
  }
  await all;
  await Promise.all(pending);
  return browser;
}

/** Compares the calls that the server has carried out with those that the pages show. */
function check({ server, typed }: Browser, seed: number): void {
  for (const { typed: number, member } of server.carried) {
    const own = typed[Number(number)];
    // A page that knew no member acts for the next one that it knows.
    const expected = own?.member || own?.next;
    assert.equal(member, expected, `seed ${seed}: ${expected} typed what was sent for ${member}`);
  }
  for (const { text, isSaved } of typed) {
    const isCarried = server.carried.some(({ typed: number }) => number === text);
    assert.notEqual(isSaved, undefined, `seed ${seed}: a call has not ended`);
    assert.ok(!isSaved || isCarried, `seed ${seed}: the text ${text} is lost`);
  }
}

describe('500 random interleavings', () => {
  before(() => {
    const navigator = { cookieEnabled: true };
    Object.assign(globalThis, { BroadcastChannel: ModelChannel, navigator, setTimeout: modelTimeout });
  });
  after(() => Object.assign(globalThis, { fetch, BroadcastChannel, setTimeout }));

  it('send nothing for another member, and lose nothing that was typed', async () => {
    let carried = 0;
    for (let seed = 1; seed <= 500; seed += 1) {
      const browser = await run(seed);
      check(browser, seed);
      carried += browser.server.carried.length;
      for (const { document } of browser.tabs) destroySite(document);
      ModelChannel.closeAll();
    }
    assert.ok(carried > 500, `only ${carried} calls were carried out`);
  });
});
