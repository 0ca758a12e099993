/**
 * Fonts of a site (docs/spec.md#runtime-7): files of the same origin at once, and those of a font service, or of another origin, only while
 * the visitor allows `media`. Until they have loaded, local fonts with adjusted metrics are shown: core/page/fonts.md.
 */
import { fontServiceUrl, requestedFamilies } from '../model/fonts/font-service-url.ts';
import { type FontSettings, readFontSettings } from '../model/fonts/read-font-settings.ts';
import { formatMessage } from '../model/message-format.ts';
import { isSameData } from '../model/same-data.ts';
import { own } from '../model/site-context/decoders.ts';
import { contextInMarkup, siteContext } from './context.ts';
import { destructors } from './destructors.ts';
import { reportFailure } from './failure.ts';
import { adoptForeignFonts, adoptOwnFonts, isForeign } from './fonts/adopt-font-faces.ts';
import { messages } from './fonts/messages.en.ts';
import { reportUnavailable, watchFailedFiles, watchService } from './fonts/missing-fonts.ts';
import { loadStyle } from './load-style.ts';
import { pageService } from './page.ts';
import { whileAllowed } from './tracking/while-allowed.ts';
import { unclobber } from './unclobber.ts';

/** A context that was passed to `startSite` has precedence over the one in the markup. */
const fontsInContext = (document: Document): unknown =>
  own(siteContext(document).get(), 'fonts') ?? own(contextInMarkup(document), 'fonts');

/** Loads the stylesheet of the service until the signal aborts. */
async function loadService(document: Document, settings: FontSettings, url: string, signal: AbortSignal) {
  const report = watchService(
    document,
    requestedFamilies(settings).map(({ family }) => family),
  );
  try {
    await loadStyle(url, { document, category: 'media', signal });
    if (!signal.aborted) report();
  } catch (cause) {
    if (!signal.aborted) reportFailure(document, { code: 'font-service-failed', args: { url }, cause });
  }
}

/** Loads what needs consent. Returns the function that removes it. */
function loadAllowed(document: Document, settings: FontSettings, url: string | undefined): () => void {
  const controller = new AbortController();
  const remove = adoptForeignFonts(document, settings);
  if (url !== undefined) void loadService(document, settings, url, controller.signal);
  return () => {
    controller.abort();
    remove();
  };
}

/** Loads the fonts of one version of the settings. Returns the function that removes them. */
function load(document: Document, settings: FontSettings): () => void {
  const { families, ignored, service } = settings;
  if (ignored > 0) console.warn(`site-elements: ${formatMessage(messages['fonts-ignored'], { n: ignored })}`);
  reportUnavailable(document, settings);
  const url = fontServiceUrl(settings, unclobber(document).baseURI);
  if (service && url === undefined && requestedFamilies(settings).length > 0)
    reportFailure(document, { code: 'font-service-failed', args: { url: service.url } });
  const needsConsent =
    url !== undefined ||
    families.some(({ faces }) => faces.some(({ src }) => src !== undefined && isForeign(document, src)));
  const steps = [
    adoptOwnFonts(document, settings),
    watchFailedFiles(document, settings),
    ...(needsConsent ? [whileAllowed('media', () => loadAllowed(document, settings, url), document)] : []),
  ];
  return () => {
    for (const step of steps) step();
  };
}

const noFonts: FontSettings = { families: [], service: undefined, ignored: 0 };

/** Loads the fonts of the context, and again when `startSite` gets another one. */
function start(document: Document): () => void {
  let source: unknown;
  let isEnded = false;
  let remove: (() => void) | undefined;
  const update = (): void => {
    const value = fontsInContext(document);
    // An earlier listener of the context can end this while the context is passed on.
    if (isEnded || isSameData(value, source)) return;
    source = value;
    remove?.();
    // Without families too: then what the script in the page has adopted is removed.
    remove = load(document, readFontSettings(value) ?? noFonts);
  };
  const unsubscribe = siteContext(document).subscribe(update);
  update();
  return () => {
    isEnded = true;
    unsubscribe();
    remove?.();
  };
}

/**
 * Loads the fonts of the site context (`fonts`): the files on the origin of the page at once; the stylesheet of the font service, and files
 * on other origins, while the visitor allows `media`. Reports fonts that are missing. A second call continues what the first has started.
 * Returns the function that removes the fonts; `destroySite` does so too. A document without a window gets no fonts.
 */
export function loadFonts(document: Document = globalThis.document): () => void {
  if (!unclobber(document).defaultView) return () => {};
  const service = pageService(document, 'fonts', (): { stop?: (() => void) | undefined } => ({ stop: undefined }));
  if (service.stop && destructors(document).has(service.stop)) return service.stop;
  const end = start(document);
  const stop = (): void => {
    destructors(document).delete(stop);
    end();
  };
  destructors(document).add(stop);
  service.stop = stop;
  return stop;
}
