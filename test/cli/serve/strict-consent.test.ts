/** Tests which calls `serve --strict` reports because the visitor has not agreed to them, by HTTP requests as browsers send them. */
import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Io } from '../../../cli/command.ts';
import { createMock, type MockServer } from '../../../cli/mock/app.ts';
import { addressOf, listen } from '../../../cli/serve/listen.ts';
import { servedPrompts } from '../../../cli/serve/served-prompts.ts';
import { createSiteApp } from '../../../cli/serve/site-app.ts';
import { reportProblems } from '../../../cli/serve/strict-report.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const banner = '<site-cookie-banner></site-cookie-banner>';
const context = (settings: object) =>
  `<script type="application/json" data-site-context>${JSON.stringify({ cookieSettings: settings })}</script>`;

const pages = {
  'index.html': `<h1>Home</h1>${banner}`,
  'newer.html': '<h1>Newer</h1><site-cookie-banner policy-version="3"></site-cookie-banner>',
  'plain.html': '<h1>Plain</h1>',
  'disabled.html': `${context({ isCookieBannerEnabled: false })}${banner}`,
  'enabled.html': `${context({ isCookieBannerEnabled: true })}${banner}`,
  'templated.html': '<site-cookie-banner enabled="{{ enabled }}"></site-cookie-banner>',
  'inert.html': `<h1>Inert</h1><template>${banner}</template>`,
};

const folder = join(temporaryFolder(), 'site');
let mock: MockServer;
let server: Awaited<ReturnType<typeof listen>>;
let address = '';

before(async () => {
  await mkdir(folder, { recursive: true });
  for (const [path, html] of Object.entries(pages)) await writeFile(join(folder, path), html);
});
after(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  mock = createMock({}, { findConsentPrompt: servedPrompts(folder) });
  server = await listen(createSiteApp({ folder, bundles: folder, mock: mock.app }).fetch, {
    host: '127.0.0.1',
    port: 0,
  });
  address = addressOf(server, '127.0.0.1');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

interface RequestParts {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends a request, and reads all of the response. */
async function send(path: string, { method = 'GET', headers = {}, body = '' }: RequestParts = {}) {
  const sent = request(new URL(path, address), { method, headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  sent.end(body);
  const response = await answer;
  await text(response);
  return response;
}

/** Opens a page and returns the cookies that the browser then has. */
async function open(page: string): Promise<string> {
  const { headers } = await send(page, { headers: { accept: 'text/html' } });
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

const hit = { event: 'View', data: '{"url":"/"}', ss_cvr: '8d4f|1|1767225600|1767225600|1767225600' };

/** Sends a page view as a page does, with the cookie of an answer. */
async function measure(
  page: string,
  choice?: string,
  more: Record<string, string> = {},
  path = '/api/census/RecordHit',
) {
  const crumb = await open(page);
  const cookie = [crumb, ...(choice === undefined ? [] : [`site-consent=${choice}`])].join('; ');
  const type = 'application/x-www-form-urlencoded';
  const headers = { cookie, referer: new URL(page, address).href, 'content-type': type, ...more };
  await send(`${path}?${crumb}`, { method: 'POST', headers, body: String(new URLSearchParams(hit)) });
}

/** Returns the findings as text. */
const findings = () =>
  mock.recorder.unpermittedCalls.map(({ call, ...rest }) => `${call} ${Object.values(rest).map(String).join(' ')}`);

const call = 'POST /api/census/RecordHit';
const [agreed, refused] = ['2.1732226400.analytics-1', '2.1732226400.functional-1.analytics-0'];

describe('a call that measures', () => {
  it('is reported before the visitor has answered the banner', async () => {
    await measure('/');
    await measure('/enabled');
    assert.deepEqual(findings(), [`${call} analytics unanswered /`, `${call} analytics unanswered /enabled`]);
  });

  it('is reported after a refusal, also on a page without a banner', async () => {
    await measure('/', refused);
    await measure('/plain', refused);
    assert.deepEqual(findings(), [`${call} analytics refused /`, `${call} analytics refused /plain`]);
  });

  it('is not reported after the visitor has agreed, and is again after a withdrawal', async () => {
    await measure('/', agreed);
    await measure('/newer', '3.1732226400.analytics-1');
    assert.deepEqual(findings(), []);
    await measure('/', refused);
    assert.deepEqual(findings(), [`${call} analytics refused /`]);
  });

  it('is reported if the visitor has agreed to another category, or to an older policy', async () => {
    await measure('/', '2.1732226400.marketing-1');
    await measure('/newer', agreed);
    await measure('/', 'analytics-1');
    assert.deepEqual(findings(), [`${call} analytics unanswered /`, `${call} analytics outdated /newer`]);
  });

  it('is reported with Global Privacy Control, whatever the answer is', async () => {
    const signal = { 'sec-gpc': '1' };
    await measure('/', agreed, signal);
    await measure('/plain', undefined, signal);
    assert.deepEqual(findings(), [`${call} analytics signal /`, `${call} analytics signal /plain`]);
  });

  it('is reported as refused if the browser sends Global Privacy Control after a refusal too', async () => {
    await measure('/', refused, { 'sec-gpc': '1' });
    assert.deepEqual(findings(), [`${call} analytics refused /`]);
  });

  it('is reported after a refusal and with Global Privacy Control also if the page is not known', async () => {
    const path = '/api/census/RecordHit';
    await send(path, { method: 'POST', headers: { cookie: `site-consent=${refused}` } });
    await send(path, { method: 'POST', headers: { 'sec-gpc': '1', referer: 'http://other.example/' } });
    assert.deepEqual(findings(), [`${call} analytics refused null`, `${call} analytics signal null`]);
  });

  it('belongs to the page that it contains if the Referer may be only the origin', async () => {
    const referer = new URL('/', address).href;
    const type = 'application/x-www-form-urlencoded';
    const headers = { cookie: await open('/'), referer, 'content-type': type };
    const report = (path: string, fields: Record<string, string> = {}) =>
      send(path, { method: 'POST', headers, body: String(new URLSearchParams(fields)) });
    await report('/api/census/RecordHit', { event: 'View', data: JSON.stringify({ url: new URL('/plain', address) }) });
    await report('/api/events/RecordEvent', { event: 'a', data: '{"pagePath":"/plain"}' });
    await report('/api/census/button-click', { pagePath: '/plain' });
    await report('/api/events/RecordJavascriptErrors');
    await send('/api/track/Track?landing=%2Fenabled', { headers });
    assert.deepEqual(findings(), []);
    await report('/api/census/button-click', { pagePath: '/enabled?a' });
    assert.deepEqual(findings(), ['POST /api/census/button-click analytics unanswered /enabled']);
  });

  it('is one finding for all products and queries', async () => {
    for (const id of ['1', '2', 'x'.repeat(3000)]) await measure('/', refused, {}, `/api/census/RecordQuickView/${id}`);
    await measure('/enabled', refused, {}, '/api/census/RecordQuickView/1');
    const quickView = 'POST /api/census/RecordQuickView/:id analytics refused';
    assert.deepEqual(findings(), [`${quickView} null`, `${quickView} /enabled`]);
  });

  it('needs consent to marketing if it requests the id of a recording', async () => {
    const path = '/api/commerce/fullstory/getId';
    const headers = { cookie: `${await open('/enabled')}; site-consent=${agreed}` };
    await send(path, { headers: { ...headers, referer: new URL('/enabled', address).href } });
    assert.deepEqual(findings(), [`GET ${path} marketing unanswered /enabled`]);
  });

  it('is not reported with Global Privacy Control if it is an error report that the visitor has agreed to', async () => {
    const errors = '/api/events/RecordJavascriptErrors';
    await measure('/', agreed, { 'sec-gpc': '1' }, errors);
    assert.deepEqual(findings(), []);
    await measure('/enabled', undefined, { 'sec-gpc': '1' }, errors);
    assert.deepEqual(findings(), [`POST ${errors} analytics unanswered /enabled`]);
  });

  it('is not reported on a page that does not prompt for consent', async () => {
    for (const page of ['/plain', '/disabled', '/templated', '/inert', '/missing']) await measure(page);
    assert.deepEqual(findings(), []);
  });

  it('is not reported if the browser denies cookies, or the page is not known', async () => {
    const referer = new URL('/', address).href;
    for (const headers of [{ referer }, {}, { referer: 'http://other.example/' }, { referer: 'not a URL' }] as const)
      await send('/api/census/RecordHit', { method: 'POST', headers });
    assert.deepEqual(findings(), []);
  });

  it('is reported for each kind of measurement', async () => {
    const paths = [
      '/api/census/button-click',
      '/api/census/RecordQuickView/1',
      '/api/events/RecordEvent',
      '/api/events/Trace',
      '/api/v1/events',
      '/api/1/performance/records',
    ];
    for (const path of paths) await measure('/enabled', undefined, {}, path);
    assert.deepEqual(
      findings(),
      paths.map((path) => `POST ${path.replace(/1$/, ':id')} analytics unanswered /enabled`),
    );
  });

  it('needs consent to marketing if it contains an id for marketing', async () => {
    const cookie = `${await open('/')}; site-consent=${agreed}`;
    const event = { analyticsId: 'a', customData: {}, commonData: { marketingId: 'm' } };
    const headers = { cookie, referer: new URL('/enabled', address).href };
    for (const commonData of [{}, { marketingId: null }, event.commonData])
      await send('/api/v1/events', { method: 'POST', headers, body: JSON.stringify({ ...event, commonData }) });
    assert.deepEqual(findings(), ['POST /api/v1/events marketing unanswered /enabled']);
  });

  it('is never a finding if it does not measure', async () => {
    await measure('/', undefined, {}, '/api/form/FormSubmissionKey');
    await measure('/', refused, {}, '/api/commerce/shopping-cart/entries');
    assert.deepEqual(findings(), []);
  });
});

describe('the report of --strict', () => {
  it('states that a page is not known', async () => {
    let notes = '';
    const note = (written: string): void => {
      notes += written;
    };
    await send('/api/census/RecordHit', { method: 'POST', headers: { 'sec-gpc': '1' } });
    // The report uses no other part of it.
    assert.equal(reportProblems(mock, true, 0, { note } as Io), 1);
    assert.match(notes, /RecordHit from an unknown page: the browser sends Global Privacy Control/);
  });

  it('names the call, the page, the category and the fix, and ends with 1', async () => {
    let notes = '';
    const note = (written: string): void => {
      notes += written;
    };
    // The report uses no other part of it.
    const io = { note } as Io;
    assert.equal(reportProblems(mock, true, 130, io), 0);
    await measure('/');
    await measure('/');
    assert.equal(reportProblems(mock, true, 130, io), 1);
    assert.equal(
      notes,
      '--strict: 1 call lacks the consent of the visitor.\n' +
        `  ${call} from /: the visitor has not answered the cookie banner. Send it once consent().allows("analytics") is true\n`,
    );
    assert.equal(reportProblems(mock, false, 130, io), 130);
  });
});
