/** Tests the links to the invalid fields above a form. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press, setViewport, type } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  above,
  clear,
  control,
  enter,
  json,
  key,
  part,
  place,
  placeContact,
  type SiteForm,
  send,
  serve,
} from './form.ts';

afterEach(clear);

const summary = (form: SiteForm): HTMLElement | null => part(form, 'error-summary');

const links = (form: SiteForm): HTMLAnchorElement[] => [...(summary(form)?.querySelectorAll('a') ?? [])];

const texts = (form: SiteForm): (string | null)[] => links(form).map(({ textContent }) => textContent);

const shown = (form: SiteForm): Promise<HTMLElement> => eventually('the summary is shown', () => summary(form));

/** Places the contact form and submits it with three invalid fields. */
async function placeInvalid(attributes = ''): Promise<SiteForm> {
  serve();
  const form = await placeContact(attributes);
  enter(form, 'email', 'ada@home');
  enter(form, 'message', 'x'.repeat(21));
  await send(form);
  return form;
}

describe('the error summary', () => {
  it('counts the errors, and links to the field of each', async () => {
    const form = await placeInvalid();
    await shown(form);
    expect(above(form)).to.equal('One or more fields is invalid, please check your entries.');
    expect(summary(form)?.querySelector('p')?.textContent).to.equal('3 errors');
    expect(texts(form)).to.deep.equal([
      'Name: This field is required.',
      'Email: Please enter a valid email',
      'Message: You have exceeded the character limit.',
    ]);
    expect(links(form).map((link) => link.getAttribute('href'))).to.deep.equal(['#name', '#email', '#message']);
  });

  it('gets the focus, so that the next Tab reaches its first link, and Enter the field', async () => {
    const form = await placeInvalid();
    await eventually('it has the focus', () => form.shadowRoot?.activeElement === summary(form));
    await press('Tab');
    expect(form.shadowRoot?.activeElement).to.equal(links(form)[0]);
    await press('Enter');
    expect(document.activeElement).to.equal(control(form, 'name'));
    await type('Ada');
    expect(control(form, 'name').value).to.equal('Ada');
  });

  it('is a group with a name', async () => {
    const form = await placeInvalid();
    await expectAccessible(await shown(form), { role: 'group', name: '3 errors' });
    await expect(form).to.be.accessible();
  });

  it('leads to a field by a press, and shows its label', async () => {
    serve();
    const form = await place(`<site-form><form>
      <p><label for="first">First</label><input id="first" name="first" required></p><div style="height: 3000px"></div>
      <p><label for="last">Last</label><input id="last" name="last" required></p><button>Send</button></form></site-form>`);
    await send(form);
    await shown(form);
    const [, link] = links(form);
    if (link) await click(link);
    expect(document.activeElement).to.equal(control(form, 'last'));
    const label = control(form, 'last').labels?.[0]?.getBoundingClientRect();
    expect(label?.top).to.be.at.least(0);
    expect(label?.bottom).to.be.at.most(innerHeight);
    expect(location.hash).to.equal('');
  });

  it('loses the errors that are corrected, and is removed with the last one', async () => {
    const form = await placeInvalid();
    await shown(form);
    enter(form, 'name', 'Ada');
    enter(form, 'message', 'Hello');
    await eventually('one error is left', () => summary(form)?.querySelector('p')?.textContent === '1 error');
    expect(texts(form)).to.deep.equal(['Email: Please enter a valid email']);
    enter(form, 'email', 'ada@home.org');
    await eventually('it is removed', () => !part(form, 'error'));
  });

  it('is not shown for a single error, whose field has the focus instead', async () => {
    serve();
    const form = await placeContact();
    await send(form);
    await eventually('the message is shown', () => above(form));
    expect(summary(form)).to.equal(null);
    expect(document.activeElement).to.equal(control(form, 'name'));
  });

  it('is always or never shown as the page declares', async () => {
    serve();
    const always = await placeContact('error-summary="always"');
    await send(always);
    await shown(always);
    expect(texts(always)).to.deep.equal(['Name: This field is required.']);
    await clear();
    const none = await placeInvalid('error-summary="none"');
    await eventually('the message is shown', () => above(none));
    expect(summary(none)).to.equal(null);
    expect(document.activeElement).to.equal(control(none, 'name'));
  });

  it('lists the errors of the server, as text', async () => {
    const hostile = '<img src=x onerror="window.broken = true">';
    serve([key], [json({ errors: { email: hostile, name: 'Who?' } }, 400)]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await send(form);
    await shown(form);
    expect(texts(form)).to.deep.equal(['Name: Who?', `Email: ${hostile}`]);
    expect(summary(form)?.querySelector('img')).to.equal(null);
  });

  it('names fields in any markup: wrapped lists, groups, parts and questions', async () => {
    serve();
    const form = await place(`<site-form><form>
      <label>Size * <select name="size" required><option value="">Choose</option><option>S</option></select></label>
      <input name="code" aria-label="Code:" required>
      <fieldset><legend>Colour</legend><label><input type="radio" name="c" value="r" required> Red</label>
        <label><input type="radio" name="c" value="b"> Blue</label></fieldset>
      <label><input type="checkbox" name="terms" required> I agree</label>
      <fieldset class="form-item fields name required" id="n"><legend class="title">Name *</legend>
        <label><input name="fname" data-title="First"> First Name</label>
        <label><input name="lname" data-title="Last"> Last Name</label></fieldset>
      <button>Send</button></form></site-form>`);
    await send(form);
    await shown(form);
    expect(texts(form).map((text) => text?.replace(': This field is required.', ''))).to.deep.equal([
      'Size',
      'Code',
      'Colour',
      'I agree',
      'Name, First Name',
    ]);
  });

  it('lists the errors of a form from JSON', async () => {
    serve();
    const fields = JSON.stringify([
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'mail', type: 'email', title: 'Email', required: true },
      { id: 'rate', type: 'likert', title: 'Rating', options: ['Paper'], required: true },
    ]);
    const form = await place(`<site-form><script type="application/json">${fields}</script></site-form>`);
    await send(form);
    await shown(form);
    expect(texts(form).map((text) => text?.replace(': This field is required.', ''))).to.deep.equal([
      'Name, First Name',
      'Email',
      'Rating, Paper',
    ]);
  });

  for (const dir of ['ltr', 'rtl'])
    it(`fits into 320 px, ${dir}`, async function () {
      skipUnless(this, 'narrow window', await setViewport({ width: 320, height: 640 }));
      serve();
      const field = (name: string): string =>
        `<p><label for="${name}">${name.repeat(40)}</label><input id="${name}" name="${name}" required></p>`;
      const form = await place(
        `<div dir="${dir}"><site-form><form>${field('one')}${field('two')}<button>Send</button></form></site-form></div>`,
      );
      await send(form);
      await shown(form);
      for (const node of [summary(form), ...links(form)]) {
        const { left = -1, right = 999 } = node?.getBoundingClientRect() ?? {};
        expect([left >= 0, right <= 320]).to.deep.equal([true, true]);
      }
      for (const link of links(form)) expect(link.getBoundingClientRect().height).to.be.at.least(24);
      await setViewport({ width: 800, height: 600 });
    });
});
