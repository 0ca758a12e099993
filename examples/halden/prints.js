/** Puts another sheet of an open edition into the cart, and says so. */
import { cart, cartText } from '/site-elements/site-cart.js';

const client = cart();
const told = document.getElementById('told');
const added = document.getElementById('added');

/** Says that the sheet is in the cart, for a moment. */
async function celebrate(text) {
  added.textContent = text;
  await customElements.whenDefined('site-dialog');
  added.show();
}

async function add(button) {
  const entryId = button.dataset.entry;
  const name = button.closest('article').querySelector('h3').textContent;
  const known = await client.load();
  const entry = known.ok && known.cart.entries.find(({ id }) => id === entryId);
  const result = entry ? await client.setQuantity(entryId, entry.quantity + 1) : known;
  told.textContent = '';
  if (!result.ok) told.textContent = cartText(told, result.failure);
  else if (entry) await celebrate(`${name}: there are now ${entry.quantity + 1} in your cart.`);
  else told.textContent = `${name} cannot be ordered here just now. Order it by letter: we keep one for you.`;
}

for (const button of document.querySelectorAll('[data-entry]')) button.addEventListener('click', () => add(button));
