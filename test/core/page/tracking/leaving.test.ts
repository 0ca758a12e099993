/** Pages that send events end at random moments of a seeded sequence: in a real Chromium, against the mock API. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createMockApi } from '../../../../cli/mock.ts';
import { fromRoot } from '../../../../tools/root.ts';
import type { Browser, Page } from '../../../runner/puppeteer.ts';
import { eventually } from '../../../support/eventually.ts';
import { launchChromium } from '../../../support/launch-chromium.ts';

const isBuilt = existsSync(fromRoot('dist/test/page-services.js'));
const patience = { timeout: 90_000 };

/** The page records in local storage how many calls of `track` had returned when it was hidden, and how many events were dropped. */
const source = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>A page</title>
<script type="application/json" data-site-context>{ "website": { "id": "64f1c0de5a1e7a0b2c3d4e5f" } }</script>
<script type="module">
  import { consent, startEvents, track } from '/dist/test/page-services.js';
  localStorage.clear();
  let accepted = 0;
  // Before the listener of the events, and again after it.
  addEventListener('pagehide', () => Object.assign(localStorage, { accepted, sent: counts().sent }));
  consent().grant('analytics');
  const { counts } = startEvents();
  addEventListener('pagehide', () => localStorage.setItem('dropped', counts().dropped));
  const pauses = {
    none: () => {},
    microtask: () => Promise.resolve(),
    task: () => new Promise((resolve) => setTimeout(resolve)),
    frame: () => new Promise((resolve) => requestAnimationFrame(resolve)),
  };
  // Resolves at the step that is the moment of the end; the page continues.
  globalThis.runSteps = (steps) => new Promise(async (resolve) => {
    for (const { events, pause, end } of steps) {
      for (let event = 0; event < events; event += 1) {
        track('numbered', { number: accepted });
        accepted += 1;
      }
      if (end) resolve();
      if (end === 'navigate') location.assign('/next');
      await pauses[pause]();
    }
  });
  globalThis.counts = counts;
</script>`;

const pauses = ['none', 'microtask', 'task', 'frame'] as const;

interface Step {
  readonly events: number;
  readonly pause: (typeof pauses)[number];
  readonly end?: 'navigate' | 'report';
}

/** Numbers from 0 up to, not including, 1: the same ones for the same seed (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns steps of which one, at random, is the moment of the end. */
function stepsOf(seed: number, end: 'navigate' | 'report'): readonly Step[] {
  const random = seeded(seed);
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const count = 4 + upTo(8);
  const last = upTo(count - 1);
  return Array.from({ length: count }, (_, index) => ({
    events: upTo(9),
    // A number of the list.
    pause: pauses[upTo(pauses.length - 1)] as Step['pause'],
    ...(index === last && { end }),
  }));
}

const received: number[] = [];
const violations: string[] = [];
/** Ends the first response to an event of a page, which is held so that later events wait. */
let release: (() => void) | undefined;
let isHolding = false;
const mock = createMockApi();

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

async function answerEvent(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  received.push(JSON.parse(new URLSearchParams(body).get('data') ?? '').number);
  const type = String(request.headers['content-type']);
  const answer = await mock.fetch(request.url ?? '', { method: 'POST', body, headers: { 'content-type': type } });
  violations.push(...(answer.headers.get('x-mock-violations') ?? '').split('\n').filter(Boolean));
  const end = (): void => void response.writeHead(answer.status).end(JSON.stringify(null));
  if (!isHolding || release) return end();
  release = end;
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  if (url === '/api/events/RecordEvent') return answerEvent(request, response);
  if (url.startsWith('/dist/'))
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(fromRoot(url.slice(1))));
  else response.writeHead(200, { 'content-type': 'text/html' }).end(url === '/page' ? source : '<title>Next</title>');
}

const server = createServer((request, response) => void respond(request, response));

const inOrder = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
const numbersUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

describe('a page that sends events and ends at any moment', { skip: isBuilt ? false : 'nothing is built' }, () => {
  let browser: Browser;
  let origin = '';

  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an `AddressInfo`.
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
  });
  after(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });

  /** Opens the page. Responses to its events are held in every second round. */
  async function open(seed: number): Promise<Page> {
    received.length = 0;
    release = undefined;
    isHolding = seed % 2 === 1;
    const page = await browser.newPage();
    await page.goto(`${origin}/page`, patience);
    await page.waitForFunction(() => 'counts' in globalThis, patience);
    return page;
  }

  const run = (page: Page, steps: readonly Step[]): Promise<void> =>
    page.evaluate((all) => Reflect.get(globalThis, 'runSteps')(all), steps);

  const stored = (page: Page): Promise<Readonly<Record<'accepted' | 'sent' | 'dropped', number>>> =>
    page.evaluate(() => {
      const { accepted, sent, dropped } = localStorage;
      return { accepted: Number(accepted), sent: Number(sent), dropped: Number(dropped) };
    });

  /** Checks that each accepted event has arrived once, or is counted as dropped. Returns how many were accepted. */
  async function check(page: Page, seed: number): Promise<number> {
    const { accepted, sent, dropped } = await stored(page);
    release?.();
    // Chromium can run tasks of the page after `pagehide`, for which nothing is promised.
    const early = (): readonly number[] => received.filter((number) => number < accepted);
    await eventually(`the events of round ${seed}`, () => early().length >= accepted - dropped);
    // An event that is sent twice would be sent before this page.
    await page.goto(`${origin}/next`, patience);
    assert.deepEqual(inOrder(early()), numbersUpTo(accepted - dropped), `round ${seed}`);
    assert.equal(new Set(received).size, received.length, `round ${seed}`);
    // The browser sends the others at the same time, on several connections.
    assert.deepEqual(received.slice(0, sent), numbersUpTo(sent), `round ${seed}`);
    return accepted;
  }

  it('has delivered each event exactly once that was tracked before the visitor followed a link', async () => {
    let total = 0;
    for (const seed of numbersUpTo(12)) {
      const page = await open(seed);
      const next = page.waitForNavigation(patience);
      await Promise.all([next, run(page, stepsOf(seed, 'navigate')).catch(() => {})]);
      total += await check(page, seed);
      await page.close();
    }
    assert.ok(total > 100, 'the pages have tracked events');
  });

  it('has delivered each event exactly once that was tracked before the visitor closed the tab', async () => {
    let total = 0;
    for (const seed of numbersUpTo(12)) {
      const page = await open(seed + 100);
      await run(page, stepsOf(seed + 100, 'report'));
      await page.close();
      const other = await browser.newPage();
      await other.goto(`${origin}/next`, patience);
      await eventually('the page has recorded its end', async () => (await stored(other)).dropped >= 0);
      total += await check(other, seed + 100);
      await other.close();
    }
    assert.ok(total > 100, 'the pages have tracked events');
  });

  it('counts those as dropped that do not fit into what a browser sends at the end', async () => {
    const page = await open(1);
    const next = page.waitForNavigation(patience);
    await Promise.all([next, run(page, [{ events: 130, pause: 'none', end: 'navigate' }]).catch(() => {})]);
    const { accepted, dropped } = await stored(page);
    assert.deepEqual([accepted, dropped], [130, 30]);
    await check(page, 1);
  });

  // Without `pagehide` nothing can hand over the events that wait. They are lost, and nothing can count them.
  it('has delivered the first events in order, among them all that were answered, when the process of the page is killed', async () => {
    let total = 0;
    for (const seed of numbersUpTo(8)) {
      const page = await open(seed);
      await run(page, stepsOf(seed, 'report'));
      const sent: number = await page.evaluate(() => Reflect.get(globalThis, 'counts')().sent);
      const killed = new Promise((resolve) => page.once('error', resolve));
      const session = await page.createCDPSession();
      // The session ends with the process, without an answer.
      session.send('Page.crash').catch(() => {});
      await killed;
      release?.();
      const other = await browser.newPage();
      await other.goto(`${origin}/next`, patience);
      assert.deepEqual(received, numbersUpTo(received.length), `round ${seed}`);
      assert.ok(received.length >= sent, `round ${seed}`);
      total += received.length;
      await Promise.all([other.close(), page.close()]);
    }
    assert.ok(total > 0, 'the pages have tracked events');
  });

  it('has sent nothing that the API refuses', () => {
    assert.deepEqual(violations, []);
  });
});
