/** Runs in the page: starts carousels of every make and measures the time. */

export interface Carousel {
  /** Shows the next slide without animation; resolves when it is shown. */
  next(): unknown;
}

interface Make {
  /** Resolves when the carousels in these hosts can be used. */
  start(hosts: readonly HTMLElement[]): Promise<readonly Carousel[]> | readonly Carousel[];
}

const globals = globalThis as typeof globalThis & { make: Make };

const layout = (): void => void document.body.getBoundingClientRect();

/** Waits for pending work, so that it is not measured. */
const calm = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));

const addAll = (markup: string, count: number): readonly HTMLElement[] => {
  const template = document.createElement('template');
  template.innerHTML = markup.repeat(count);
  const first = document.body.children.length;
  document.body.append(document.importNode(template.content, true));
  return [...document.body.children].slice(first) as HTMLElement[]; // the markup is HTML
};

/** Milliseconds until all have started and are laid out. One carousel before them has loaded all lazy code. */
const startAll = async (markup: string, count: number): Promise<number> => {
  await globals.make.start(addAll(markup, 1));
  await calm();
  const started = performance.now();
  await globals.make.start(addAll(markup, count));
  layout();
  return performance.now() - started;
};

/** Milliseconds of each of some steps from slide to slide. */
const stepOn = async (markup: string, steps: number): Promise<readonly number[]> => {
  const [carousel] = await globals.make.start(addAll(markup, 1));
  const times: number[] = [];
  for (let step = 0; carousel && step < steps; step += 1) {
    await calm();
    const started = performance.now();
    await carousel.next();
    layout();
    times.push(performance.now() - started);
  }
  return times;
};

Object.assign(globalThis, { startAll, stepOn });
