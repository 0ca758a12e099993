// Appended slides are placed below the existing ones, which do not move.
const button = document.getElementById('hang');
const shelf = document.getElementById('shelf');

button.addEventListener('click', () => {
  for (const slide of [...shelf.children].slice(0, 3)) shelf.append(slide.cloneNode(true));
});
