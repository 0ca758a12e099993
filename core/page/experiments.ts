/**
 * Experiments (A/B tests) and feature toggles of a site: the variant that the server has assigned, or that this page assigns from the
 * id of the visitor (docs/spec.md#widgets-3, "Analytics event"; docs/spec.md#widgets-8). The specification defines only what
 * a server sends; the assignment in the page is ours.
 */
import { experimentTypeNames } from '../model/experiments/read-experiments.ts';
import { formatMessage } from '../model/message-format.ts';
import type { ExperimentType } from '../model/vocabularies/sites.ts';
import { consent } from './consent.ts';
import { destructors } from './destructors.ts';
import { exposureReporter } from './experiments/exposures.ts';
import { messages } from './experiments/messages.en.ts';
import { factReader, type PageFacts } from './experiments/page-facts.ts';
import { type Choice, type VariantChooser, variantChooser } from './experiments/variant-chooser.ts';
import { reportFailure } from './failure.ts';
import { pageService } from './page.ts';
import { unclobber, windowOf } from './unclobber.ts';

export { assignVariant } from '../model/experiments/assign-variant.ts';

/** The experiments and feature toggles of one page. No function throws. */
export interface Experiments {
  /**
   * Returns the visitor's variant of an A/B test, and the default if there is none: an unknown or invalid experiment, a
   * visitor who does not take part, has no id or has not consented. The answer stays the same until the page is closed, unless the
   * visitor withdraws the consent.
   */
  readonly variantOf: (name: string, defaultVariant: string) => string;
  /** Returns whether a feature toggle is on: only if its variant is the text `true`. Without a variant it is the default. */
  readonly isOn: (name: string, isOnByDefault?: boolean) => boolean;
  /** Removes the variants that were selected in the URL of an internal site. */
  readonly reset: () => void;
}

/** Logs each problem of an experiment once. */
function logger() {
  const logged = new Set<string>();
  return (code: keyof typeof messages, name: string, args: Readonly<Record<string, string>> = {}): void => {
    if (logged.has(`${code} ${name}`)) return;
    logged.add(`${code} ${name}`);
    console.error(`site-elements: ${formatMessage(messages[code], args)}`, name);
  };
}

/** Returns the function that finds the variant of an experiment, and logs its problems. */
function choiceFinder(facts: () => PageFacts, { choose }: VariantChooser) {
  const log = logger();
  const none: Choice = { variant: undefined };
  return (name: string, type: ExperimentType): Choice => {
    const { experiments } = facts();
    const experiment = experiments?.get(name);
    if (!experiments) log('experiments-not-loaded', name);
    else if (!experiment) log('experiment-missing', name);
    if (!experiment) return none;
    const { experimentType = type, containsError } = experiment;
    if (containsError) log('experiment-invalid', name);
    else if (experimentType !== type) {
      log('experiment-type', name, { type: experimentTypeNames[type] });
      return none;
    }
    return choose(experiment);
  };
}

/** Whether markup has a template for the variant. If it is visible, the script that shows the template is missing or was refused. */
const hasTemplate = (host: Element, { variant }: Choice): boolean =>
  [...host.children].some((child) => child.localName === 'template' && child.getAttribute('data-variant') === variant);

/** Returns the functions that start the experiments of a page, until the site is destroyed, and report exposures meanwhile. */
function starter(document: Document, facts: () => PageFacts, { choose, store }: VariantChooser) {
  const report = exposureReporter(document);
  let controller: AbortController | undefined;

  function expose({ variant, experiment }: Choice): void {
    if (!experiment || variant === undefined || !controller) return;
    report(experiment, variant, () => facts().eventData, controller.signal).catch((cause) =>
      reportFailure(document, { code: 'experiment-not-reported', args: { name: experiment.name }, cause }),
    );
  }

  /** Reports the variants that the script in the page, or the server, has shown. */
  function exposeMarkup(): void {
    for (const host of unclobber(document).querySelectorAll<HTMLElement>('site-experiment')) {
      const experiment = facts().experiments?.get(host.getAttribute('name') ?? '');
      const choice = experiment && choose(experiment);
      if (choice && (host.hidden || !hasTemplate(host, choice))) expose(choice);
    }
  }

  /** Starts, also after the site was destroyed. */
  function start(): void {
    if (controller) return;
    controller = new AbortController();
    const { signal } = controller;
    destructors(document).add(() => {
      controller?.abort();
      controller = undefined;
    });
    const begin = (): void => {
      exposeMarkup();
      store();
    };
    if (unclobber(document).readyState === 'loading')
      unclobber(document).addEventListener('DOMContentLoaded', begin, { once: true, signal });
    else begin();
    // The visitor may have got an id since then.
    windowOf(document).addEventListener('pagehide', store, { signal });
    consent(document)
      .whenAllowed('analytics', signal)
      .then(store, () => {});
  }

  return { start, expose };
}

function create(document: Document): Experiments {
  const facts = factReader(document);
  const chooser = variantChooser(document, facts);
  const find = choiceFinder(facts, chooser);
  const { start, expose } = starter(document, facts, chooser);

  function variantOf(name: string, type: ExperimentType): string | undefined {
    start();
    const choice = find(name, type);
    expose(choice);
    return choice.variant;
  }

  start();
  return {
    variantOf: (name, defaultVariant) => variantOf(name, 'ab-test') ?? defaultVariant,
    isOn: (name, isOnByDefault = false) => {
      const variant = variantOf(name, 'feature-toggle');
      return variant === undefined ? isOnByDefault : variant === 'true';
    },
    reset: chooser.reset,
  };
}

/** Returns the experiments and feature toggles of the page. */
export const experiments = (document: Document = globalThis.document): Experiments =>
  pageService(document, 'experiments', create);
