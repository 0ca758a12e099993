/** Two modules: one whose code is here, and one that is imported on demand. */
import { registerModule } from '/site-elements/site-modules.js';
import { destroySite, startSite } from '/site-elements/site-page.js';

const inches = (centimetres) => (centimetres / 2.54).toFixed(1);

registerModule('inches', {
  start(root) {
    const size = document.createElement('span');
    size.textContent = ` (${root.textContent.match(/\d+/g).map(inches).join(' × ')} in)`;
    root.append(size);
    return () => size.remove();
  },
});

registerModule('copy', { load: () => import('./modules-copy.js') });

startSite();

const sizes = ['40 × 30 cm', '90 × 60 cm', '120 × 80 cm'];
document.getElementById('add-size').addEventListener('click', ({ currentTarget }) => {
  const item = document.createElement('li');
  item.dataset.siteModule = 'inches';
  item.textContent = sizes.shift();
  document.getElementById('sizes').append(item);
  currentTarget.disabled = sizes.length === 0;
});

document.getElementById('stop-modules').addEventListener('click', () => destroySite(), { once: true });
