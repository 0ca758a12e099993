import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, scripted } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  button,
  clear,
  contact,
  control,
  drafted,
  enter,
  json,
  key,
  once,
  place,
  placeContact,
  saved,
  send,
  serve,
} from './form.ts';

afterEach(async () => {
  closePages();
  await clear();
});

/** WebKit crashes when a page writes to its storage after a frame that had written there is removed. */
const isWebKit = !CSS.supports('-moz-appearance: none') && !('userAgentData' in navigator);

/** Opens the same page once more, as after a reload. */
const reopen = async (markup: string): Promise<HTMLElement> => {
  closePages();
  const page = await openPage({ head: scripted(['site-form']), body: markup });
  return eventually('the form is initialized', () => {
    const form = page.document.querySelector<HTMLElement>('site-form');
    return form?.querySelector('.site-form-counter') && form;
  });
};

const ours = `<site-form>${contact}</site-form>`;

const secrets = `<p><label>Word <input name="word" type="password"></label> <label>Code <input name="code" autocomplete="one-time-code"></label></p>`;

describe('a draft', () => {
  it('is restored after a reload, without secrets', async function () {
    skipUnless(this, 'frames that may be removed after they wrote to storage', !isWebKit);
    const markup = ours.replace('<p><button', `${secrets}<p><button`);
    const form = await reopen(markup);
    enter(form, 'name', 'Ada');
    enter(form, 'message', 'Hello');
    enter(form, 'word', 'secret');
    enter(form, 'code', '123456');
    await drafted('Hello');
    const again = await reopen(markup);
    expect(control(again, 'name').value).to.equal('Ada');
    expect(control(again, 'message').value).to.equal('Hello');
    expect(control(again, 'word').value + control(again, 'code').value).to.equal('');
    expect(JSON.stringify(sessionStorage)).to.not.match(/secret|123456/);
    expect(again.querySelector('.site-form-counter')?.textContent, 'the restored text is counted').to.equal('5 / 20');
  });

  it('never contains a password that is shown as text', async () => {
    const form = await place(
      `<site-form><form data-form-id="f4">${secrets}<input name="name" aria-label="Name"><button>Send</button></form></site-form>`,
    );
    control(form, 'word').type = 'text';
    enter(form, 'word', 'hush');
    enter(form, 'name', 'Ada');
    await drafted('Ada');
    expect(JSON.stringify(sessionStorage)).to.not.include('hush');
  });

  it('is not kept with keep-draft="false"', async function () {
    skipUnless(this, 'frames that may be removed after they wrote to storage', !isWebKit);
    const markup = ours.replace('<site-form', '<site-form keep-draft="false"');
    const form = await reopen(markup);
    enter(form, 'name', 'Ada');
    expect(control(await reopen(markup), 'name').value).to.equal('');
  });

  it('is restored into checkboxes, lists and sub-fields', async () => {
    const choices = `<site-form><form data-form-id="f2">
      <label><input type="checkbox" name="kind" value="a"> A</label> <label><input type="checkbox" name="kind" value="b"> B</label>
      <label><input type="radio" name="size" value="s"> S</label> <label><input type="radio" name="size" value="m"> M</label>
      <select name="more" multiple aria-label="More"><option>x</option><option>y</option></select>
      <fieldset class="form-item fields name" id="n"><legend class="title">Name</legend>
        <label><input name="fname" data-title="First"> First</label> <label><input name="lname" data-title="Last"> Last</label></fieldset>
      <button>Send</button></form></site-form>`;
    const form = await place(choices);
    const nodes = (around: Element): HTMLInputElement[] => [...around.querySelectorAll('input')];
    nodes(form)[1]?.click();
    nodes(form)[3]?.click();
    const [, second] = form.querySelectorAll('option');
    if (second) second.selected = true;
    enter(form, 'lname', 'Lovelace');
    await drafted('Lovelace');
    form.remove();
    await Promise.resolve();
    const again = await place(choices);
    expect(nodes(again).map((node) => node.checked)).to.deep.equal([false, true, false, true, false, false]);
    expect([...again.querySelectorAll('option')].map((node) => node.selected)).to.deep.equal([false, true]);
    expect([control(again, 'fname').value, control(again, 'lname').value]).to.deep.equal(['', 'Lovelace']);
  });

  it('does not overwrite what the visitor has typed since', async () => {
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await drafted('Ada');
    form.remove();
    await Promise.resolve();
    const box = document.createElement('div');
    box.dataset.test = '';
    box.innerHTML = ours;
    control(box, 'name').value = 'Grace';
    const there = once(box, 'site-form-rendered');
    document.body.append(box);
    await there;
    expect(control(box, 'name').value).to.equal('Grace');
  });

  it('is kept when sending fails, and deleted when the form is saved or emptied', async () => {
    serve([key], [json({}, 500), saved]);
    const form = await placeContact();
    enter(form, 'name', 'Ada');
    await send(form);
    await drafted('Ada');
    await send(form);
    expect(sessionStorage).to.have.length(0);
    const other = await placeContact();
    enter(other, 'name', 'Ada');
    await drafted('Ada');
    other.reset();
    await eventually('it is gone', () => sessionStorage.length === 0);
    expect(button(other).textContent).to.equal('Send it');
  });

  it('is restored into controls that a framework controls', async () => {
    const markup = `<site-form><form data-form-id="f3"><input aria-label="Name" name="name">
      <label><input type="checkbox" name="yes"> Yes</label><button>Send</button></form></site-form>`;
    const form = await place(markup);
    enter(form, 'name', 'Ada');
    control(form, 'yes').click();
    await drafted('Ada');
    form.remove();
    await Promise.resolve();
    const box = document.createElement('div');
    box.dataset.test = '';
    box.innerHTML = markup;
    const [known, yes] = [actLikeReact(control(box, 'name')), actLikeReact(control(box, 'yes'))];
    const there = once(box, 'site-form-rendered');
    document.body.append(box);
    await there;
    expect([known(), yes()]).to.deep.equal(['Ada', true]);
    expect(control(box, 'name').value).to.equal('Ada');
    expect(control(box, 'yes').checked).to.equal(true);
  });
});

/** Imitates a controlled input of React: a value set on the node counts as rendered; a value without an event is reverted. */
function actLikeReact(node: HTMLInputElement): () => unknown {
  const name = node.type === 'checkbox' ? 'checked' : 'value';
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name);
  let rendered = own?.get?.call(node);
  let state = rendered;
  Object.defineProperty(node, name, {
    get: () => own?.get?.call(node),
    set(value) {
      rendered = value;
      own?.set?.call(node, value);
    },
  });
  node.addEventListener(name === 'checked' ? 'click' : 'input', () => {
    if (own?.get?.call(node) !== rendered) state = own?.get?.call(node);
    rendered = state;
    // A checkbox cannot be changed during a click; it is rendered afterwards.
    if (name === 'value') own?.set?.call(node, state);
  });
  return () => state;
}
