/** Makes the frames of examples as high as their contents. */

function fitFrame(frame: HTMLIFrameElement): void {
  const resize = (root: Element): void => {
    frame.style.blockSize = `${Math.ceil(root.getBoundingClientRect().height)}px`;
  };
  // Resizing inside the observer's callback would be reported as an error ("ResizeObserver loop").
  const observer = new ResizeObserver(([entry]) => entry && requestAnimationFrame(() => resize(entry.target)));
  const observe = (): void => {
    // The blank document is replaced when the example loads; observing it would report errors forever.
    observer.disconnect();
    const { contentDocument: page } = frame;
    if (page?.readyState === 'complete' && page.URL !== 'about:blank') observer.observe(page.documentElement);
  };
  frame.addEventListener('load', observe);
  observe();
}

export function fitExamples(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.example iframe')) fitFrame(frame);
}
