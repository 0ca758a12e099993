import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type CallResult,
  failureNotices,
  keyFailure,
  mayBeSaved,
  readFieldErrors,
  readKey,
  saveFailure,
  unsentFailure,
} from '../../../../core/model/form/form-failure.ts';
import { messages as formMessages } from '../../../../core/model/form/messages.en.ts';
import { messages as statusMessages } from '../../../../core/model/form/status/messages.en.ts';
import { formatMessage, type MessageTable } from '../../../../core/model/message-format.ts';
import { failureOf } from '../../../../core/page/request/failures.ts';
import { messages as requestMessages } from '../../../../core/page/request/messages.en.ts';
import type { RequestResult } from '../../../../core/page/request.ts';

const messages: MessageTable = { ...statusMessages, ...formMessages, ...requestMessages };

type Failed = Extract<CallResult, { ok: false }>;

/** Returns the result of the request layer for a status and a body. */
const answered = (status: number, data?: unknown): Failed => {
  // The annotation checks that each result of the request layer is accepted.
  const result: RequestResult & { ok: false } = { ok: false, status, failure: failureOf(status, data) };
  return result;
};
const lost = (code: string, cause?: unknown): Failed => ({ ok: false, failure: { code, cause } });
const timeout = lost('request-unreachable', new DOMException('', 'TimeoutError'));
const unreachable = lost('request-unreachable', new TypeError('fetch failed'));

const shown = ({ code, text }: { readonly code: string; readonly text?: string }): string =>
  text ?? formatMessage(messages[code] ?? code);

describe('the message shown when the save call ends with', () => {
  const cases: readonly (readonly [string, Failed, string])[] = [
    ['400 and field errors', answered(400, { errors: { a: 'No.' } }), formMessages['form-errors-below']],
    ['400 and an error', answered(400, { error: 'Not like this.' }), 'Not like this.'],
    ['400 and nothing', answered(400), 'Unknown error, please try again later.'],
    ['401', answered(401, { error: 'Bad key' }), 'Unable to submit form. Please try again later.'],
    ['404', answered(404), 'This form has not been configured yet.'],
    ['429', answered(429), 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    ['500', answered(500, { message: 'Trace' }), 'Unable to send form. Please try again later.'],
    ['403', answered(403), 'Unauthorized request'],
    ['403 and an error', answered(403, { error: 'Closed.' }), 'Closed.'],
    ['501', answered(501), 'Internal server error. Please try again later.'],
    ['503', answered(503), 'This service is temporarily unavailable. Please try again later.'],
    ['502', answered(502), 'Unknown error, please try again later.'],
    ['418 and an error', answered(418, { error: 'Short and stout' }), 'Short and stout'],
    [
      'a response that is not JSON',
      { ...lost('request-unparseable'), status: 200 },
      statusMessages['form-processing-failed'],
    ],
    [
      'a refusal with status 200',
      { ok: false, status: 200, failure: { code: 'request-unauthorized', data: { loginRequired: true } } },
      'Unauthorized request',
    ],
    ['an unreachable server', unreachable, 'Unable to connect…'],
    ['a timeout', timeout, 'The server did not answer in time. Please try again.'],
  ];
  for (const [end, result, text] of cases) it(end, () => assert.equal(shown(saveFailure(result, true)), text));

  it('no connection', () =>
    assert.equal(shown(saveFailure(unreachable, false)), 'Please check your internet connection.'));

  it('a server error that is not text', () =>
    assert.equal(shown(saveFailure(answered(400, { error: { a: 1 } }), true)), formMessages['form-unknown-error']));
});

describe('the message shown when the key call ends with', () => {
  const noKey = 'Could not get a form submission key, please try again later.';
  for (const status of [400, 401, 403, 404, 429, 500, 501, 502, 503])
    it(String(status), () => assert.equal(shown(keyFailure(answered(status, { error: 'x' }), true)), noKey));
  it('a response without a key', () => assert.equal(shown(keyFailure({ ok: true, data: {} }, true)), noKey));
  it('a response that is not JSON', () => assert.equal(shown(keyFailure(lost('request-unparseable'), true)), noKey));
  it('an unreachable server', () => assert.equal(shown(keyFailure(unreachable, true)), 'Unable to connect…'));
  it('no connection', () => assert.equal(shown(keyFailure(timeout, false)), 'Please check your internet connection.'));
});

describe('the key', () => {
  it('is read at the top level, and under data', () => {
    assert.equal(readKey({ key: 'k' }), 'k');
    assert.equal(readKey({ data: { key: 'k' } }), 'k');
  });
  for (const data of [undefined, null, 'k', { key: '' }, { key: 1 }, { data: null }, Object.create({ key: 'k' })])
    it(`is not in ${JSON.stringify(data)}`, () => assert.equal(readKey(data), undefined));
});

describe('field errors', () => {
  it('are texts by field id, at top level or under data', () => {
    assert.deepEqual(readFieldErrors({ errors: { a: 'No.' } }), { a: 'No.' });
    assert.deepEqual(readFieldErrors({ data: { errors: { a: ['No.', 'Not so.'] } } }), { a: 'No. Not so.' });
    assert.deepEqual(readFieldErrors({ errors: { a: { message: 'No.' }, b: 3, c: '' } }), { a: 'No.' });
  });
  it('are empty if the response contains none', () => {
    for (const data of [undefined, null, [], { errors: 'x' }, { errors: [] }])
      assert.deepEqual(readFieldErrors(data), {});
  });
});

it('only a refusal guarantees that nothing was saved', () => {
  for (const status of [400, 401, 403, 404, 429]) assert.equal(mayBeSaved(answered(status)), false);
  for (const result of [answered(500), answered(502), unreachable, timeout]) assert.equal(mayBeSaved(result), true);
});

describe('the texts above and below', () => {
  const refused = saveFailure(answered(400, { errors: { a: 'No.' } }), true);
  it('refer to fields that the server refused', () => {
    const { above, below } = failureNotices(refused, false);
    assert.equal(
      formMessages[above as 'form-errors-below'],
      'Your form has encountered a problem. Please scroll down to review.',
    );
    assert.equal(below && messages[below], 'Please scroll up to review.');
  });
  it('refer to invalid fields', () =>
    assert.deepEqual(failureNotices(unsentFailure('form-invalid'), false), {
      above: 'form-invalid',
      below: 'form-errors-above',
    }));
  it('do not mention scrolling in a newsletter form', () =>
    assert.deepEqual(failureNotices(refused, true), { above: 'form-invalid' }));
  it('are a single text if no field is invalid', () =>
    assert.deepEqual(failureNotices(unsentFailure('form-captcha-incomplete'), false), {
      above: 'form-captcha-incomplete',
    }));
});
