import { expect } from '@open-wc/testing';
import { clear, drafted, enter, json, key, place, send, serve } from './form.ts';

afterEach(clear);

/** From here on a draft is kept, or not, within the event. */
before(async () => {
  const form = await place('<site-form><form data-form-id="first"><input name="name"></form></site-form>');
  enter(form, 'name', 'Ada');
  await drafted('Ada');
  await clear();
});

const stored = (): string => JSON.stringify(sessionStorage);

/** Sensitive values by the names of their controls, as a visitor types them. */
const sensitive: Readonly<Record<string, string>> = {
  cardnumber: '4111 1111 1111 1111',
  cvv: '737',
  security_code: '8264',
  ssn: '078-05-1120',
  iban: 'DE89370400440532013000',
  'field-17': '5500005555555559',
  'field-18': '11/31',
  'field-19': 'Countess Lovelace',
  reference: 'X-4711',
};

const controls = `
  <input name="cardnumber" aria-label="Number"> <input name="cvv" autocomplete="off" aria-label="Code">
  <input name="security_code" aria-label="Code"> <input name="ssn" aria-label="Number"> <input name="iban" aria-label="Account">
  <label for="n17">Numéro de carte</label> <input id="n17" name="field-17">
  <input name="field-18" pattern="(0[1-9]|1[0-2])/[0-9]{2}" aria-label="Until">
  <span id="n19">Karteninhaberin</span> <input name="field-19" aria-labelledby="n19">
  <input name="reference" aria-label="Reference">
  <input name="name" aria-label="Name"> <textarea name="message" aria-label="Message"></textarea>
  <select name="country" aria-label="Country"><option>Malta</option><option>Chile</option></select> <button>Pay</button>`;

const order = `<site-form><form data-form-id="pay">${controls}</form></site-form>`;

describe('the draft of a form with payment fields', () => {
  it('holds only harmless values', async () => {
    const form = await place(order);
    for (const [name, value] of Object.entries(sensitive)) enter(form, name, value);
    for (const value of Object.values(sensitive)) expect(stored()).to.not.include(value);
    enter(form, 'name', 'Ada');
    enter(form, 'message', 'Ring twice');
    enter(form, 'country', 'Chile');
    for (const value of ['Ada', 'Ring twice', 'Chile']) expect(stored()).to.include(value);
    for (const value of Object.values(sensitive)) expect(stored()).to.not.include(value);
  });

  it('loses what it held before the payment fields were added', async () => {
    const form = await place(
      '<site-form><form data-form-id="pay"><input name="reference"><button>Pay</button></form></site-form>',
    );
    enter(form, 'reference', 'X-4711');
    expect(stored()).to.include('X-4711');
    form.querySelector('form')?.insertAdjacentHTML('afterbegin', '<input name="card-number"><input name="city">');
    enter(form, 'city', 'London');
    expect(stored()).to.include('London').and.not.include('X-4711');
  });

  it('does not leak when sending fails: no typed value is logged or reported', async () => {
    serve([key], [json({ message: `refused: ${JSON.stringify(sensitive)}` }, 500)]);
    const written: unknown[] = [];
    const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const real = { ...console };
    for (const level of levels) console[level] = (...args: unknown[]) => written.push(...args);
    const form = await place(order);
    form.addEventListener('site-error', (event) => written.push(event.detail));
    for (const [name, value] of Object.entries(sensitive)) enter(form, name, value);
    await send(form);
    Object.assign(console, real);
    expect(written).to.deep.equal([]);
    for (const value of Object.values(sensitive)) expect(stored()).to.not.include(value);
  });
});

describe('the draft of another form', () => {
  const plain = (attributes = '') =>
    `<site-form><form data-form-id="f1" ${attributes}><input name="topic" aria-label="Topic">
      <input name="plate" autocomplete="off" aria-label="Plate"> <textarea name="message" aria-label="Message"></textarea>
      <button>Send</button></form></site-form>`;

  it('holds all but the fields with autocomplete="off"', async () => {
    const form = await place(plain());
    enter(form, 'topic', 'Engines');
    enter(form, 'plate', 'ADA 1815');
    expect(stored()).to.include('Engines').and.not.include('ADA 1815');
  });

  it('holds nothing if the form has autocomplete="off"', async () => {
    const form = await place(plain('autocomplete="off"'));
    enter(form, 'topic', 'Engines');
    expect(stored()).to.equal('{}');
  });

  it('does not hold a text with a card number in it', async () => {
    const form = await place(plain());
    enter(form, 'message', 'Please charge 4111 1111 1111 1111.');
    expect(stored()).to.equal('{}');
    enter(form, 'message', 'Please call me.');
    expect(stored()).to.include('Please call me.');
  });
});
