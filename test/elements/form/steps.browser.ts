/** Tests forms in steps: one step at a time, validated before the next. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press, setViewport, type } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  above,
  clear,
  control,
  drafted,
  enter,
  json,
  key,
  once,
  part,
  place,
  type SiteForm,
  send,
  serve,
} from './form.ts';

afterEach(async () => {
  await clear();
  closePages();
});

const order = `<form data-form-id="order">
  <fieldset data-step><legend>You</legend><label>Name <input name="name" required></label>
    <label>Email <input name="email" type="email"></label></fieldset>
  <section data-step><h2>Delivery</h2><label>City <input name="city" required></label></section>
  <div data-step="Comment"><label>Message <textarea name="message"></textarea></label></div>
  <p><button>Order</button></p></form>`;

const progress = (form: Element): string | undefined =>
  form.querySelector('.site-form-progress')?.textContent ?? undefined;

const at = (form: Element, text: string): Promise<boolean> => eventually(text, () => progress(form) === text);

const shownSteps = (form: Element): boolean[] =>
  [...form.querySelectorAll('[data-step]')].map((step) => step.checkVisibility());

function buttonNamed(form: Element, name: string): HTMLButtonElement | undefined {
  const buttons = [...form.querySelectorAll('button')];
  return buttons.find((one) => one.textContent === name && one.checkVisibility());
}

async function pressButton(form: Element, name: string): Promise<void> {
  await click(await eventually(`the button ${name} is shown`, () => buttonNamed(form, name)));
}

async function placeOrder(attributes = '', markup = order): Promise<SiteForm> {
  const form = await place(`<site-form ${attributes}>${markup}</site-form>`);
  await at(form, 'Step 1 of 3');
  return form;
}

/** Places the form in its second step. */
async function placeSecond(): Promise<SiteForm> {
  const form = await placeOrder();
  enter(form, 'name', 'Ada');
  await pressButton(form, 'Next');
  await at(form, 'Step 2 of 3');
  return form;
}

describe('a form in steps', () => {
  it('shows one step, its number, and the buttons that are possible', async () => {
    const form = await placeOrder();
    expect(shownSteps(form)).to.deep.equal([true, false, false]);
    expect([buttonNamed(form, 'Back'), buttonNamed(form, 'Order')]).to.deep.equal([undefined, undefined]);
    enter(form, 'name', 'Ada');
    await pressButton(form, 'Next');
    await at(form, 'Step 2 of 3');
    expect(shownSteps(form)).to.deep.equal([false, true, false]);
    enter(form, 'city', 'Oslo');
    await pressButton(form, 'Next');
    await at(form, 'Step 3 of 3: Comment');
    expect(buttonNamed(form, 'Next')).to.equal(undefined);
    expect(buttonNamed(form, 'Order')).to.not.equal(undefined);
    await pressButton(form, 'Back');
    await at(form, 'Step 2 of 3');
    expect(control(form, 'city').value).to.equal('Oslo');
  });

  it('moves the focus to the heading of the step, or to its number', async () => {
    const form = await placeSecond();
    expect(document.activeElement?.textContent).to.equal('Delivery');
    enter(form, 'city', 'Oslo');
    await pressButton(form, 'Next');
    await at(form, 'Step 3 of 3: Comment');
    expect(document.activeElement?.textContent).to.equal('Step 3 of 3: Comment');
    await pressButton(form, 'Back');
    await at(form, 'Step 2 of 3');
    await pressButton(form, 'Back');
    await at(form, 'Step 1 of 3');
    expect(document.activeElement?.textContent).to.equal('You');
  });

  it('validates only the fields of a step before the next', async () => {
    const server = serve();
    const form = await placeOrder();
    await pressButton(form, 'Next');
    await eventually('the field has the focus', () => document.activeElement === control(form, 'name'));
    expect(progress(form)).to.equal('Step 1 of 3');
    expect(form.querySelectorAll('.site-form-error')).to.have.length(1);
    enter(form, 'name', 'Ada');
    await pressButton(form, 'Next');
    await at(form, 'Step 2 of 3');
    await eventually('the message above is removed', () => !above(form));
    expect(server.calls).to.deep.equal([]);
  });

  it('goes to the next step with Enter, and is sent with Enter in the last', async () => {
    const server = serve();
    const form = await placeOrder('', order.replace('<textarea name="message"></textarea>', '<input name="message">'));
    await click(control(form, 'name'));
    await type('Ada');
    await press('Enter');
    await at(form, 'Step 2 of 3');
    await click(control(form, 'city'));
    await type('Oslo');
    await press('Enter');
    await at(form, 'Step 3 of 3: Comment');
    expect(server.calls).to.deep.equal([]);
    const submitted = once(form, 'site-submitted');
    await click(control(form, 'message'));
    await press('Enter');
    expect((await submitted).detail.values).to.include({ name: 'Ada', email: '', city: 'Oslo', message: '' });
  });

  it('goes to the next step with Enter in another document', async () => {
    const form = await placeOrder();
    const frame = document.createElement('iframe');
    form.before(frame);
    frame.contentDocument?.body.append(form);
    await at(form, 'Step 1 of 3');
    enter(form, 'name', 'Ada');
    control(form, 'name').focus();
    await press('Enter');
    await at(form, 'Step 2 of 3');
  });

  it('has its buttons in a row, wherever the submit button is', async () => {
    const middles = (form: Element, ...names: readonly string[]): Promise<readonly number[]> =>
      eventually(`the buttons ${names}`, () => {
        const boxes = names.map((name) => buttonNamed(form, name)?.getBoundingClientRect());
        return boxes.includes(undefined) ? undefined : boxes.map((box) => box && (box.top + box.bottom) / 2);
      }) as Promise<readonly number[]>;
    for (const markup of [order, order.replace(/<.?p>/g, '')]) {
      const form = await placeOrder('', markup);
      enter(form, 'name', 'Ada');
      enter(form, 'city', 'Oslo');
      await pressButton(form, 'Next');
      await at(form, 'Step 2 of 3');
      const [back, next] = await middles(form, 'Back', 'Next');
      expect(back).to.equal(next);
      await pressButton(form, 'Next');
      await at(form, 'Step 3 of 3: Comment');
      const [backLast, submit] = await middles(form, 'Back', 'Order');
      expect(backLast).to.be.closeTo(submit ?? 0, 1);
      await clear();
    }
  });

  it('shows the step of an error that the server reports', async () => {
    serve([key], [json({ errors: { name: 'Who?' } }, 400)]);
    const form = await placeSecond();
    enter(form, 'city', 'Oslo');
    await pressButton(form, 'Next');
    await at(form, 'Step 3 of 3: Comment');
    await send(form);
    await at(form, 'Step 1 of 3');
    expect(document.activeElement).to.equal(control(form, 'name'));
  });

  it('shows the step of the error whose link in the summary is followed', async () => {
    serve([key], [json({ errors: { name: 'Who?', city: 'Where?' } }, 400)]);
    const form = await placeSecond();
    enter(form, 'city', 'Oslo');
    await pressButton(form, 'Next');
    await at(form, 'Step 3 of 3: Comment');
    await send(form);
    const summary = await eventually('the summary is shown', () => part(form, 'error-summary'));
    const [, link] = summary.querySelectorAll('a');
    if (link) await click(link);
    await at(form, 'Step 2 of 3');
    expect(document.activeElement).to.equal(control(form, 'city'));
  });

  it('continues after a reload with the step of the draft', async () => {
    const form = await placeSecond();
    await drafted('step');
    form.parentElement?.remove();
    const again = await place(`<site-form>${order}</site-form>`);
    await at(again, 'Step 2 of 3');
    expect(control(again, 'name').value).to.equal('Ada');
  });

  it('starts again with the first step when it is reset', async () => {
    const form = await placeSecond();
    form.querySelector('form')?.reset();
    await at(form, 'Step 1 of 3');
  });

  it('has its own markup again when it leaves the page', async () => {
    const form = await placeSecond();
    form.remove();
    await Promise.resolve();
    expect(form.innerHTML.replaceAll(' aria-describedby=""', '')).to.equal(
      order
        .replaceAll('required', 'required=""')
        .replace('data-step>', 'data-step="">')
        .replace('<section data-step>', '<section data-step="">'),
    );
  });

  it('follows steps that are added', async () => {
    const form = await placeOrder();
    form
      .querySelector('form')
      ?.querySelector('p')
      ?.insertAdjacentHTML('beforebegin', '<div data-step>Fine print</div>');
    await at(form, 'Step 1 of 4');
  });

  it('is accessible', async () => {
    const form = await placeSecond();
    await expect(form).to.be.accessible();
    const back = buttonNamed(form, 'Back');
    if (back) await expectAccessible(back, { role: 'button', name: 'Back' });
    for (const name of ['Back', 'Next'])
      expect(buttonNamed(form, name)?.getBoundingClientRect().height).to.be.at.least(44);
  });

  for (const dir of ['ltr', 'rtl'])
    it(`fits into 320 px, ${dir}`, async function () {
      skipUnless(this, 'narrow window', await setViewport({ width: 320, height: 640 }));
      const form = await place(`<div dir="${dir}"><site-form>${order}</site-form></div>`);
      await at(form, 'Step 1 of 3');
      for (const node of form.querySelectorAll('[data-site-owned], button')) {
        const { left, right } = node.getBoundingClientRect();
        expect([left >= 0, right <= 320]).to.deep.equal([true, true]);
      }
      await setViewport({ width: 800, height: 600 });
    });
});

describe('the code for steps', () => {
  const open = (bundles: string, form: string) =>
    openPage({ head: styled + scripted(['site-form'], bundles), body: `<site-form form-id="f">${form}</site-form>` });

  it('is loaded only for forms in steps', async () => {
    const { view, document } = await open('/dist/test/', '<form><input name="a" aria-label="A"></form>');
    const names = (): string[] => view.performance.getEntriesByType('resource').map(({ name }) => name);
    await eventually('the submitter has loaded', () => {
      document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
      return names().some((name) => name.endsWith('form-submitter.js'));
    });
    expect(names().filter((name) => name.endsWith('form-steps.js'))).to.deep.equal([]);
  });

  it('shows all steps where it cannot load, and the form can be sent', async () => {
    const { document, troubles } = await open('/without/form-steps.js/dist/test/', order);
    const reported = 'site-error form-part-missing';
    await eventually('the failure is reported', () => troubles.includes(reported));
    expect(document.querySelectorAll('[data-step][hidden]')).to.have.length(0);
    const invalid = new Promise((resolve) => document.addEventListener('site-invalid', resolve, { once: true }));
    document.querySelector('button')?.click();
    await invalid;
  });
});
