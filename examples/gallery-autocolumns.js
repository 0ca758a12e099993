// What is appended stands below what is there: nobody loses the picture that he looks at.
const button = document.getElementById('hang');
const shelf = document.getElementById('shelf');

button.addEventListener('click', () => {
  for (const slide of [...shelf.children].slice(0, 3)) shelf.append(slide.cloneNode(true));
});
