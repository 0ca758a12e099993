/**
 * The site context of a page (docs/spec.md#runtime-3, "Website context"): read from the markup, or passed to
 * `startSite`.
 */
import { readElementContext } from '../model/site-context/read-element-context.ts';
import type { SiteContext } from '../model/site-context/site-context.ts';
import { pageService, type Store, store } from './page.ts';
import { unclobber } from './unclobber.ts';

const selector = 'script[type="application/json"][data-site-context]';

/** Returns the context in the markup, unvalidated; undefined without one, or if it is not valid JSON. */
export function contextInMarkup(document: Document, onInvalid?: (cause: unknown) => void): unknown {
  const text = unclobber(document).querySelector(selector)?.textContent;
  try {
    return text ? JSON.parse(text) : undefined;
  } catch (cause) {
    onInvalid?.(cause);
    return undefined;
  }
}

/** Reads the context from the markup. Invalid JSON is ignored with a warning. */
function readMarkup(document: Document): SiteContext | undefined {
  const found = contextInMarkup(document, (cause) =>
    console.warn('site-elements: the site context is not valid JSON and is ignored.', cause),
  );
  return found ? readElementContext(found) : undefined;
}

function create(document: Document): Store<SiteContext> {
  const found = readMarkup(document);
  const context = store<SiteContext>(found ?? {});
  if (!found && unclobber(document).readyState === 'loading') {
    unclobber(document).addEventListener(
      'DOMContentLoaded',
      () => {
        const late = readMarkup(document);
        if (late && Object.keys(context.get()).length === 0) context.set(late);
      },
      { once: true },
    );
  }
  return context;
}

/**
 * Returns the page's context: read on first use and, if the markup did not contain it yet, again at DOMContentLoaded.
 */
export const siteContext = (document: Document): Store<SiteContext> => pageService(document, 'context', create);
