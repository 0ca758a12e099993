/** Tests of <site-captcha>: no third-party requests before consent and focus, then a captcha without layout shift. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { agree, begin, checkBox, message, openForm, part, requests, script, solve, withdraw } from './captcha.ts';

afterEach(closePages);

const waiting = 'The check against robots appears here once you fill in the form.';

describe('a captcha without consent or focus', () => {
  it('requests no third-party script by focus alone or consent alone', async () => {
    const [withoutConsent, withoutFocus] = [await openForm(), await openForm()];
    begin(withoutConsent);
    agree(withoutFocus);
    await eventually(
      'both show what they wait for',
      () => part(withoutConsent, 'allow') && message(withoutFocus) === waiting,
    );
    // By the time another page has loaded its captcha, a request would have been sent.
    const other = await openForm();
    await solve(other);
    expect(requests(other)).to.include(script);
    expect(
      [requests(withoutConsent), requests(withoutFocus)].flat().filter((path) => path.startsWith('/mock/')),
    ).to.deep.equal([]);
    expect(withoutConsent.document.querySelectorAll('script[src*="/mock/"]')).to.have.length(0);
    expect([withoutConsent.events, withoutFocus.events]).to.deep.equal([[], []]);
  });

  it('shows the provider, and one button both consents and starts', async () => {
    const page = await openForm();
    expect(message(page)).to.contain('Mock captcha');
    part(page, 'allow')?.click();
    await checkBox(page);
    expect(part(page, 'allow')).to.equal(null);
    expect(page.captcha.shadowRoot?.activeElement).to.equal(part(page, 'box'));
  });

  it('needs no consent for a provider on the same server, and still waits for focus', async () => {
    const page = await openForm(`provider="fake" src="${script}" require-consent="false"`);
    expect(message(page)).to.equal(waiting);
    expect(requests(page)).to.deep.equal([]);
    begin(page);
    await checkBox(page);
  });

  const withoutKey = `<form><input name="name"><site-captcha provider="fake" src="${script}"></site-captcha></form>`;

  it('uses the key of the site', async () => {
    const context = '{"website":{"captchaSettings":{"siteKey":"of the site"}}}';
    const page = await openForm('', {
      source: `<script type="application/json" data-site-context>${context}</script>${withoutKey}`,
    });
    expect(page.captcha.siteKey).to.equal('of the site');
    await solve(page);
    expect(page.captcha.getBoundingClientRect().height).to.be.at.least(78);
    expect(page.captcha.computedStyleMap?.().get('position')?.toString() ?? 'static').to.equal('static');
    expect(page.events).to.deep.equal(['site-solved answer']);
  });

  it('reports a missing key, unless a script sets it', async () => {
    const page = await openForm('', { source: withoutKey });
    await eventually('the report', () => page.events.includes('site-error captcha-not-set-up'));
    expect(page.troubles.filter((text) => text.includes('ReCaptcha has not been set up!'))).to.have.length(1);
    const late = page.captcha.cloneNode() as typeof page.captcha;
    page.form.append(late);
    late.siteKey = 'key';
    page.form.append(page.captcha.cloneNode());
    // By the time the second clone is reported, the first would have been.
    await eventually('the second report', () => page.events.length === 2);
    expect(page.events).to.deep.equal(['site-error captcha-not-set-up', 'site-error captcha-not-set-up']);
  });

  it('shows nothing without a site key', async () => {
    const page = await openForm('', { source: withoutKey });
    agree(page);
    begin(page);
    const other = await openForm();
    await solve(other);
    expect(page.captcha.getBoundingClientRect().height).to.equal(0);
    expect(requests(page)).to.not.include(script);
  });
});

describe('when the visitor focuses the form', () => {
  it('the captcha is rendered, and its answer is sent', async () => {
    const page = await openForm();
    expect(page.captcha.value).to.equal('');
    await solve(page);
    const sent = new page.view.FormData(page.form);
    expect(sent.get('g-recaptcha-response')).to.equal(page.captcha.value);
    expect(page.captcha.matches(':state(rendered):state(solved)')).to.equal(true);
    expect(page.events).to.deep.equal(['site-solved answer']);
  });

  it('it fits in the space reserved for it', async () => {
    for (const [width, height] of [
      [320, 78],
      [319, 144],
    ] as const) {
      const page = await openForm(undefined, { width });
      const before = page.captcha.getBoundingClientRect().height;
      expect(before, 'empty').to.be.at.least(height);
      await solve(page);
      expect(page.captcha.getBoundingClientRect().height, 'solved').to.equal(before);
      const widget = page.captcha.querySelector('[role="group"]');
      expect(widget?.getBoundingClientRect().width).to.equal(width < 320 ? 164 : 304);
    }
  });

  it('its script is loaded once for two forms, and it is rendered once in each', async () => {
    const form = `<form><input name="name"><site-captcha site-key="key" provider="fake" src="${script}"></site-captcha></form>`;
    const page = await openForm('', { source: form + form });
    await solve(page);
    const [, second] = page.document.querySelectorAll('input[name="name"]');
    (second as HTMLElement).focus();
    begin(page);
    await eventually('the other', () => page.document.querySelectorAll('input[type="checkbox"]').length === 2);
    expect(page.document.querySelectorAll('script[src*="/mock/"]')).to.have.length(1);
    expect(page.document.querySelectorAll('.site-captcha-rendered')).to.have.length(2);
  });

  it('a honeypot is solved after its minimum time, without consent and invisibly', async () => {
    const page = await openForm('provider="honeypot" min-time="20ms"');
    begin(page);
    await eventually('the answer', () => page.captcha.value);
    expect(page.captcha.value).to.match(/^honeypot:/);
    expect(page.captcha.getBoundingClientRect().height).to.equal(0);
  });
});

describe('an answer', () => {
  it('is cleared by reset() and by a reset of the form', async () => {
    const page = await openForm();
    await solve(page);
    const box = await checkBox(page);
    page.captcha.reset();
    expect([page.captcha.value, box.checked]).to.deep.equal(['', false]);
    box.click();
    page.form.reset();
    expect([page.captcha.value, box.checked]).to.deep.equal(['', false]);
    const solvedThenExpired = ['site-solved answer', 'site-expired'];
    expect(page.events).to.deep.equal([...solvedThenExpired, ...solvedThenExpired]);
  });

  it('is cleared when it expires', async () => {
    const page = await openForm(`provider="fake" src="${script}?captcha=expire"`);
    await solve(page);
    await eventually('the answer expires', () => page.captcha.value === '');
    expect(page.events).to.deep.equal(['site-solved answer', 'site-expired']);
  });

  it('cannot be set in the markup', async () => {
    const page = await openForm();
    page.captcha.setAttribute('value', 'made up');
    expect(page.captcha.value).to.equal('');
  });

  it('is removed with its widget when consent is withdrawn', async () => {
    const page = await openForm();
    await solve(page);
    withdraw(page);
    await eventually('the question', () => part(page, 'allow'));
    expect(page.captcha.value).to.equal('');
    expect(page.captcha.childElementCount).to.equal(0);
  });
});

describe('a captcha that fails', () => {
  it('reports it by a message and an event, and loads with a valid src', async () => {
    const page = await openForm('provider="fake" src="/nothing/captcha.js"');
    agree(page);
    begin(page);
    await eventually('the message', () => message(page) === 'The check against robots could not be loaded.');
    expect(page.events).to.deep.equal(['site-error captcha-failed']);
    expect(page.captcha.childElementCount).to.equal(0);
    page.captcha.src = script;
    await checkBox(page);
  });

  it('is requested again by its button', async () => {
    // The provider's script at the second request.
    const page = await openForm(`provider="fake" src="/fails-once/${crypto.randomUUID()}/captcha.js/mock/captcha.js"`);
    agree(page);
    begin(page);
    const retry = await eventually('the button', () => part(page, 'retry'));
    retry.click();
    await checkBox(page);
    await eventually('the message is removed', () => !part(page, 'message'));
  });

  it('because of its provider is removed, and can be loaded again', async () => {
    const page = await openForm(`provider="fake" src="${script}?captcha=fail"`);
    agree(page);
    begin(page);
    (await checkBox(page)).click();
    const retry = await eventually('the button', () => part(page, 'retry'));
    expect(page.captcha.childElementCount).to.equal(0);
    retry.click();
    (await checkBox(page)).click();
    expect(page.captcha.value).to.not.equal('');
  });
});

describe('the answer', () => {
  it('is read-only: no attribute and no script claims that the captcha is solved', async () => {
    const page = await openForm(`provider="fake" src="${script}" value="forged"`);
    expect(page.captcha.value).to.equal('');
    page.captcha.setAttribute('value', 'forged');
    expect(page.captcha.value).to.equal('');
    expect(() => Object.assign(page.captcha, { value: 'forged' })).to.throw(TypeError);
    expect([page.captcha.value, page.captcha.matches(':state(solved)')]).to.deep.equal(['', false]);
    await solve(page);
    expect(() => Object.assign(page.captcha, { value: '' })).to.throw(TypeError);
    expect([page.captcha.value === '', page.captcha.matches(':state(solved)')]).to.deep.equal([false, true]);
    expect(page.captcha.getAttribute('value')).to.equal('forged');
  });
});

describe('removal', () => {
  it('of the page during loading dispatches no event, and leaves no nodes', async () => {
    const page = await openForm('provider="fake" src="/stalls/captcha.js"');
    agree(page);
    begin(page);
    await eventually('the container', () => page.captcha.querySelector('.site-captcha-rendered'));
    Reflect.get(page.view, 'destroySite')(page.document);
    expect(page.captcha.childElementCount).to.equal(0);
    expect(page.events).to.deep.equal([]);
  });

  it('of the element removes the widget; the captcha loads again when the element is reinserted', async () => {
    const page = await openForm();
    await solve(page);
    page.captcha.remove();
    await Promise.resolve();
    expect(page.captcha.childElementCount).to.equal(0);
    page.form.append(page.captcha);
    begin(page);
    page.form.querySelector('button')?.focus();
    await checkBox(page);
    expect(page.captcha.value).to.equal('');
  });
});
