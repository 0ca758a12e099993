/** The site's context on a page (docs/spec.md#runtime-3, "Website context"): found in the markup, or given to `startSite`. */
import { readSiteContext } from '../model/site-context/read-site-context.ts';
import type { SiteContext } from '../model/site-context/site-context.ts';
import { pageService, type Store, store } from './page.ts';

const selector = 'script[type="application/json"][data-site-context]';

/** Reads the context in the markup; an unreadable one counts as none and warns. */
function readMarkup(document: Document): SiteContext | undefined {
  const script = document.querySelector(selector);
  if (!script?.textContent) return undefined;
  try {
    return readSiteContext(JSON.parse(script.textContent));
  } catch (cause) {
    console.warn('site-elements: the site context is not valid JSON and is ignored.', cause);
    return undefined;
  }
}

function create(document: Document): Store<SiteContext> {
  const found = readMarkup(document);
  const context = store<SiteContext>(found ?? {});
  if (!found && document.readyState === 'loading') {
    document.addEventListener(
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

/** The page's context: read on first ask and, if the markup had none yet, again at DOMContentLoaded. */
export const siteContext = (document: Document): Store<SiteContext> => pageService(document, 'context', create);
