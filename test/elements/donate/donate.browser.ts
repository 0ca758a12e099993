/** `<site-donate>` as visitors use it. */
import { expect } from '@open-wc/testing';
import type { DonateDetail } from '../../../elements/donate/contract.ts';
import type { SiteDonateElement } from '../../../elements/donate/element.tsx';
import { click, press, type as typeText } from '../../support/engine.ts';
import { eventually, never } from '../../support/eventually.ts';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';

const bundle = '/dist/test/site-donate.js';
await import(bundle);

type Donate = InstanceType<typeof SiteDonateElement>;

const form = `<form action="/checkout/donate">
  <input type="hidden" name="donatePageId" value="64f1c0de5a1e7a0b2c3d4e02">
  <fieldset><legend>Amount</legend>
    <label><input type="radio" name="amount" value="10" checked> €10</label>
    <label><input type="radio" name="amount" value="25"> €25</label>
    <label><input type="radio" name="amount" value="custom"> Another amount</label>
    <label>Amount in euros <input name="customAmount" inputmode="decimal"></label>
  </fieldset>
  <label><input type="radio" name="frequency" value="once" checked> Once</label>
  <label><input type="radio" name="frequency" value="monthly"> Each month</label>
  <button>Donate</button>
</form>`;

interface Placed {
  readonly element: Donate;
  /** The donations that would have been sent to the checkout. */
  readonly sent: DonateDetail[];
  readonly errors: string[];
}

function place(content = form, attributes = 'currency="EUR"'): Placed {
  const box = document.createElement('div');
  box.dataset.test = '';
  const sent: DonateDetail[] = [];
  const errors: string[] = [];
  box.addEventListener('site-donate', (event) => {
    // The page of the test stays.
    event.preventDefault();
    sent.push((event as CustomEvent<DonateDetail>).detail);
  });
  box.addEventListener('site-error', (event) => {
    event.preventDefault();
    errors.push((event as CustomEvent<{ code: string }>).detail.code);
  });
  document.body.append(box);
  box.innerHTML = `<site-donate ${attributes}>${content}</site-donate>`;
  const element = box.querySelector('site-donate');
  if (!element) throw new Error('The markup has no <site-donate>.');
  return { element, sent, errors };
}

const find = <Found extends HTMLElement = HTMLInputElement>({ element }: Placed, selector: string): Found => {
  const found = element.querySelector<Found>(selector);
  if (!found) throw new Error(`The form has no ${selector}.`);
  return found;
};

const fieldOf = (placed: Placed): HTMLInputElement => find(placed, '[name="customAmount"]');

async function enter(placed: Placed, text: string): Promise<void> {
  const field = fieldOf(placed);
  field.value = '';
  await click(field);
  await typeText(text);
}

afterEach(async () => {
  closePages();
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
});

describe('a donation', () => {
  it('is one of the amounts of the author, once', async () => {
    const placed = place();
    await click(find(placed, '[value="25"]'));
    await click(find(placed, 'button'));
    expect(placed.sent).to.deep.equal([
      {
        typedAmount: undefined,
        fields: { donatePageId: '64f1c0de5a1e7a0b2c3d4e02', amount: '25', frequency: 'once' },
      },
    ]);
  });

  it('is an amount that the visitor types, in any notation, each month', async () => {
    const placed = place();
    await enter(placed, '1.250,5');
    expect(find(placed, '[value="custom"]').checked).to.equal(true);
    await click(find(placed, '[value="monthly"]'));
    await press('Enter');
    expect(
      placed.sent.map(({ typedAmount, fields }) => [typedAmount, fields.customAmount, fields.frequency]),
    ).to.deep.equal([[{ currency: 'EUR', value: '1250.50' }, '1250.50', 'monthly']]);
    expect(fieldOf(placed).value).to.equal('1.250,5');
  });

  it('can return to an amount of the author, without losing what was typed', async () => {
    const placed = place();
    await enter(placed, 'ten');
    await click(find(placed, '[value="10"]'));
    await click(find(placed, 'button'));
    expect(placed.sent.map(({ fields }) => [fields.amount, fields.customAmount])).to.deep.equal([['10', undefined]]);
    expect(fieldOf(placed).value).to.equal('ten');
  });

  for (const [typed, message, attributes] of [
    ['ten', 'Enter an amount in digits, such as €25.00.', ''],
    ['0', 'Enter an amount.', ''],
    ['0.505', 'Enter an amount without decimals below the smallest coin, such as €25.00.', ''],
    ['1', 'Enter €2.50 or more.', 'min-amount="2.50"'],
    ['1001', 'Enter €1,000.00 or less.', 'max-amount="1000"'],
  ] as const)
    it(`is not "${typed}": the field reports why`, async () => {
      const placed = place(form, `currency="EUR" ${attributes}`);
      await enter(placed, typed);
      await click(find(placed, 'button'));
      expect(placed.sent).to.deep.equal([]);
      const field = fieldOf(placed);
      expect(field.validationMessage).to.equal(message);
      expect(document.activeElement).to.equal(field);
      await enter(placed, '30');
      expect(field.validationMessage).to.equal('');
    });

  it('is checked in forms that do not check their fields', async () => {
    const placed = place(form.replace('<form', '<form novalidate'));
    await enter(placed, 'ten');
    await click(find(placed, 'button'));
    expect(placed.sent).to.deep.equal([]);
    expect(document.activeElement).to.equal(fieldOf(placed));
  });

  it('has no decimals in a currency without coins', async () => {
    const placed = place(form, 'currency="JPY"');
    await enter(placed, '12.5');
    expect(fieldOf(placed).validity.customError).to.equal(true);
    await enter(placed, '1,250');
    await press('Enter');
    expect(placed.sent.map(({ typedAmount }) => typedAmount)).to.deep.equal([{ currency: 'JPY', value: '1250' }]);
  });

  it('starts at the button of a site builder by Enter, Space and click', async () => {
    const placed = place(
      '<div role="button" tabindex="0">Donate</div>',
      'currency="EUR" donate-page-id="64f1c0de5a1e7a0b2c3d4e02"',
    );
    const button = find<HTMLElement>(placed, '[role="button"]');
    button.focus();
    await press('Enter');
    await press(' ');
    await click(button);
    expect(placed.sent).to.deep.equal([1, 2, 3].map(() => ({ typedAmount: undefined, fields: {} })));
    expect(placed.errors).to.deep.equal([]);
  });

  it('starts once for several clicks on the button of a site builder', async function () {
    skipUnless(this, 'navigation', 'navigation' in window);
    const { document: page, view } = await openPage({
      head: styled + scripted(['site-donate']),
      body: '<site-donate donate-page-id="64f1c0de5a1e7a0b2c3d4e02"><div role="button" tabindex="0">Donate</div></site-donate>',
    });
    await view.customElements.whenDefined('site-donate');
    const paths: string[] = [];
    // The browser reports each navigation that begins, and the page stays.
    Reflect.get(view, 'navigation').addEventListener('navigate', (event: Event) => {
      paths.push(new URL(Reflect.get(event, 'destination').url).pathname);
      event.preventDefault();
    });
    const button = page.querySelector<HTMLElement>('[role="button"]');
    button?.click();
    button?.click();
    await eventually('the checkout', () => paths.length > 0);
    await never('another one', () => paths.length > 1, { frames: 3 });
    expect(paths).to.deep.equal(['/checkout/donate']);
  });

  it('reports a missing button', async () => {
    const placed = place('<p>Help us to print.</p>');
    await eventually('the report', () => placed.errors.join() === 'donate-button-missing');
  });

  it('leads to the checkout with the amount as decimal text', async () => {
    const { document: page, view } = await openPage({
      head: styled + scripted(['site-donate']),
      body: `<site-donate currency="EUR">${form}</site-donate>`,
    });
    await view.customElements.whenDefined('site-donate');
    const field = page.querySelector<HTMLInputElement>('[name="customAmount"]');
    if (!field) throw new Error('The form has no field.');
    field.value = '12,5';
    field.dispatchEvent(new view.InputEvent('input', { bubbles: true }));
    const query = new Promise<string>((resolve) => {
      page.addEventListener('formdata', ({ formData }) => {
        // Strings only: the form has no files.
        resolve(new URLSearchParams([...formData] as string[][]).toString());
      });
    });
    page.addEventListener('submit', (event) => event.preventDefault());
    page.querySelector('button')?.click();
    expect(await query).to.equal(
      'donatePageId=64f1c0de5a1e7a0b2c3d4e02&amount=custom&customAmount=12.50&frequency=once',
    );
  });

  it('leaves the form as it was when the element is removed', async () => {
    const placed = place();
    await enter(placed, 'ten');
    const field = fieldOf(placed);
    placed.element.replaceWith(...placed.element.children);
    await eventually('the field is valid', () => field.validationMessage === '');
  });
});
