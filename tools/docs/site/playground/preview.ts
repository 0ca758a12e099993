/**
 * Runs sources in sandboxed frames of opaque origin. Each run has a new frame, which replaces the previous one when it is
 * rendered, so that nothing flickers and a script that never ends can be removed.
 */
import { type PreviewReport, type RenderRequest, readReport } from './preview-messages.ts';

/** How long a run may take before it counts as stuck, in milliseconds. */
const stuckTime = 15_000;

/** Set while a source runs. When a source has stopped the browser tab, the next page finds it. */
const runningKey = 'site-elements-playground-running';

const withStorage = <Value>(use: (storage: Storage) => Value): Value | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

/** Whether the previous run of this tab has not ended: the source is not run again without a request. */
export const hasUnendedRun = (): boolean => withStorage((storage) => storage.getItem(runningKey)) === 'true';

const forgetRun = (): void => withStorage((storage) => storage.removeItem(runningKey));

interface PreviewOptions {
  readonly box: HTMLElement;
  readonly url: string;
  readonly onStart: () => void;
  readonly onRendered: () => void;
  readonly onProblem: (text: string) => void;
  readonly onStuck: () => void;
}

export type Run = Omit<RenderRequest, 'type' | 'top'>;

interface Started {
  readonly frame: HTMLIFrameElement;
  readonly run: Run;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class Preview {
  readonly #options: PreviewOptions;
  #shown: HTMLIFrameElement | undefined;
  #started: Started | undefined;
  #top = 0;

  constructor(options: PreviewOptions) {
    this.#options = options;
    // A reload while a source runs is not a source that never ends.
    addEventListener('pagehide', () => this.#abandon());
    addEventListener('message', ({ source, data }) => {
      const report = readReport(data);
      const { frame } = this.#started ?? {};
      if (!report || source === null) return;
      if (source === frame?.contentWindow || source === this.#shown?.contentWindow)
        this.#receive(report, source === frame?.contentWindow);
    });
  }

  /** Starts a run; one that is not rendered yet is abandoned. */
  run(run: Run): void {
    this.#abandon();
    const frame = document.createElement('iframe');
    frame.title = 'Preview';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = this.#options.url;
    frame.inert = true;
    const timer = setTimeout(() => {
      this.#abandon();
      this.#options.onStuck();
    }, stuckTime);
    this.#started = { frame, run, timer };
    this.#options.onStart();
    this.#options.box.append(frame);
  }

  /** Changes the colour scheme without another run. */
  setScheme(scheme: Run['scheme']): void {
    this.#shown?.contentWindow?.postMessage({ type: 'scheme', scheme }, '*');
  }

  #abandon(): void {
    if (!this.#started) return;
    clearTimeout(this.#started.timer);
    this.#started.frame.remove();
    this.#started = undefined;
    forgetRun();
  }

  #receive(report: PreviewReport, isStarted: boolean): void {
    // The list is that of the run that was started last.
    if (report.type === 'problem' && (isStarted || !this.#started)) this.#options.onProblem(report.text);
    if (report.type === 'scrolled' && !isStarted) this.#top = report.top;
    if (report.type === 'ready' && isStarted) this.#request();
    if (report.type === 'rendered' && isStarted) this.#show();
  }

  #request(): void {
    const { frame, run } = this.#started ?? {};
    if (!frame || !run) return;
    withStorage((storage) => storage.setItem(runningKey, 'true'));
    // The frame has an opaque origin, which cannot be named.
    frame.contentWindow?.postMessage({ type: 'render', top: this.#top, ...run }, '*');
  }

  #show(): void {
    if (!this.#started) return;
    const { frame, timer } = this.#started;
    clearTimeout(timer);
    this.#started = undefined;
    this.#shown?.remove();
    this.#shown = frame;
    frame.inert = false;
    forgetRun();
    this.#options.onRendered();
  }
}
