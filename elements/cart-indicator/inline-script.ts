/**
 * Shows the last known count of a prerendered cart without React: the page contains it, after the markup of the indicator. It writes what
 * the view renders for that count, and the attribute `items`, from which the view renders it. It has no imports and at most 0.5 KB, and
 * ends by removing its element.
 */
import type { InlineData } from './inline-data.ts';

for (const host of document.querySelectorAll('site-cart-indicator')) {
  const script = host.shadowRoot?.querySelector('script');
  if (script) {
    // Prerendering writes the script after the root of the view.
    const root = script.previousSibling as HTMLElement;
    try {
      // Prerendering writes this type.
      const [key, max, labels, many, language] = JSON.parse(root.dataset.siteInline as string) as InlineData;
      // Any script of the site may have written the entry. Denied storage throws, and so does a missing entry.
      const { value } = JSON.parse(sessionStorage[key]);
      if (value >= 0 && Number.isSafeInteger(value)) {
        const isMany = value > max;
        // The view has both.
        const quantity = root.querySelector('[part=quantity]') as HTMLElement;
        // Likewise.
        const label = root.querySelector('a')?.firstChild as HTMLElement;
        quantity.textContent = isMany ? `${max}+` : value;
        quantity.hidden = false;
        const category = new Intl.PluralRules(language).select(value);
        const exact: `=${number}` = `=${value}`;
        label.textContent = isMany ? many : (labels[exact] ?? labels[category] ?? labels.other).replace('{n}', value);
        if (!value) {
          quantity.className = 'empty';
          root.querySelector('[part=subtotal]')?.remove();
        }
        host.setAttribute('items', value);
      }
    } catch {
      // The count is shown once the cart has been read.
    }
    script.remove();
  }
}
