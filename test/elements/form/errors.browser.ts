import { expect } from '@open-wc/testing';
import { click, press, type } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import {
  above,
  button,
  clear,
  control,
  described,
  enter,
  json,
  key,
  part,
  place,
  placeContact,
  send,
  serve,
} from './form.ts';

afterEach(clear);

const invalid = 'One or more fields is invalid, please check your entries.';

describe('an invalid form', () => {
  it('is not sent: each invalid field has a message, and the summary of several has the focus', async () => {
    const server = serve();
    const form = await placeContact();
    enter(form, 'email', 'ada@home');
    enter(form, 'message', 'x'.repeat(21));
    const ended = await send(form);
    expect(ended.type).to.equal('site-invalid');
    expect(ended.detail.errors).to.deep.equal({
      name: 'This field is required.',
      email: 'Please enter a valid email',
      message: 'You have exceeded the character limit.',
    });
    expect(server.calls).to.deep.equal([]);
    await eventually('the summary has the focus', () => form.shadowRoot?.activeElement === part(form, 'error-summary'));
    expect(described(control(form, 'name'))).to.deep.equal(['This field is required.']);
    expect(described(control(form, 'message'))).to.include('You have exceeded the character limit.');
    for (const name of ['name', 'email', 'message'])
      expect(control(form, name).getAttribute('aria-invalid')).to.equal('true');
    await eventually(
      'the errors above and below are shown',
      () => above(form) === invalid && part(form, 'error-below'),
    );
    expect(part(form, 'error-below')?.textContent).to.equal('Please scroll up to review.');
  });

  it('is not sent when a control cannot be read: a message appears, and nothing typed is lost', async () => {
    const server = serve();
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    // As a script of the page can replace the value of a control.
    const broken = {
      get: () => {
        throw new Error('broken');
      },
      configurable: true,
    };
    Object.defineProperty(control(form, 'email'), 'value', broken);
    button(form).click();
    const message = 'Could not parse the form fields, please check your entries.';
    await eventually('the message is shown', () => above(form) === message);
    expect(server.calls).to.deep.equal([]);
    expect(control(form, 'name').value).to.equal('Ada');
    Reflect.deleteProperty(control(form, 'email'), 'value');
    expect((await send(form)).type).to.equal('site-submitted');
  });

  it('removes each error when it is corrected, and then the message above', async () => {
    serve();
    const form = await placeContact();
    enter(form, 'email', 'x');
    await send(form);
    enter(form, 'name', 'Ada');
    expect(described(control(form, 'name'))).to.deep.equal([]);
    expect(control(form, 'name').hasAttribute('aria-invalid')).to.equal(false);
    expect(described(control(form, 'email'))).to.have.length(1);
    enter(form, 'email', 'ada@home.org');
    expect(form.querySelector('.site-form-error')).to.equal(null);
    await eventually('the error above is removed', () => !part(form, 'error') && !part(form, 'error-below'));
    expect((await send(form)).type).to.equal('site-submitted');
  });

  it('shows the errors again when it is submitted again', async () => {
    serve();
    const form = await placeContact();
    await send(form);
    const first = await eventually('the error is shown', () => part(form, 'error'));
    await send(form);
    await eventually('another node shows the error', () => part(form, 'error') && part(form, 'error') !== first);
  });

  it('has no message below in a newsletter form', async () => {
    serve();
    const form = await placeContact('variant="newsletter"');
    await send(form);
    await eventually('the error above is shown', () => above(form) === invalid);
    expect(part(form, 'error-below')).to.equal(null);
  });

  it('shows the browser’s message for other constraints, but not for an email', async () => {
    serve();
    const form = await place(`<site-form><form>
      <input name="code" aria-label="Code" pattern="[0-9]+" value="a"><input name="mail" type="email" aria-label="Mail" value="a_b@c.org">
      <button>Send</button></form></site-form>`);
    const { detail } = await send(form);
    expect(Object.keys(detail.errors)).to.deep.equal(['code']);
    expect(detail.errors.code).to.equal(control(form, 'code').validationMessage);
  });

  it('shows its messages when Enter submits a form without a button', async () => {
    serve();
    const form = await place('<site-form><form><input name="a" aria-label="Name" required></form></site-form>');
    control(form, 'a').focus();
    await press('Enter');
    await eventually('the field has its message', () => described(control(form, 'a'))[0] === 'This field is required.');
  });

  it('shows its messages when a button elsewhere on the page submits the form', async () => {
    serve();
    const form = await place(`<button form="contact">Send</button>
      <site-form><form id="contact"><input name="a" aria-label="Name" required></form></site-form>`);
    const send = form.previousElementSibling;
    if (send) await click(send);
    await eventually('the field has its message', () => described(control(form, 'a'))[0] === 'This field is required.');
  });

  it('leaves the author’s form unchanged until the visitor submits it', async () => {
    const markup = '<form><input name="a" aria-label="Name" required=""><button>Send</button></form>';
    const form = await place(`<site-form>${markup}</site-form>`);
    expect(form.innerHTML).to.equal(markup);
  });

  it('keeps the author’s descriptions', async () => {
    serve();
    const form = await place(`<site-form><form><span id="hint">As on your card</span>
      <input name="a" aria-label="Name" required aria-describedby="hint"><button>Send</button></form></site-form>`);
    await send(form);
    expect(described(control(form, 'a'))).to.deep.equal(['This field is required.', 'As on your card']);
    form.remove();
    await Promise.resolve();
    expect(control(form, 'a').outerHTML).to.equal(
      '<input name="a" aria-label="Name" required="" aria-describedby="hint">',
    );
    expect(form.querySelector('[data-site-owned]')).to.equal(null);
    expect(form.querySelector('form')?.noValidate).to.equal(false);
  });

  it('has one message for a group of choices, until one is checked', async () => {
    serve();
    const form = await place(`<site-form><form>
      <fieldset class="form-item field radio required" id="size"><legend class="title">Size *</legend>
      <label><input type="radio" name="size" value="s"> S</label> <label><input type="radio" name="size" value="m"> M</label></fieldset>
      <button>Send</button></form></site-form>`);
    await send(form);
    const [small] = form.querySelectorAll<HTMLInputElement>('input');
    expect(document.activeElement).to.equal(small);
    expect(small && described(small)).to.deep.equal(['This field is required.']);
    await press(' ');
    expect(form.querySelector('.site-form-error')).to.equal(null);
  });
});

describe('errors of the server', () => {
  const strings = '<img src=x onerror="window.broken = true">';

  it('are shown above their fields, as text, until the fields are changed', async () => {
    serve([key], [json({ errors: { email: strings, name: 'Who?' } }, 400)]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    const failed = await send(form);
    expect(failed.detail.fieldErrors).to.deep.equal({ email: strings, name: 'Who?' });
    const [error] = form.querySelectorAll('.site-form-server-error');
    const label = form.querySelector('label');
    expect(error?.nextElementSibling, 'above the label').to.equal(label);
    expect(described(control(form, 'email'))).to.deep.equal([strings]);
    expect(form.querySelector('img')).to.equal(null);
    await eventually(
      'the error is shown',
      () => above(form) === 'Your form has encountered a problem. Please scroll down to review.',
    );
    enter(form, 'name', 'Ada!');
    expect(described(control(form, 'name'))).to.deep.equal([]);
    enter(form, 'email', 'ada@home.org');
    await eventually('the error is removed', () => !part(form, 'error'));
  });
});

describe('in a fieldset of several fields', () => {
  const markup = `<site-form><form data-form-id="f1"><fieldset><legend>Delivery</legend>
    <label for="name">Name</label> <input id="name" name="name">
    <label for="city">City</label> <input id="city" name="city">
    <label><input type="radio" name="way" value="post" required> Post</label>
    <label id="last"><input type="radio" name="way" value="studio" required> Studio</label>
    <label for="note">Note</label> <input id="note" name="note">
    </fieldset><button>Send</button></form></site-form>`;

  it('an error of the server is above its own field', async () => {
    serve([key], [json({ errors: { city: 'Where?', way: 'How?' } }, 400)]);
    const form = await place(markup);
    control(form, 'way').checked = true;
    await send(form);
    const errors = [...form.querySelectorAll('.site-form-server-error')];
    expect(errors.map((one) => [one.textContent, one.nextElementSibling?.textContent?.trim()])).to.deep.equal([
      ['Where?', 'City'],
      ['How?', 'Post'],
    ]);
  });

  it('the error of a choice is below its last option', async () => {
    serve();
    const form = await place(markup);
    await send(form);
    const error = await eventually('the error is shown', () => form.querySelector('.site-form-error'));
    expect(error.previousElementSibling?.id).to.equal('last');
  });
});

describe('a limit of characters', () => {
  it('is counted below the field, and marked when it is exceeded', async () => {
    const form = await placeContact();
    const note = await eventually('it is counted', () => form.querySelector('.site-form-counter'));
    expect(note.textContent).to.equal('0 / 20');
    await click(control(form, 'message'));
    await type('Hello');
    expect(note.textContent).to.equal('5 / 20');
    expect(described(control(form, 'message'))).to.deep.equal(['5 / 20']);
    expect(note.hasAttribute('data-over')).to.equal(false);
    enter(form, 'message', 'x'.repeat(21));
    expect(note.textContent).to.equal('21 / 20');
    expect(note.hasAttribute('data-over')).to.equal(true);
    expect(button(form).textContent).to.equal('Send it');
  });
});
