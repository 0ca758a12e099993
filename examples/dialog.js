/** Asks, waits for the answer, and shows it on the page. */
const answers = {
  confirm: 'Behind glass, then.',
  reject: 'Open to the air, then.',
  cancel: 'Still undecided; the framer will call.',
};

await customElements.whenDefined('site-dialog');
const glass = document.getElementById('glass');
const output = document.getElementById('glass-answer');
document.getElementById('ask-glass').addEventListener('click', async () => {
  output.value = answers[await glass.ask()];
});
