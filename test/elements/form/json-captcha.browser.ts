/** Tests the captcha of a form from JSON: `captchaEnabled` places one, above the button. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

afterEach(closePages);

const context = (siteKey: string): string =>
  `<script type="application/json" data-site-context>{"website":{"captchaSettings":{"siteKey":"${siteKey}"}}}</script>`;

const inScript = (more: object = {}): string =>
  `<script type="application/json">${JSON.stringify({
    formId: 'f1',
    captchaEnabled: true,
    fields: [{ id: 'email', type: 'email', title: 'Email' }],
    ...more,
  })}</script>`;

interface Placed extends OwnPage {
  readonly form: HTMLElement & { submit(): void };
}

async function open(inside: string, head = context('key')): Promise<Placed> {
  const page = await openPage({
    head: styled + head + scripted(['site-form', 'site-captcha']),
    body: `<main><site-form form-id="f1">${inside}</site-form></main>`,
  });
  await eventually('the form is rendered', () => page.document.querySelector('site-form button[type="submit"]'));
  const form = page.document.querySelector('site-form');
  if (!form) throw new Error('the page has no form');
  return { ...page, form: form as Placed['form'] };
}

const captchas = ({ form }: Placed): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('site-captcha')];

/** Resolves with the captcha when it has a box. */
const shown = (page: Placed): Promise<HTMLElement> =>
  eventually('the captcha is visible', () => captchas(page).find((one) => one.matches(':state(visible)')));

const top = (node: Element | null): number => node?.getBoundingClientRect().top ?? Number.NaN;

describe('captchaEnabled in the JSON of a form', () => {
  it('places one captcha with the key of the site, between the fields and the button', async () => {
    const page = await open(inScript());
    const captcha = await shown(page);
    const [email, button] = ['input', 'button[type="submit"]'].map((one) => page.document.querySelector(one));
    expect(captchas(page)).to.have.length(1);
    expect(Reflect.get(captcha, 'siteKey')).to.equal('key');
    expect(top(captcha)).to.be.greaterThan(top(email ?? null));
    expect(top(button ?? null)).to.be.at.least(captcha.getBoundingClientRect().bottom);
    expect(page.troubles).to.deep.equal([]);
  });

  it('must be solved before the form is sent', async () => {
    const page = await open(inScript());
    await shown(page);
    page.document.querySelector<HTMLElement>('button[type="submit"]')?.click();
    await eventually('the message', () =>
      page.form.shadowRoot?.textContent?.includes('Complete CAPTCHA before submitting.'),
    );
  });

  it('is removed with the form, and placed again', async () => {
    const page = await open(inScript());
    await shown(page);
    const main = page.form.parentElement;
    page.form.remove();
    await eventually('the form is removed', () => !page.form.querySelector('form'));
    expect(captchas(page)).to.have.length(0);
    main?.append(page.form);
    await shown(page);
    expect(captchas(page)).to.have.length(1);
  });

  it('completes a form of the author', async () => {
    const page = await open(
      `<form><p><label>Name <input></label></p><p><button type="submit">Send</button></p></form>${inScript()}`,
    );
    const captcha = await shown(page);
    expect(captcha.nextElementSibling?.textContent).to.equal('Send');
  });

  it('without a key shows no captcha, and reports it once', async () => {
    const page = await open(inScript(), '');
    await eventually('the report', () => page.troubles.includes('site-error captcha-not-set-up'));
    expect(page.troubles).to.have.length(2);
    expect(page.troubles[0]).to.include('ReCaptcha has not been set up!');
    expect(captchas(page)[0]?.getBoundingClientRect().height).to.equal(0);
  });

  it('false places none', async () => {
    const page = await open(inScript({ captchaEnabled: false }));
    expect(captchas(page)).to.have.length(0);
    expect(page.troubles).to.deep.equal([]);
  });
});

describe('a captcha of the author beside the JSON', () => {
  it('stays where it is, above the button, which submits the form', async () => {
    const page = await open(`${inScript()}<site-captcha site-key="own" id="own"></site-captcha>`);
    const captcha = await shown(page);
    const button = page.document.querySelector<HTMLButtonElement>('button[type="submit"]');
    expect([captchas(page).length, captcha.id, captcha.parentElement]).to.deep.equal([1, 'own', page.form]);
    expect(top(button)).to.be.at.least(captcha.getBoundingClientRect().bottom);
    expect(button?.form).to.equal(page.document.querySelector('site-form form'));
    button?.click();
    await eventually('the message', () =>
      page.form.shadowRoot?.textContent?.includes('Complete CAPTCHA before submitting.'),
    );
  });

  it('that is added later replaces the one of the JSON', async () => {
    const page = await open(inScript());
    await shown(page);
    page.form.insertAdjacentHTML('beforeend', '<site-captcha site-key="own" id="own"></site-captcha>');
    await eventually('the other is removed', () => captchas(page).length === 1);
    expect(captchas(page)[0]?.id).to.equal('own');
    await eventually('the button is below it', () => captchas(page)[0]?.nextElementSibling?.querySelector('button'));
    captchas(page)[0]?.remove();
    await eventually('the JSON places one again', () => captchas(page)[0]?.id === '');
    expect(page.document.querySelector('form button')?.textContent).to.equal('Submit');
  });
});
