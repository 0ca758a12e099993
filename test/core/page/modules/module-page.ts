/** Pages with modules, and what their modules and the reporter have noted. */
import type { Failure } from '../../../../core/page/failure.ts';
import { freshDocument, loadServices } from '../services.ts';

const { destroySite, setReporter } = await loadServices();

const pages: Document[] = [];

export interface ModulePage {
  readonly page: Document;
  /** Events of modules, in order. */
  readonly log: string[];
  readonly failures: readonly Failure[];
  /** The first element that matches. */
  readonly find: (selector: string) => HTMLElement;
  /** A module that notes its starts and stops with the ids of the roots. */
  readonly noting: (name: string) => { readonly selector: string; readonly start: (root: HTMLElement) => () => void };
}

/** Opens a page with this body. `closeModulePages` destroys its site. */
export function openModulePage(body = ''): ModulePage {
  const page = freshDocument();
  pages.push(page);
  // In WebKit a document without a window never stops loading.
  Object.defineProperty(page, 'readyState', { get: () => 'complete' });
  page.body.innerHTML = body;
  const log: string[] = [];
  const failures: Failure[] = [];
  setReporter(page, (failure) => failures.push(failure));
  const find = (selector: string): HTMLElement => {
    const found = page.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  const noting = (name: string) => ({
    selector: `.${name}`,
    start: (root: HTMLElement) => {
      log.push(`+${name} ${root.id}`);
      return () => void log.push(`-${name} ${root.id}`);
    },
  });
  return { page, log, failures, find, noting };
}

export function closeModulePages(): void {
  for (const page of pages.splice(0)) destroySite(page);
}

/** Resolves after the observers of the page have been notified. */
export const observed = (): Promise<void> =>
  new Promise((resolve) => {
    new MutationObserver(() => resolve()).observe(document.head.appendChild(document.createElement('meta')), {
      attributes: true,
    });
    document.head.lastElementChild?.toggleAttribute('data-observed');
    document.head.lastElementChild?.remove();
  });
