/** What visitors meet: nothing from others before they agree and begin, then a captcha in the room that was kept for it. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { agree, begin, checkBox, message, openForm, part, requests, script, solve, withdraw } from './captcha.ts';

afterEach(closePages);

const waiting = 'The check against robots appears here once you fill in the form.';

describe('before the visitor has agreed and begins', () => {
  it('nobody else is contacted: not by focus alone, not by consent alone', async () => {
    const [unasked, untouched] = [await openForm(), await openForm()];
    begin(unasked);
    agree(untouched);
    await eventually('both say what they wait for', () => part(unasked, 'allow') && message(untouched) === waiting);
    // Whoever would be asked for has been, once another page has loaded all that it needs.
    const other = await openForm();
    await solve(other);
    expect(requests(other)).to.include(script);
    expect([requests(unasked), requests(untouched)].flat().filter((path) => path.startsWith('/mock/'))).to.deep.equal(
      [],
    );
    expect(unasked.document.querySelectorAll('script[src*="/mock/"]')).to.have.length(0);
    expect([unasked.told, untouched.told]).to.deep.equal([[], []]);
  });

  it('who would be contacted is said, and one button both allows and begins', async () => {
    const page = await openForm();
    expect(message(page)).to.contain('Mock captcha');
    part(page, 'allow')?.click();
    await checkBox(page);
    expect(part(page, 'allow')).to.equal(null);
    expect(page.captcha.shadowRoot?.activeElement).to.equal(part(page, 'box'));
  });

  it('a provider on the own server needs no consent, and still waits for the form', async () => {
    const page = await openForm(`provider="fake" src="${script}" require-consent="false"`);
    expect(message(page)).to.equal(waiting);
    expect(requests(page)).to.deep.equal([]);
    begin(page);
    await checkBox(page);
  });

  it('there is nothing without a site key', async () => {
    const page = await openForm('', {
      source: `<form><input name="name"><site-captcha provider="fake" src="${script}"></site-captcha></form>`,
    });
    agree(page);
    begin(page);
    const other = await openForm();
    await solve(other);
    expect(page.captcha.getBoundingClientRect().height).to.equal(0);
    expect(requests(page)).to.deep.equal([]);
  });
});

describe('once somebody fills in the form', () => {
  it('the captcha is there, and its answer with it', async () => {
    const page = await openForm();
    expect(page.captcha.value).to.equal('');
    await solve(page);
    const sent = new page.view.FormData(page.form);
    expect(sent.get('g-recaptcha-response')).to.equal(page.captcha.value);
    expect(page.captcha.matches(':state(rendered):state(solved)')).to.equal(true);
    expect(page.told).to.deep.equal(['site-solved answer']);
  });

  it('it takes the room that was kept for it', async () => {
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

  it('it is loaded once for two forms, and rendered once in each', async () => {
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

  it('a honeypot is believed after its time, without consent and without being seen', async () => {
    const page = await openForm('provider="honeypot" min-time="20ms"');
    begin(page);
    await eventually('the answer', () => page.captcha.value);
    expect(page.captcha.value).to.match(/^honeypot:/);
    expect(page.captcha.getBoundingClientRect().height).to.equal(0);
  });
});

describe('an answer', () => {
  it('is taken back by reset(), by a reset of the form, and when it expires', async () => {
    const page = await openForm();
    await solve(page);
    const box = await checkBox(page);
    page.captcha.reset();
    expect([page.captcha.value, box.checked]).to.deep.equal(['', false]);
    box.click();
    page.form.reset();
    expect([page.captcha.value, box.checked]).to.deep.equal(['', false]);
    const solvedAndBack = ['site-solved answer', 'site-expired'];
    expect(page.told).to.deep.equal([...solvedAndBack, ...solvedAndBack]);
  });

  it('that expires is none any more', async () => {
    const page = await openForm(`provider="fake" src="${script}?captcha=expire"`);
    await solve(page);
    await eventually('the end of its time', () => page.captcha.value === '');
    expect(page.told).to.deep.equal(['site-solved answer', 'site-expired']);
  });

  it('cannot be written into the markup', async () => {
    const page = await openForm();
    page.captcha.setAttribute('value', 'made up');
    expect(page.captcha.value).to.equal('');
  });

  it('goes with the consent, and the widget with it', async () => {
    const page = await openForm();
    await solve(page);
    withdraw(page);
    await eventually('the question', () => part(page, 'allow'));
    expect(page.captcha.value).to.equal('');
    expect(page.captcha.childElementCount).to.equal(0);
  });
});

describe('a captcha that fails', () => {
  it('says so in words and by an event, and comes at the next try', async () => {
    const page = await openForm('provider="fake" src="/nothing/captcha.js"');
    agree(page);
    begin(page);
    await eventually('the words', () => message(page) === 'The check against robots could not be loaded.');
    expect(page.told).to.deep.equal(['site-error captcha-failed']);
    expect(page.captcha.childElementCount).to.equal(0);
    page.captcha.src = script;
    await checkBox(page);
  });

  it('is asked for again by its button', async () => {
    // The provider's script at the second request.
    const page = await openForm(`provider="fake" src="/fails-once/${crypto.randomUUID()}/captcha.js/mock/captcha.js"`);
    agree(page);
    begin(page);
    const retry = await eventually('the button', () => part(page, 'retry'));
    retry.click();
    await checkBox(page);
    await eventually('no words any more', () => !part(page, 'message'));
  });

  it('because the provider gives up is taken away, and can be had again', async () => {
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

describe('the end', () => {
  it('of the page during the load is told to nobody, and leaves nothing', async () => {
    const page = await openForm('provider="fake" src="/stalls/captcha.js"');
    agree(page);
    begin(page);
    await eventually('the container', () => page.captcha.querySelector('.site-captcha-rendered'));
    Reflect.get(page.view, 'destroySite')(page.document);
    expect(page.captcha.childElementCount).to.equal(0);
    expect(page.told).to.deep.equal([]);
  });

  it('of the element takes the widget along; where it comes back, the captcha is there again', async () => {
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
