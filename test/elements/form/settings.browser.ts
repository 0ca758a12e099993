/** Tests settings of authors and site builders: redirects, additional values, captchas, and forms without scripts. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { addFrame, closePages, openPage, scripted } from '../../support/own-page.ts';
import { button, clear, enter, json, key, part, place, saved, send, serve } from './form.ts';

afterEach(async () => {
  closePages();
  await clear();
});

const platform = `<form data-form-id="627b" data-success-redirect="" method="POST" novalidate
  onsubmit="return (function (form) { window.wasCalled = true; submit({ formId: '627b', collectionId: 'c1', objectName: 'block-1' }); return false; })(this);">
  <fieldset id="name-1" class="form-item fields name required"><legend class="title">Name <span class="required" aria-hidden="true">*</span></legend>
    <label class="caption"><input name="fname" data-title="First" aria-required="true"><span>First</span></label>
    <label class="caption"><input name="lname" data-title="Last" aria-required="true"><span>Last</span></label></fieldset>
  <fieldset id="phone-1" class="form-item fields phone"><legend class="title">Phone</legend>
    <input data-title="Areacode" aria-label="Area"><input data-title="Prefix" aria-label="Prefix"><input data-title="Line" aria-label="Line"></fieldset>
  <div id="email-1" class="form-item field email required"><label class="title" for="e">Email</label><input id="e" name="email" type="email"></div>
  <input class="form-item field hidden" type="hidden" id="hidden-1" name="utm" value="none">
  <input type="submit" value="Send">
  <div class="hidden form-submission-text">Got it!</div><div class="hidden form-submission-html" data-submission-html="&lt;i&gt;Bye&lt;/i&gt;"></div>
</form>`;

describe('the markup of a site builder', () => {
  it('is supported without its script', async () => {
    const server = serve();
    const form = await place(`<site-form>${platform}</site-form>`);
    const submit = form.querySelector<HTMLInputElement>('[type="submit"]');
    const invalid = new Promise<CustomEvent>((resolve) =>
      form.addEventListener('site-invalid', resolve, { once: true }),
    );
    submit?.click();
    expect(Object.keys((await invalid).detail.errors)).to.deep.equal(['name-1', 'email-1']);
    enter(form, 'fname', 'Ada');
    enter(form, 'lname', 'Lovelace');
    enter(form, 'email', 'ada@home.org');
    const line = form.querySelector<HTMLInputElement>('[data-title="Line"]');
    if (line) line.value = '1234';
    const submitted = new Promise((resolve) => form.addEventListener('site-submitted', resolve, { once: true }));
    submit?.click();
    expect(submit?.value).to.equal('Submitting…');
    await submitted;
    expect(server.saves[0]).to.include({
      formId: '627b',
      collectionId: 'c1',
      objectName: 'block-1',
      submitButtonText: 'Send',
    });
    expect(JSON.parse(String(server.saves[0]?.form))).to.deep.equal({
      'name-1': ['Ada', 'Lovelace'],
      'phone-1': ['', '', '', '1234'],
      'email-1': 'ada@home.org',
      'hidden-1': 'none',
    });
    expect(Reflect.get(globalThis, 'wasCalled')).to.equal(undefined);
    await eventually('it thanks', () => part(form, 'success')?.textContent === 'Got it!Bye');
  });
});

describe('a redirect', () => {
  const leads = async (to: string): Promise<Window> => {
    const page = await openPage({
      head: scripted(['site-form']),
      body: `<site-form success-redirect="${to}"><form><button>Send</button></form></site-form>`,
      prepare: (view) => {
        view.fetch = async () => new view.Response('{"key":"k"}');
      },
    });
    await page.view.customElements.whenDefined('site-form');
    page.document.querySelector('button')?.click();
    return page.view;
  };

  it('is opened after the save', async () => {
    const view = await leads('/test/elements/video/fixtures/other-player.html?thanks');
    await eventually('the other page is opened', () => view.location.search === '?thanks');
  });

  it('does not run script', async () => {
    const view = await leads('javascript:void(parent.broken=true)');
    await eventually('it thanks', () =>
      view.document.querySelector('site-form')?.shadowRoot?.textContent?.includes('Thank you!'),
    );
    expect(Reflect.get(globalThis, 'broken')).to.equal(undefined);
  });
});

describe('a hidden field', () => {
  it('gets its value from the URL', async () => {
    const server = serve();
    history.replaceState(null, '', '?from=mail');
    try {
      const form = await place(
        '<site-form><form><input type="hidden" name="from" value="page"><button>Send</button></form></site-form>',
      );
      await send(form);
      expect(JSON.parse(String(server.saves[0]?.form))).to.deep.equal({ from: 'mail' });
    } finally {
      history.replaceState(null, '', location.pathname);
    }
  });
});

describe('a captcha', () => {
  class Captcha extends HTMLElement {
    siteKey = 'a';
    value = '';
    solve(value: string): void {
      this.value = value;
      this.dispatchEvent(
        new CustomEvent(value ? 'site-solved' : 'site-expired', { bubbles: true, composed: true, detail: { value } }),
      );
    }
    reset(): void {
      this.solve('');
    }
  }

  it('has to be solved first, and again after a failure; its answer is sent', async () => {
    if (!customElements.get('site-captcha')) customElements.define('site-captcha', Captcha);
    const server = serve([key], [json({}, 500), saved]);
    const form = await place(
      `<site-form><form><input name="a" aria-label="A" required><site-captcha></site-captcha><button>Send</button></form></site-form>`,
    );
    const captcha = form.querySelector<Captcha>('site-captcha');
    const isOff = (): boolean => button(form).getAttribute('aria-disabled') === 'true';
    expect(isOff()).to.equal(true);
    enter(form, 'a', 'x');
    const refused = await send(form);
    expect(refused.detail.text).to.equal('Complete CAPTCHA before submitting.');
    expect(server.calls).to.deep.equal([]);
    captcha?.solve('token');
    expect(isOff()).to.equal(false);
    await send(form);
    expect(server.saves[0]).to.include({ captchaKey: 'token' });
    expect(captcha?.value).to.equal('');
    expect(isOff()).to.equal(true);
    captcha?.solve('other');
    await send(form);
    expect(server.saves[1]).to.include({ captchaKey: 'other' });
  });
});

describe('a page without script', () => {
  it('posts the form', async () => {
    const frame = addFrame();
    frame.sandbox.add('allow-forms', 'allow-same-origin');
    frame.srcdoc = `<site-form><form method="get" action="/test/elements/video/fixtures/other-player.html"><input name="a" value="b"><button>Send</button></form></site-form>`;
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.contentDocument?.querySelector('button')?.click();
    await eventually('the browser has sent it', () => frame.contentWindow?.location.search === '?a=b');
  });
});

describe('a missing chunk', () => {
  it('is reported, and keeps what was typed', async () => {
    const page = await openPage({
      head: scripted(['site-form']).replace(
        '/dist/test/site-form.js',
        '/without/form-session.js/dist/test/site-form.js',
      ),
      body: '<site-form><form><input name="a" value="x"><button>Send</button></form></site-form>',
    });
    await page.view.customElements.whenDefined('site-form');
    page.document.querySelector('button')?.click();
    const form = page.document.querySelector('site-form');
    await eventually('the error is shown', () =>
      form?.shadowRoot?.textContent?.includes('Please reload and try again.'),
    );
    expect(page.document.querySelector('input')?.value).to.equal('x');
    expect(page.troubles.filter((trouble) => trouble.startsWith('site-error'))).to.include(
      'site-error form-part-missing',
    );
  });
});
