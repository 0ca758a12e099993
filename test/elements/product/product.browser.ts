/**
 * `<site-product>` as visitors use it, over the mock API. It is long because each of its tests is a use of the same product.
 */
import { expect } from '@open-wc/testing';
import type { AddDetail } from '../../../elements/product/contract.ts';
import type { SiteProductElement } from '../../../elements/product/element.tsx';
import { forgetCart, override } from '../../core/page/cart-tab.ts';
import { loadServices } from '../../core/page/services.ts';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';

const bundle = '/dist/test/site-product.js';
await import(bundle);

type Product = InstanceType<typeof SiteProductElement>;

/** A product that the mock API sells, with its variant of 60 × 40 cm. */
const leeward = {
  id: '64f1c0de5a1e7a0b2c3d4f01',
  title: 'Leeward',
  structuredContent: {
    productType: 1,
    variants: [
      { sku: 'SQ0000001', price: 18_000, qtyInStock: 5, attributes: { Size: '60 × 40 cm', Frame: 'None' } },
      { sku: 'SQ0000011', price: 6450, attributes: { Size: '30 × 20 cm', Frame: 'None' }, weight: 0.2 },
      {
        sku: 'SQ0000012',
        price: 9900,
        salePrice: 8900,
        onSale: true,
        attributes: { Size: '30 × 20 cm', Frame: 'Oak' },
      },
      { sku: 'SQ0000013', price: 9900, qtyInStock: 0, attributes: { Size: '30 × 20 cm', Frame: 'Ash' } },
    ],
  },
};

const form = (frame = 'None'): string => `<form action="/api/commerce/shopping-cart/entries" method="post">
  <input type="hidden" name="itemId" value="${leeward.id}">
  <label>Size <select name="Size"><option>60 × 40 cm</option><option>30 × 20 cm</option></select></label>
  <fieldset><legend>Frame</legend>${['None', 'Oak', 'Ash']
    .map(
      (one) =>
        `<label><input type="radio" name="Frame" value="${one}" ${one === frame ? 'checked' : ''}> ${one}</label>`,
    )
    .join('')}</fieldset>
  <label>Quantity <input name="quantity" type="number" min="1" value="1"></label>
  <button>Add to cart</button>
</form>`;

const script = (data: unknown): string =>
  `<script type="application/json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

interface Placed {
  readonly element: Product;
  readonly events: string[];
  readonly details: AddDetail[];
}

function place(content = script(leeward) + form(), attributes = 'currency="EUR" lang="en"'): Placed {
  const box = document.createElement('div');
  box.dataset.test = '';
  const events: string[] = [];
  const details: AddDetail[] = [];
  for (const type of ['site-add', 'site-added', 'site-add-failed'])
    box.addEventListener(type, (event) => {
      events.push(type);
      details.push((event as CustomEvent<AddDetail>).detail);
    });
  // A form that the element does not send leaves the page of the test.
  box.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    events.push('submit');
  });
  document.body.append(box);
  box.innerHTML = `<site-product ${attributes}>${content}</site-product>`;
  const element = box.querySelector('site-product');
  if (!element) throw new Error('The markup has no <site-product>.');
  return { element, events, details };
}

const textOf = ({ element }: Placed, part: string): string =>
  element.shadowRoot?.querySelector(`[part="${part}"]`)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const shows = (placed: Placed, part: string, text: string): Promise<unknown> =>
  eventually(`the ${part} is "${text}", not "${textOf(placed, part)}"`, () => textOf(placed, part) === text);

function find<Found extends HTMLElement = HTMLInputElement>({ element }: Placed, selector: string): Found {
  const found = element.querySelector<Found>(selector);
  if (!found) throw new Error(`The form has no ${selector}.`);
  return found;
}

const frame = (placed: Placed, value: string): HTMLInputElement => find(placed, `[value="${value}"]`);

/** Selects a size as browsers do. */
function chooseSize(placed: Placed, size: string): void {
  const select = find<HTMLSelectElement>(placed, 'select');
  select.value = size;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const button = (placed: Placed): HTMLButtonElement => find(placed, 'button');

const url = location.href;

beforeEach(forgetCart);
afterEach(async () => {
  closePages();
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  history.replaceState(null, '', url);
  await Promise.resolve();
});

describe('a message about payments in installments', () => {
  const template = `<template data-installments>
    <p data-amount="{amount}" data-cents="{cents}" data-currency="{currency}" data-other="{other}">Four payments</p></template>`;
  const messageOf = ({ element }: Placed): DOMStringMap | undefined =>
    element.querySelector<HTMLElement>('[data-site-owned] > p')?.dataset;
  const partOf = ({ element }: Placed, part: string): HTMLElement | null | undefined =>
    element.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`);

  afterEach(async () => {
    const { consent } = await loadServices();
    consent(document).withdraw('media');
  });

  it('is written by its provider after consent, with the price of the selected variant', async () => {
    const placed = place(
      script(leeward) + form() + template,
      'currency="EUR" lang="en" installment-provider="Afterpay"',
    );
    const allow = await eventually('the prompt', () => partOf(placed, 'allow'));
    expect(textOf(placed, 'question')).to.equal(
      'How to pay in installments is shown by Afterpay, which may store data on your device. Show',
    );
    expect(messageOf(placed)).to.equal(undefined);
    await expectAccessible(allow, { role: 'button', name: 'Show how to pay in installments with Afterpay' });
    await click(allow);
    const message = await eventually('the message', () => messageOf(placed));
    expect({ ...message }).to.deep.equal({ amount: '180.00', cents: '18000', currency: 'EUR', other: '{other}' });
    expect(partOf(placed, 'question')).to.equal(null);
    chooseSize(placed, '30 × 20 cm');
    await eventually('the new price', () => message.amount === '64.50');
    await click(frame(placed, 'Ash'));
    await eventually('nothing for what is sold out', () => !partOf(placed, 'installments')?.checkVisibility());
  });

  it('runs the script of the provider once, after consent', async () => {
    const provider = `<script>window.paid = [...(window.paid ?? []), document.querySelector('[data-cents]').dataset.cents]</script>`;
    const page = await openPage({
      head: styled + scripted(['site-product']),
      body: `<site-product currency="EUR">${script(leeward)}${form()}${template.replace('</template>', `${provider}</template>`)}</site-product>`,
    });
    const element = await eventually('the element', () => page.document.querySelector<Product>('site-product:defined'));
    const placed = { element, events: [], details: [] };
    const allow = await eventually('the prompt', () => partOf(placed, 'allow'));
    const paid = (): unknown => Reflect.get(page.view, 'paid');
    expect(paid()).to.equal(undefined);
    await click(allow);
    await eventually('the message', () => messageOf(placed));
    chooseSize(placed, '30 × 20 cm');
    await eventually('the new price', () => messageOf(placed)?.cents === '6450');
    expect(paid()).to.deep.equal(['18000']);
  });

  it('is removed when the consent is withdrawn, and returns with it', async () => {
    const { consent } = await loadServices();
    consent(document).grant('media');
    const placed = place(script(leeward) + form() + template);
    await eventually('the message', () => messageOf(placed));
    consent(document).withdraw('media');
    await eventually('the prompt', () => partOf(placed, 'allow'));
    expect(messageOf(placed)).to.equal(undefined);
    consent(document).grant('media');
    await eventually('the message', () => messageOf(placed));
  });

  it('names the provider of the site', async () => {
    const { siteContext } = await loadServices();
    const context = siteContext(document);
    const before = context.get();
    try {
      context.set({ ...before, betaFeatureFlags: [68] });
      const placed = place(script(leeward) + form() + template);
      await eventually('the prompt', () => textOf(placed, 'question').includes('Clearpay'));
      context.set({ ...before, betaFeatureFlags: ['commerce-afterpay'] });
      await eventually('the other one', () => textOf(placed, 'question').includes('Afterpay'));
      context.set(before);
      await eventually('none', () => textOf(placed, 'question').includes('another company'));
    } finally {
      context.set(before);
    }
  });
});

describe('a product with variants', () => {
  it('shows the price, the stock and the details of the chosen variant', async () => {
    const placed = place();
    await shows(placed, 'price', '€180.00');
    expect(textOf(placed, 'stock')).to.equal('Only 5 left');
    expect(textOf(placed, 'details')).to.equal('SKU SQ0000001');
    chooseSize(placed, '30 × 20 cm');
    await shows(placed, 'price', '€64.50');
    expect(textOf(placed, 'stock')).to.equal('');
    expect(textOf(placed, 'details')).to.equal('SKU SQ0000011 · 0.2 lbs');
    expect(placed.element.matches(':state(available)')).to.equal(true);
  });

  it('is the item of the page, if neither an attribute nor a script contains its data', async () => {
    const { siteContext } = await loadServices();
    const context = siteContext(document);
    const before = context.get();
    try {
      const placed = place(form());
      context.set({ ...before, item: leeward });
      await shows(placed, 'price', '€180.00');
      const cheaper = { id: 'b2', title: 'Other', structuredContent: { variants: [{ price: 100 }] } };
      const own = place(script(cheaper) + form());
      await shows(own, 'price', '€1.00');
      context.set({ ...before, item: { ...leeward, workflowState: 4 } });
      await shows(placed, 'stock', 'Hidden');
      context.set({ ...before, item: leeward });
      const other = place(form(), 'currency="EUR" data-item-id="b2"');
      await eventually('no price', () => textOf(other, 'price') === '' && textOf(placed, 'price') !== '');
    } finally {
      context.set(before);
    }
  });

  it('shows numbers in English if the language of the page is not a valid tag', async () => {
    const placed = place(undefined, 'currency="EUR" lang="en_US"');
    await shows(placed, 'price', '€180.00');
    chooseSize(placed, '30 × 20 cm');
    await shows(placed, 'details', 'SKU SQ0000011 · 0.2 lbs');
  });

  it('reads a sale price with words', async () => {
    const placed = place();
    chooseSize(placed, '30 × 20 cm');
    await click(frame(placed, 'Oak'));
    await shows(placed, 'price', 'Price before: €99.00 Price now: €89.00');
    const original = placed.element.shadowRoot?.querySelector('s');
    expect(original?.textContent).to.equal('€99.00');
  });

  it('disables values that do not exist with the choices, and names them', async () => {
    const placed = place();
    await shows(placed, 'unavailable', 'Not with this choice: Oak, Ash');
    expect([frame(placed, 'Oak').disabled, frame(placed, 'None').disabled]).to.deep.equal([true, false]);
    chooseSize(placed, '30 × 20 cm');
    await eventually('Oak is enabled', () => !frame(placed, 'Oak').disabled);
    expect(textOf(placed, 'unavailable')).to.equal('');
    await click(frame(placed, 'Oak'));
    await eventually('the other size is disabled', () => find<HTMLOptionElement>(placed, 'option').disabled);
  });

  it('shows the lowest price while a choice is missing, and requests it', async () => {
    const placed = place(script(leeward) + form('none of them'));
    chooseSize(placed, '30 × 20 cm');
    await shows(placed, 'price', 'from €64.50');
    await click(button(placed));
    await shows(placed, 'status', 'Choose: Frame');
    expect(document.activeElement).to.equal(frame(placed, 'None'));
    expect(placed.events).to.deep.equal([]);
  });

  it('does not sell combinations that do not exist, or that are sold out', async () => {
    const absent = place(script(leeward) + form('Oak'));
    await shows(absent, 'stock', 'This combination does not exist.');
    expect(textOf(absent, 'price')).to.equal('');
    await click(button(absent));
    await shows(absent, 'status', 'This combination does not exist.');
    chooseSize(absent, '30 × 20 cm');
    await click(frame(absent, 'Ash'));
    await shows(absent, 'stock', 'Sold out');
    expect(button(absent).getAttribute('aria-disabled')).to.equal('true');
    await press('Enter');
    expect(absent.events).to.deep.equal([]);
  });

  it('limits the quantity to the stock', async () => {
    const placed = place();
    const quantity = find(placed, '[name="quantity"]');
    await eventually('the limit', () => quantity.max === '5');
    quantity.value = '6';
    await click(button(placed));
    expect(placed.events).to.deep.equal([]);
    expect(quantity.validity.rangeOverflow).to.equal(true);
  });

  it('is chosen by the URL of the page, which follows the choices', async () => {
    history.replaceState(
      null,
      '',
      `${location.pathname}${location.search ? `${location.search}&` : '?'}variant=SQ0000012`,
    );
    const placed = place();
    await shows(placed, 'details', 'SKU SQ0000012');
    expect(frame(placed, 'Oak').checked).to.equal(true);
    await click(frame(placed, 'None'));
    await eventually('the URL', () => new URLSearchParams(location.search).get('variant') === 'SQ0000011');
  });

  it('shows the image of the variant in a gallery', async () => {
    const gallery = document.createElement('div');
    gallery.dataset.test = '';
    gallery.id = 'prints';
    gallery.innerHTML = '<img src="data:,#1" alt=""><img src="data:," data-image-id="oak" alt="">';
    document.body.append(gallery);
    const variants = leeward.structuredContent.variants.map((one) =>
      one.sku === 'SQ0000012' ? { ...one, mainImage: { id: 'oak' } } : one,
    );
    const placed = place(
      script({ ...leeward, structuredContent: { variants } }) + form(),
      'for="prints" currency="EUR"',
    );
    chooseSize(placed, '30 × 20 cm');
    expect(gallery.getAttribute('current-index')).to.equal(null);
    await click(frame(placed, 'Oak'));
    await eventually('the slide', () => gallery.getAttribute('current-index') === '1');
  });
});

describe('adding a product to the cart', () => {
  it('adds the variant and the quantity, and leads to the cart', async () => {
    const placed = place();
    find(placed, '[name="quantity"]').value = '2';
    await click(button(placed));
    await shows(placed, 'status', 'Added to the cart. View the cart');
    expect(placed.events).to.deep.equal(['site-add', 'site-added']);
    expect(placed.details[0]?.item).to.deep.equal({
      itemId: leeward.id,
      quantity: 2,
      sku: 'SQ0000001',
      unitPrice: { currency: 'EUR', value: '180.00' },
      productName: 'Leeward',
      options: [
        { name: 'Size', value: '60 × 40 cm' },
        { name: 'Frame', value: 'None' },
      ],
    });
    const link = placed.element.shadowRoot?.querySelector<HTMLAnchorElement>('[part="cart-link"]');
    expect(link?.getAttribute('href')).to.equal('/cart');
    if (link) await expectAccessible(link, { role: 'link', name: 'View the cart' });
  });

  it('is done once for two clicks', async () => {
    const placed = place();
    button(placed).click();
    button(placed).click();
    await shows(placed, 'status', 'Added to the cart. View the cart');
    expect(placed.events).to.deep.equal(['site-add', 'site-added']);
  });

  it('can be cancelled', async () => {
    const placed = place();
    placed.element.addEventListener('site-add', (event) => event.preventDefault());
    await click(button(placed));
    expect(placed.events).to.deep.equal(['site-add']);
    expect(textOf(placed, 'status')).to.equal('');
  });

  it('shows the reason why the server refuses it, and can be tried again', async () => {
    override('scenario=out-of-stock');
    const placed = place();
    await click(button(placed));
    await eventually('the reason', () => textOf(placed, 'status').startsWith('Only'));
    expect(placed.events).to.deep.equal(['site-add', 'site-add-failed']);
    forgetCart();
    await click(button(placed));
    await shows(placed, 'status', 'Added to the cart. View the cart');
  });

  it('leaves a form without product data, or with invalid data, to the browser', async () => {
    for (const data of ['', script('{'), script({ structuredContent: { variants: [{ price: 'ten' }] } })]) {
      const placed = place(data + form());
      await click(button(placed));
      expect(placed.events, data).to.deep.equal(['submit']);
      expect(placed.element.shadowRoot?.textContent, data).to.equal('');
    }
  });

  it('sends the other fields of the form, such as the recipient of a gift card', async () => {
    const card = {
      ...leeward,
      structuredContent: {
        productType: 4,
        variants: [{ sku: 'SQ0000001', price: 18_000, attributes: { Amount: '180' } }],
      },
    };
    const placed = place(
      `${script(card)}<form><select name="Amount"><option value="180">€180</option></select>
      <input name="recipientEmail" value="wind@halden.example"><input name="quantity" type="number" value="1"><button>Give</button></form>`,
    );
    await eventually('one card at a time', () => find(placed, '[name="quantity"]').max === '1');
    await click(button(placed));
    await eventually('the addition', () => placed.details.length > 0);
    expect(placed.details[0]?.item.fields).to.deep.equal({ recipientEmail: 'wind@halden.example' });
  });

  it('sells access to content once', async () => {
    const access = {
      ...leeward,
      structuredContent: { productType: 5, variants: [{ sku: 'SQ0000001', price: 18_000 }] },
    };
    const placed = place(
      `${script(access)}<form><input name="quantity" type="number" value="3"><button>Join</button></form>`,
    );
    await eventually('one at a time', () => find(placed, '[name="quantity"]').max === '1');
    find(placed, '[name="quantity"]').value = '1';
    await click(button(placed));
    await eventually('the addition', () => placed.details.length > 0);
    expect(placed.details[0]?.item.quantity).to.equal(1);
  });

  it('works in a dialog, as a quick view, by keyboard alone', async () => {
    await import(String('/dist/test/site-dialog.js'));
    const placed = place();
    const dialog = document.createElement('site-dialog') as HTMLElement & { show(): void };
    dialog.setAttribute('dialog-style', 'content');
    dialog.setAttribute('dialog-title', 'Leeward');
    placed.element.before(dialog);
    dialog.append(placed.element);
    dialog.show();
    await eventually('the dialog', () => dialog.shadowRoot?.querySelector('dialog[open]'));
    find<HTMLSelectElement>(placed, 'select').focus();
    await press('3');
    await shows(placed, 'price', '€64.50');
    button(placed).focus();
    await press('Enter');
    await eventually('the addition', () => placed.details.length > 1);
    expect(placed.details[0]?.item.sku).to.equal('SQ0000011');
    await press('Escape');
    await eventually('the dialog is closed', () => !dialog.shadowRoot?.querySelector('dialog[open]'));
  });

  it('sells subscriptions with their prices and their renewal', async () => {
    const yearly = {
      ...leeward,
      structuredContent: {
        productType: 1,
        productSubscriptionOptions: [
          { id: 'yearly', subscriptionPlan: { billingPeriod: { value: 1, unit: 'YEAR' }, numBillingCycles: 0 } },
        ],
        variants: [
          {
            sku: 'SQ0000001',
            price: 18_000,
            pricingOptions: [{ productSubscriptionOptionId: 'yearly', price: 16_000 }],
          },
        ],
      },
    };
    const placed = place(
      `${script(yearly)}<form><label><input type="radio" name="planId" value="" checked> Once</label>
      <label><input type="radio" name="planId" value="yearly"> Each year</label><button>Add</button></form>`,
    );
    await shows(placed, 'price', '€180.00');
    expect(textOf(placed, 'renewal')).to.equal('');
    await click(frame(placed, 'yearly'));
    await shows(placed, 'price', '€160.00');
    expect(textOf(placed, 'renewal')).to.equal('Renews every year until canceled.');
    await click(button(placed));
    await eventually('the addition', () => placed.details.length > 0);
    expect(placed.details[0]?.item.planId).to.equal('yearly');
  });
});

describe('a product that is removed', () => {
  it('leaves the form as it was', async () => {
    const placed = place();
    await eventually('a value is disabled', () => frame(placed, 'Oak').disabled);
    const { children } = placed.element;
    const [, restored] = children;
    placed.element.replaceWith(...children);
    await eventually(
      'the form is restored',
      () => restored?.querySelector('[disabled], [max], [aria-disabled]') === null,
    );
  });
});
