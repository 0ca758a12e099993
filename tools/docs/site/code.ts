/** Code and tables that scroll can be reached by keys; code can be copied. */

const label = (box: HTMLElement): string => (box.matches('pre') ? 'Code' : 'Table');

const watchOverflow = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const scrolls = target.scrollWidth > target.clientWidth;
    target.tabIndex = scrolls ? 0 : -1;
    if (!scrolls) target.removeAttribute('tabindex');
    for (const [name, value] of [
      ['role', 'group'],
      ['aria-label', label(target)],
    ] as const)
      scrolls ? target.setAttribute(name, value) : target.removeAttribute(name);
  }
});

function addCopy(box: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const text = box.querySelector('code')?.textContent ?? '';
    button.textContent = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Not allowed',
    );
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  box.append(button);
}

export function reachCode(): void {
  for (const box of document.querySelectorAll<HTMLElement>('pre, .scroll')) watchOverflow.observe(box);
  if ('clipboard' in navigator) for (const box of document.querySelectorAll<HTMLElement>('.code')) addCopy(box);
}
