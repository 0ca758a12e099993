/** Tests failures of the two calls: each shows its message, keeps the typed values, and saves once on retry. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import {
  type Answer,
  above,
  button,
  clear,
  control,
  enter,
  hanging,
  json,
  key,
  part,
  placeContact,
  type Server,
  saved,
  send,
  serve,
  text,
  unreachable,
} from './form.ts';

afterEach(clear);

interface Case {
  readonly name: string;
  readonly answers: readonly Answer[];
  readonly message: string;
  readonly canRetry?: boolean;
  /** The number of calls of this kind before the visitor retries. */
  readonly tries?: number;
  /** Whether the server has certainly saved nothing, and does not accept this key any more. */
  readonly isNewKey?: boolean;
}

const noKey = 'Could not get a form submission key, please try again later.';
const unknown = 'Unknown error, please try again later.';
const noConnection = 'Unable to connect…';
const tooLate = 'The server did not answer in time. Please try again.';

const keyCases: readonly Case[] = [
  ...[400, 401, 403, 404, 429, 500, 503].map((status) => ({
    name: `status ${status}`,
    answers: [json({ error: 'no' }, status)],
    message: noKey,
    canRetry: true,
  })),
  { name: 'no key in the answer', answers: [json({})], message: noKey, canRetry: true },
  { name: 'invalid JSON', answers: [text('<p>')], message: noKey, canRetry: true },
  { name: 'unreachable server', answers: [unreachable], message: noConnection, canRetry: true, tries: 2 },
  { name: 'timeout', answers: [hanging], message: tooLate, canRetry: true },
];

const saveCases: readonly Case[] = [
  { name: '400 without errors', answers: [json({}, 400)], message: unknown },
  { name: '400 with an error text', answers: [json({ error: 'Full <b>up</b>' }, 400)], message: 'Full <b>up</b>' },
  { name: '401', answers: [json({}, 401)], message: 'Unable to submit form. Please try again later.', isNewKey: true },
  { name: '403', answers: [json({}, 403)], message: 'Unauthorized request' },
  { name: '404', answers: [json({}, 404)], message: 'This form has not been configured yet.' },
  { name: '418', answers: [json({}, 418)], message: unknown },
  {
    name: '429',
    answers: [json({}, 429)],
    message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    canRetry: true,
  },
  { name: '500', answers: [json({}, 500)], message: 'Unable to send form. Please try again later.', canRetry: true },
  { name: '501', answers: [json({}, 501)], message: 'Internal server error. Please try again later.', canRetry: true },
  { name: '502 with a message', answers: [json({ message: 'Back soon' }, 502)], message: 'Back soon', canRetry: true },
  {
    name: '503',
    answers: [text('<p>', 503)],
    message: 'This service is temporarily unavailable. Please try again later.',
    canRetry: true,
  },
  {
    name: 'invalid JSON',
    answers: [text('<p>')],
    message: 'Error processing form submission. Please reload and try again.',
  },
  { name: 'unreachable server', answers: [unreachable], message: noConnection, canRetry: true, tries: 2 },
  { name: 'timeout', answers: [hanging], message: tooLate, canRetry: true },
];

const countOf = (server: Server, call: string): number => server.calls.filter((name) => name === call).length;

async function failing(
  { answers, message, tries = 1, canRetry = false, isNewKey = false }: Case,
  call: 'key' | 'save',
) {
  const server = call === 'key' ? serve(answers) : serve([key], answers);
  const form = await placeContact('timeout="100ms"');
  enter(form, 'name', 'Ada');
  const failed = await send(form);
  expect(failed.type).to.equal('site-failed');
  expect(failed.detail.text).to.equal(message);
  await eventually('the text is above the form', () => above(form) === message);
  expect(countOf(server, call), 'tries').to.equal(tries);
  expect(form.matches(':state(failed)')).to.equal(true);
  expect(control(form, 'name').value).to.equal('Ada');
  expect(control(form, 'name').readOnly).to.equal(false);
  expect(part(form, 'retry') !== null, 'may be tried again').to.equal(canRetry);

  const next = serve([json({ key: 'new' })]);
  const again = part(form, 'retry') ?? button(form);
  const submitted = new Promise((resolve) => form.addEventListener('site-submitted', resolve, { once: true }));
  again.click();
  await submitted;
  const expected = call === 'key' || isNewKey ? 'new' : 'k1';
  expect(
    next.saves.map((save) => save.key),
    'the key that may have saved something is used again',
  ).to.deep.equal([expected]);
}

describe('the request for a key', () => {
  for (const one of keyCases) it(`fails: ${one.name}`, () => failing(one, 'key'));

  it('is repeated after a delay if the server was not reached', async () => {
    const server = serve([unreachable, key]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    expect((await send(form)).type).to.equal('site-submitted');
    expect(server.calls).to.deep.equal(['key', 'key', 'save']);
  });
});

describe('the save', () => {
  for (const one of saveCases) it(`fails: ${one.name}`, () => failing(one, 'save'));

  it('is repeated after a delay with the same key if the server was not reached', async () => {
    const server = serve([key], [unreachable, saved]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    expect((await send(form)).type).to.equal('site-submitted');
    expect(server.saves.map((save) => save.key)).to.deep.equal(['k1', 'k1']);
  });

  it('reports that the browser is offline, and is not repeated automatically', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      const server = serve([key], [unreachable]);
      const form = await placeContact();
      enter(form, 'name', 'Ada');
      expect((await send(form)).detail.text).to.equal('Please check your internet connection.');
      expect(server.calls).to.deep.equal(['key', 'save']);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  });
});

describe('a failure', () => {
  it('is announced again when it occurs again', async () => {
    serve([key], [json({}, 500)]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await send(form);
    const first = await eventually('the error is shown', () => part(form, 'error'));
    await send(form);
    await eventually('another node shows the error', () => part(form, 'error') && part(form, 'error') !== first);
    expect(part(form, 'error')?.closest('[role="alert"]')).to.not.equal(null);
  });
});

describe('a failure message', () => {
  it('offers a retry that keeps the focus', async () => {
    serve([key], [unreachable]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    button(form).click();
    const again = await eventually('it may be tried again', () => part(form, 'retry'));
    again.focus();
    serve([hanging]);
    again.click();
    expect(document.activeElement).to.equal(button(form));
  });

  it('contains server errors of fields that are not in the form', async () => {
    serve([key], [json({ errors: { elsewhere: 'The shop is closed.' } }, 400)]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    button(form).click();
    expect(await eventually('the error is shown', () => above(form))).to.include('The shop is closed.');
  });
});
