import { expect } from '@open-wc/testing';
import { click, expectAccessible, press, setViewport, type } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { button, clear, control, enter, hanging, json, key, part, place, placeContact, send, serve } from './form.ts';

afterEach(clear);

const choices = `<site-form><form>
  <fieldset class="form-item field radio required" id="size"><legend class="title">Size *</legend>
    <label><input type="radio" name="size" value="s"> Small</label> <label><input type="radio" name="size" value="m"> Large</label></fieldset>
  <fieldset class="form-item fields name required" id="n"><legend class="title">Name *</legend>
    <label><input name="fname" data-title="First"> First</label> <label><input name="lname" data-title="Last"> Last</label></fieldset>
  <button>Send</button></form></site-form>`;

describe('assistive technology', () => {
  it('finds no violations in a form with errors', async () => {
    serve([key], [json({ errors: { name: 'Who?' } }, 400)]);
    const form = await placeContact();
    await expect(form).to.be.accessible();
    await send(form);
    await eventually('the error is shown', () => part(form, 'error'));
    await expect(form).to.be.accessible();
    enter(form, 'name', 'Ada');
    await send(form);
    await eventually('the server error is shown', () => form.querySelector('.site-form-server-error'));
    await expect(form).to.be.accessible();
    const groups = await place(choices);
    await send(groups);
    await expect(groups).to.be.accessible();
  });

  it('finds no violations while submitting, after a failure, and after a success', async () => {
    const server = serve([key], [hanging, json({})]);
    const form = await placeContact('timeout="400ms"');
    enter(form, 'name', 'Ada');
    const failed = send(form);
    await eventually('the save has started', () => server.calls.includes('save'));
    await expect(form).to.be.accessible();
    await failed;
    await eventually('the retry button is shown', () => part(form, 'retry'));
    await expect(form).to.be.accessible();
    await send(form);
    await eventually('it thanks', () => part(form, 'success'));
    await expect(form).to.be.accessible();
  });

  it('gets roles and names from the engine', async () => {
    serve([key], [json({}, 500)]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await send(form);
    const retry = await eventually('the retry button is shown', () => part(form, 'retry'));
    await expectAccessible(retry, { role: 'button', name: 'Try again' });
    await expectAccessible(control(form, 'email'), { role: 'textbox', name: 'Email' });
  });
});

describe('the keyboard', () => {
  it('fills in, submits, corrects and submits again', async () => {
    serve();
    const form = await placeContact();
    control(form, 'name').focus();
    const invalid = new Promise((resolve) => form.addEventListener('site-invalid', resolve, { once: true }));
    await press('Enter');
    await invalid;
    await type('Ada');
    await press('Tab');
    await type('ada@home.org');
    await press('Tab');
    await type('Hi');
    await press('Tab');
    const submitted = new Promise((resolve) => form.addEventListener('site-submitted', resolve, { once: true }));
    await press('Enter');
    await submitted;
    await eventually('the confirmation has the focus', () => form.shadowRoot?.activeElement === part(form, 'success'));
  });
});

describe('a small window', () => {
  const strings = 'Word'.repeat(40);

  for (const dir of ['ltr', 'rtl']) {
    it(`fits the form at 320 px, ${dir}`, async function () {
      skipUnless(this, 'narrow window', await setViewport({ width: 320, height: 640 }));
      serve([key], [json({ error: strings }, 500)]);
      const form = await place(`<div dir="${dir}"><site-form form-id="a"><form>
        <p><label for="w">${strings}</label><textarea id="w" name="w" data-max-length="5"></textarea></p><button>${strings}</button></form></site-form></div>`);
      await send(form);
      await eventually('the error is shown', () => part(form, 'error'));
      const nodes = [...form.querySelectorAll('*'), ...(form.shadowRoot?.querySelectorAll('[part]') ?? [])];
      const outside = nodes.filter((node) => {
        const { left, right } = node.getBoundingClientRect();
        return left < 0 || right > 320;
      });
      expect(outside.map((node) => node.localName)).to.deep.equal([]);
      const error = part(form, 'error');
      const style = error && getComputedStyle(error);
      expect(style?.borderInlineStartWidth, 'the error mark is at the start of the line').to.equal('4px');
      expect(dir === 'rtl' ? style?.borderRightWidth : style?.borderLeftWidth).to.equal('4px');
      expect(part(form, 'retry')?.getBoundingClientRect().height ?? 44).to.be.at.least(44);
      expect(button(form).getBoundingClientRect().height).to.be.at.least(44);
      await setViewport({ width: 800, height: 600 });
    });
  }
});

describe('touch and pointers', () => {
  it('move the focus to an invalid field', async () => {
    serve();
    const form = await placeContact();
    await click(button(form));
    await eventually('the first field has the focus', () => document.activeElement === control(form, 'name'));
    expect(form.querySelector('.site-form-error')?.checkVisibility()).to.equal(true);
  });
});
