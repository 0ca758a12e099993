/** Lists the items of the cart with buttons to change them, and shows errors of the server. */
import { cart, cartText, formatMoney } from '/site-elements/site-shopping-cart.js';

const list = document.getElementById('cart-list');
const note = document.getElementById('cart-note');
const total = document.getElementById('cart-total');
const client = cart();

/** Shows the error of a failed call. */
async function report(call) {
  const result = await call;
  note.textContent = result.ok ? '' : cartText(note, result.failure);
}

const nameOf = ({ productName, sku, id, options = [] }) =>
  [productName ?? sku ?? id, ...options.map(({ value }) => value)].join(', ');

function createButton(label, text, act) {
  const element = document.createElement('button');
  element.type = 'button';
  element.ariaLabel = label;
  element.textContent = text;
  element.addEventListener('click', act);
  return element;
}

function createItem(entry) {
  const { id, unitPrice } = entry;
  const item = document.createElement('li');
  const [name, price, quantity] = ['span', 'span', 'output'].map((tag) => document.createElement(tag));
  const add = (more) => () => report(client.changeQuantity(id, more));
  item.dataset.entry = id;
  name.textContent = nameOf(entry);
  price.textContent = unitPrice ? formatMoney(unitPrice, document.documentElement.lang) : '';
  item.append(
    name,
    price,
    createButton(`Remove one ${nameOf(entry)}`, '−', add(-1)),
    quantity,
    createButton(`Add one ${nameOf(entry)}`, '+', add(1)),
    createButton(`Remove all ${nameOf(entry)}`, 'Remove', () => {
      const next = item.nextElementSibling ?? item.previousElementSibling;
      // The focus moves to the next item, or to the note.
      (next?.querySelector('button:last-child') ?? note).focus();
      report(client.remove(id));
    }),
  );
  return item;
}

const itemOf = (id) => [...list.children].find((item) => item.dataset.entry === id);

/** Reuses the nodes of existing items, so that the focus stays. */
function show() {
  const contents = client.get();
  if (!contents) return;
  const lines = contents.entries.map((entry) => {
    const item = itemOf(entry.id) ?? createItem(entry);
    item.querySelector('output').value = entry.quantity;
    return item;
  });
  for (const item of [...list.children]) if (!lines.includes(item)) item.remove();
  for (const item of lines) if (!item.isConnected) list.append(item);
  total.textContent =
    contents.entries.length > 0
      ? `Subtotal: ${formatMoney(contents.subtotalAmount, document.documentElement.lang)}`
      : cartText(total);
}

client.subscribe(show);
show();
report(client.load());
