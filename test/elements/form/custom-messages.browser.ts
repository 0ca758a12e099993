/** Tests the author's own messages for the errors of fields. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { clear, control, described, enter, part, place, type SiteForm, send, serve } from './form.ts';

afterEach(clear);

/** Places a form with these fields, submits it, and returns its errors by field. */
async function errorsOf(fields: string): Promise<Record<string, string>> {
  serve();
  const form = await place(`<site-form><form>${fields}<button>Send</button></form></site-form>`);
  return (await send(form)).detail.errors;
}

describe('a message of the author', () => {
  it('replaces that of each rule', async () => {
    const errors = await errorsOf(`
      <input name="a" aria-label="A" required data-message-required="Your name, please.">
      <input name="b" aria-label="B" type="email" value="x" data-message-type="Not an email address.">
      <input name="c" aria-label="C" pattern="[0-9]+" value="x" data-message-pattern="Digits only.">
      <input name="d" aria-label="D" type="number" min="3" value="1" data-message-min="At least 3.">
      <input name="e" aria-label="E" type="number" max="3" value="5" data-message-max="At most 3.">
      <input name="f" aria-label="F" type="number" min="0" step="2" value="3" data-message-step="Even numbers.">
      <textarea name="g" aria-label="G" data-max-length="2" data-message-maxlength="Be brief.">xxx</textarea>`);
    expect(errors).to.deep.equal({
      a: 'Your name, please.',
      b: 'Not an email address.',
      c: 'Digits only.',
      d: 'At least 3.',
      e: 'At most 3.',
      f: 'Even numbers.',
      g: 'Be brief.',
    });
  });

  it('may be on an element around the field, and the nearest one applies', async () => {
    const errors = await errorsOf(`<div data-message-required="Please answer.">
      <fieldset data-message-required="Choose a size."><legend>Size</legend>
        <label><input type="radio" name="size" value="s" required> S</label>
        <label><input type="radio" name="size" value="m"> M</label></fieldset>
      <input name="a" aria-label="A" required data-message-required="">
      </div>
      <input name="b" aria-label="B" required>`);
    expect(errors).to.deep.equal({ size: 'Choose a size.', a: 'Please answer.', b: 'This field is required.' });
  });

  it('applies only to its rule, also while the visitor corrects the field', async () => {
    serve();
    const form = await place(`<site-form><form><label>Email <input name="mail" type="email" required
      data-message-required="Where do we answer?"></label><button>Send</button></form></site-form>`);
    await send(form);
    expect(described(control(form, 'mail'))).to.deep.equal(['Where do we answer?']);
    enter(form, 'mail', 'ada');
    expect(described(control(form, 'mail'))).to.deep.equal(['Please enter a valid email']);
  });

  it('is shown as text at the field and in the summary, without the name of the field', async () => {
    serve();
    const hostile = '&lt;img src=x onerror=alert(1)&gt;';
    const form: SiteForm = await place(`<site-form><form data-message-required="${hostile}">
      <label>A <input name="a" required></label><label>B <input name="b" required></label>
      <button>Send</button></form></site-form>`);
    await send(form);
    const summary = await eventually('the summary is shown', () => part(form, 'error-summary'));
    const text = '<img src=x onerror=alert(1)>';
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([text, text]);
    expect(described(control(form, 'a'))).to.deep.equal([text]);
    expect(form.querySelector('img')).to.equal(null);
  });

  it('is part of a field in JSON', async () => {
    serve();
    const messages = { required: 'Your email, please.', type: 'Not an email address.', onclick: 'x' };
    const fields = JSON.stringify([{ id: 'mail', type: 'email', title: 'Email', required: true, messages }]);
    const form = await place(`<site-form><script type="application/json">${fields}</script></site-form>`);
    expect((await send(form)).detail.errors).to.deep.equal({ mail: 'Your email, please.' });
    const input = form.querySelector('input');
    if (input) enter(form, input.name, 'x');
    expect((await send(form)).detail.errors).to.deep.equal({ mail: 'Not an email address.' });
  });
});
