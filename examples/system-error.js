/** Lets system errors cover the page, and marks what the address asks the server for. */
import { showSystemErrors } from '/site-elements/site-system-error.js';

showSystemErrors();

for (const link of document.querySelectorAll('.faults a')) {
  if (link.href === location.href) link.setAttribute('aria-current', 'true');
}
