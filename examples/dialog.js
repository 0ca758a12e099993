/** Asks, waits for the answer, and shows it on the page. */
const answers = {
  confirm: 'Behind glass, then.',
  reject: 'Open to the air, then.',
  cancel: 'Still undecided; the framer will call.',
};

const glass = document.getElementById('glass');
const output = document.getElementById('glass-answer');
document.getElementById('ask-glass').addEventListener('click', async () => {
  // The button names the dialog, so the loader fetches it when somebody comes near: perhaps only now.
  await customElements.whenDefined('site-dialog');
  output.value = answers[await glass.ask()];
});
