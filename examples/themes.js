/** Applies the chosen theme and color scheme. The browser has loaded all themes, so that a choice is visible at once. */
const looks = document.querySelector('.looks');

const chosen = (name) => looks.querySelector(`[name="${name}"]:checked`).value;

function apply() {
  for (const sheet of document.querySelectorAll('link[data-look]'))
    sheet.media = sheet.dataset.look === chosen('theme') ? 'all' : 'not all';
  document.documentElement.dataset.theme = chosen('scheme');
}

looks.addEventListener('change', apply);
// A browser that restores the page may have restored another choice.
apply();
