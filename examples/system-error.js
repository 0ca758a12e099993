/** Covers the page when a system error occurs, and marks the link to the current URL. */
import { showSystemErrors } from '/site-elements/site-system-error.js';

showSystemErrors();

for (const link of document.querySelectorAll('.faults a')) {
  if (link.href === location.href) link.setAttribute('aria-current', 'true');
}
