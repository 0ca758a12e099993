/** Frames of examples are as high as what stands in them. */

function follow(frame: HTMLIFrameElement): void {
  const resize = (root: Element): void => {
    frame.style.blockSize = `${Math.ceil(root.getBoundingClientRect().height)}px`;
  };
  // A frame later: what changes sizes within an observer makes it start again, which is an error as well.
  const observer = new ResizeObserver(([entry]) => entry && requestAnimationFrame(() => resize(entry.target)));
  const begin = (): void => {
    // What is gone, and what is blank and soon will be, must not be observed: the page would be told of an error for ever.
    observer.disconnect();
    const { contentDocument: page } = frame;
    if (page?.readyState === 'complete' && page.URL !== 'about:blank') observer.observe(page.documentElement);
  };
  frame.addEventListener('load', begin);
  begin();
}

export function fitExamples(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.example iframe')) follow(frame);
}
