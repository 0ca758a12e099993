/** Marks the link to the current URL, and makes a field optional if the URL says so. */
for (const link of document.querySelectorAll('.faults a')) {
  if (link.href === location.href) link.setAttribute('aria-current', 'true');
}

if (new URLSearchParams(location.search).has('older-page')) {
  const name = document.getElementById('errors-name');
  name.required = false;
  name.value = '';
}
