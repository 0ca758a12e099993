/** Marks the fault that the address asks for, and makes the page forget a field where it asks for that. */
for (const link of document.querySelectorAll('.faults a')) {
  if (link.href === location.href) link.setAttribute('aria-current', 'true');
}

if (new URLSearchParams(location.search).has('older-page')) {
  const name = document.getElementById('errors-name');
  name.required = false;
  name.value = '';
}
