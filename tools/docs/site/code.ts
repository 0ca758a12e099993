/** Adds copy buttons to code, and keyboard access to code and tables that scroll. */

const labels = { pre: 'Code', '.scroll': 'Table', '.diagram': 'Diagram' };

const labelOf = (box: HTMLElement): string =>
  Object.entries(labels).find(([selector]) => box.matches(selector))?.[1] ?? '';

/** A box is in the tab order only while it scrolls. */
function updateFocusability(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0;
    box.role = 'group';
    box.ariaLabel = labelOf(box);
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
  }
}

const overflowObserver = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof HTMLElement) updateFocusability(target);
});

/** How long the button shows the result of a copy, in milliseconds. */
const resultTime = 2000;

function addCopyButton(box: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const text = box.querySelector('code')?.textContent ?? '';
    button.textContent = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Not allowed',
    );
    setTimeout(() => {
      button.textContent = 'Copy';
    }, resultTime);
  });
  box.append(button);
}

/** Enhances all code blocks and tables of the page. */
export function enhanceCode(): void {
  for (const box of document.querySelectorAll<HTMLElement>(Object.keys(labels).join())) overflowObserver.observe(box);
  if ('clipboard' in navigator) for (const box of document.querySelectorAll<HTMLElement>('.code')) addCopyButton(box);
}
