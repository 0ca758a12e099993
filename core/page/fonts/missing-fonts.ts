import type { FontFamily, FontSettings } from '../../model/fonts/read-font-settings.ts';
import { formatMessage } from '../../model/message-format.ts';
import { reportFailure } from '../failure.ts';
import { pageService } from '../page.ts';
import { unclobber, windowOf } from '../unclobber.ts';
import { fontUrl } from './adopt-font-faces.ts';
import { messages } from './messages.en.ts';

type Help = Exclude<keyof typeof messages, 'fonts-ignored'>;

/** Reports a font that the page cannot show, once for each family (docs/spec.md#runtime-8). */
function reportMissing(document: Document, family: string, code: Help, args: Readonly<Record<string, string>> = {}) {
  const reported = pageService(document, 'missing-fonts', () => new Set<string>());
  if (reported.has(family)) return;
  reported.add(family);
  reportFailure(document, { code: 'font-missing', args: { family, help: formatMessage(messages[code], args) } });
}

/** Returns the name of a family without quotes and escapes. Only control characters have others. */
const unescaped = (family: string): string => family.replace(/^(["'])(.*)\1$/s, '$2').replace(/\\(.)/gs, '$1');

/** Returns the faces of a family. Engines return its name as its author has written it, or with quotes and escapes. */
const facesOf = (document: Document, name: string): readonly FontFace[] =>
  [...unclobber(document).fonts].filter(({ family }) =>
    [family, unescaped(family)].some((one) => one.toLowerCase() === name.toLowerCase()),
  );

/** Longer URLs are shortened in reports: a data URL contains a file. */
const longestUrl = 100;

/** Reports families that have no source, or one that is refused. */
export function reportUnavailable(document: Document, { families, service }: FontSettings): void {
  for (const { family, faces } of families) {
    for (const { src } of faces) {
      if (src === undefined && !service) reportMissing(document, family, 'fonts-help-source');
      if (src !== undefined && !fontUrl(document, src))
        reportMissing(document, family, 'fonts-help-url', { src: src.slice(0, longestUrl) });
    }
  }
}

/**
 * Returns a function that reports the families of which the page has no more faces than now: those that the stylesheet of the service,
 * which has loaded in between, does not have.
 */
export function watchService(document: Document, families: readonly string[]): () => void {
  const before = families.map((family) => ({ family, count: facesOf(document, family).length }));
  return () => {
    for (const { family, count } of before)
      if (facesOf(document, family).length <= count) reportMissing(document, family, 'fonts-help-service');
  };
}

const keyOf = ({ weight, style, unicodeRange }: FontFace): string => [weight, style, unicodeRange].join();

/** Returns the reason why a family is incomplete, if one of its files has failed. The page may have other faces of that name. */
function failureOf(document: Document, { family, faces }: FontFamily): Help | undefined {
  const { FontFace } = windowOf(document);
  const failed = facesOf(document, family).flatMap((face) => (face.status === 'error' ? keyOf(face) : []));
  if (failed.length === 0) return undefined;
  // Each engine writes descriptors in its own way, so that those of the settings are converted too.
  const isOwn = faces.some(
    ({ src, weight, style, unicodeRange = 'U+0-10FFFF' }) =>
      src !== undefined && failed.includes(keyOf(new FontFace('x', 'local(x)', { weight, style, unicodeRange }))),
  );
  if (isOwn) return 'fonts-help-file';
  return faces.some(({ src }) => src === undefined) ? 'fonts-help-service-file' : undefined;
}

/**
 * Reports families of which a file has failed. Only files that the page uses are requested: checking them all would load fonts
 * that the visitor does not see. Returns the function that ends it.
 */
export function watchFailedFiles(document: Document, { families }: FontSettings): () => void {
  const { fonts } = unclobber(document);
  const report = (): void => {
    for (const family of families) {
      const code = failureOf(document, family);
      if (code) reportMissing(document, family.family, code);
    }
  };
  const moments = ['loadingdone', 'loadingerror'] as const;
  for (const moment of moments) fonts.addEventListener(moment, report);
  report();
  return () => {
    for (const moment of moments) fonts.removeEventListener(moment, report);
  };
}
