/** Frames of examples are as high as what stands in them. */

function follow(frame: HTMLIFrameElement): void {
  const root = frame.contentDocument?.documentElement;
  if (!root) return;
  const fit = (): void => {
    frame.style.blockSize = `${Math.ceil(root.getBoundingClientRect().height)}px`;
  };
  new ResizeObserver(fit).observe(root);
}

export function fitExamples(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.example iframe')) {
    frame.addEventListener('load', () => follow(frame));
    if (frame.contentDocument?.readyState === 'complete') follow(frame);
  }
}
