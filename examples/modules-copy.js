/** Adds a button that copies the text of the root. */
export function start(root, { signal }) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = 'Copy';
  button.addEventListener(
    'click',
    async () => {
      try {
        await navigator.clipboard.writeText(root.textContent);
        button.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(root);
        button.textContent = 'Selected';
      }
    },
    { signal },
  );
  root.after(button);
  return () => button.remove();
}
