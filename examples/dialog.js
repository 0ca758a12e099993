/** Opens a dialog, waits for the result, and shows it on the page. */
const answers = {
  confirm: 'You chose glass.',
  reject: 'You chose no glass.',
  cancel: 'You chose nothing.',
};

const glass = document.getElementById('glass');
const output = document.getElementById('glass-answer');
document.getElementById('ask-glass').addEventListener('click', async () => {
  // The loader may fetch the dialog only now, because the button references it.
  await customElements.whenDefined('site-dialog');
  output.value = answers[await glass.ask()];
});
