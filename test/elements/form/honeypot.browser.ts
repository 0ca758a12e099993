import { expect } from '@open-wc/testing';
import { clear, place, send, serve } from './form.ts';

const bundle = '/dist/test/site-captcha.js';
await import(bundle);

afterEach(clear);

describe('a form with a honeypot', () => {
  const source = `<site-form><form data-form-id="f1"><input aria-label="Name" name="name">
    <site-captcha provider="honeypot" min-time="50ms"></site-captcha><button>Send</button></form></site-form>`;

  it('waits for its minimum time, and sends its answer', async () => {
    const server = serve();
    const form = await place(source);
    form.querySelector('input')?.focus();
    await send(form);
    expect(String(server.saves[0]?.captchaKey)).to.match(/^honeypot:\d+:\d+$/);
  });

  it('reports to the server that a bot has filled it in', async () => {
    const server = serve();
    const form = await place(source);
    form.querySelector('input')?.focus();
    await send(form);
    form.reset();
    const trap = form.querySelector<HTMLInputElement>('site-captcha input');
    if (trap) trap.value = 'https://buy.example';
    trap?.dispatchEvent(new Event('input'));
    await send(form);
    expect(String(server.saves[1]?.captchaKey)).to.match(/^honeypot:\d+:filled$/);
  });
});
