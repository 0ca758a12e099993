/** Adds one print of an open edition to the cart, and shows a notification. */
import { cart, cartText } from '/site-elements/site-shopping-cart.js';

const client = cart();
const note = document.getElementById('note');
const added = document.getElementById('added');

/** Shows a notification. */
async function notify(text) {
  added.textContent = text;
  await customElements.whenDefined('site-dialog');
  added.show();
}

async function add(button) {
  const entryId = button.dataset.entry;
  const name = button.closest('article').querySelector('h3').textContent;
  const loaded = await client.load();
  const entry = loaded.ok && loaded.cart.entries.find(({ id }) => id === entryId);
  const result = entry ? await client.changeQuantity(entryId, 1) : loaded;
  note.textContent = '';
  if (!result.ok) note.textContent = cartText(note, result.failure);
  else if (entry) {
    const { quantity } = result.cart.entries.find(({ id }) => id === entryId) ?? entry;
    await notify(`${name}: there are now ${quantity} in your cart.`);
  } else note.textContent = `${name} cannot be ordered online now. Order it by message.`;
}

for (const button of document.querySelectorAll('[data-entry]')) button.addEventListener('click', () => add(button));
