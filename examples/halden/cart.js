/** Lists what is in the cart, lets it be changed, leads to the checkout, and says what the server would not do. */
import { cart, cartText, formatMoney } from '/site-elements/site-cart.js';

const list = document.getElementById('lines');
const note = document.getElementById('note');
const total = document.getElementById('total');
const ways = document.getElementById('ways');
const client = cart();

const checkout = document.createElement('a');
checkout.className = 'button';
checkout.href = '/commerce/goto-checkout';
checkout.textContent = 'Check out';

/** Tells how a call ended. */
async function tell(call) {
  const result = await call;
  note.textContent = result.ok ? '' : cartText(note, result.failure);
}

const nameOf = (entry) => entry.productName ?? entry.sku ?? entry.id;

function button(label, text, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.ariaLabel = label;
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

function line(entry) {
  const { id, unitPrice } = entry;
  const item = document.createElement('li');
  const [name, price, quantity] = ['span', 'span', 'output'].map((tag) => document.createElement(tag));
  const set = (more) => () => tell(client.setQuantity(id, Number(quantity.value) + more));
  item.dataset.entry = id;
  name.textContent = nameOf(entry);
  price.textContent = unitPrice ? formatMoney(unitPrice, document.documentElement.lang) : '';
  item.append(
    name,
    price,
    button(`One less of ${nameOf(entry)}`, '−', set(-1)),
    quantity,
    button(`One more of ${nameOf(entry)}`, '+', set(1)),
    button(`Remove ${nameOf(entry)}`, 'Remove', () => {
      const next = item.nextElementSibling ?? item.previousElementSibling;
      // Whoever removes a line with a key goes on with the next one.
      (next?.querySelector('button:last-child') ?? note).focus();
      tell(client.remove(id));
    }),
  );
  return item;
}

const known = (id) => [...list.children].find((item) => item.dataset.entry === id);

/** Lines stay the same nodes, so that the focus stays where it is. */
function show() {
  const now = client.get();
  if (!now) return;
  const lines = now.entries.map((entry) => {
    const item = known(entry.id) ?? line(entry);
    item.querySelector('output').value = entry.quantity;
    return item;
  });
  for (const item of [...list.children]) if (!lines.includes(item)) item.remove();
  for (const item of lines) if (!item.isConnected) list.append(item);
  if (now.entries.length === 0) checkout.remove();
  else if (!checkout.isConnected) ways.prepend(checkout);
  total.textContent =
    now.entries.length > 0
      ? `Together ${formatMoney(now.subtotalAmount, document.documentElement.lang)}`
      : cartText(total);
}

client.subscribe(show);
show();
tell(client.load());
