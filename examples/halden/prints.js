/** Puts another sheet of an open edition into the cart, and says so. */
import { cart, cartText } from 'site-elements/cart';

const client = cart();
const told = document.getElementById('told');
const added = document.getElementById('added');

async function add(button) {
  const entryId = button.dataset.entry;
  const known = await client.load();
  const entry = known.ok && known.cart.entries.find(({ id }) => id === entryId);
  const result = entry ? await client.setQuantity(entryId, entry.quantity + 1) : known;
  const name = button.closest('article').querySelector('h3').textContent;
  told.textContent = result.ok && entry ? '' : cartText(told, result.failure);
  if (!result.ok || !entry) return;
  added.textContent = `${name}: there are now ${entry.quantity + 1} in your cart.`;
  await customElements.whenDefined('site-dialog');
  added.show();
}

for (const button of document.querySelectorAll('[data-entry]')) button.addEventListener('click', () => add(button));
