/** Runs in the page: adds elements and measures the time. */

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

interface Stage {
  /** For code that is not a custom element and has to be started by a call. */
  readonly mountBare?: (hosts: readonly Element[]) => void;
}

/**
 * Puts `count` copies of the markup into the document; done when the last has rendered its slot and all are laid out.
 * Lit renders in a microtask and all others at once, so that one turn of the event loop is enough. It starts in a
 * separate task: the browser's timing of scripts excludes code that the inspector evaluates.
 */
const mountAll = async (markup: string, count: number): Promise<void> => {
  const template = document.createElement('template');
  template.innerHTML = markup.repeat(count);
  const { mountBare } = globalThis as Stage;
  await new Promise((resolve) => setTimeout(resolve));
  document.body.append(document.importNode(template.content, true));
  const hosts = [...document.body.children];
  mountBare?.(hosts);
  while (!hosts.at(-1)?.shadowRoot?.querySelector('slot')) await turn();
  document.body.getBoundingClientRect();
};

Object.assign(globalThis, { mountAll });
