import type { FontSettings } from '../../model/fonts/read-font-settings.ts';
import { formatMessage } from '../../model/message-format.ts';
import { reportFailure } from '../failure.ts';
import { pageService } from '../page.ts';
import { unclobber } from '../unclobber.ts';
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

/** Returns the family of a face as its author has written it: engines return it with or without quotes and escapes. */
const familyOf = ({ family }: FontFace): string =>
  family
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code?: string, character = '') =>
      code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : character,
    )
    .toLowerCase();

const facesOf = (document: Document): readonly FontFace[] => [...(unclobber(document).fonts ?? [])];

/** Reports families that have no source, or one that is refused. */
export function reportUnavailable(document: Document, { families, service }: FontSettings): void {
  for (const { family, faces } of families) {
    for (const { src } of faces) {
      if (src === undefined && !service) reportMissing(document, family, 'fonts-help-source');
      if (src !== undefined && !fontUrl(document, src)) reportMissing(document, family, 'fonts-help-url', { src });
    }
  }
}

/** Reports families that the stylesheet of the service, which has loaded, does not have. */
export function reportNotInService(document: Document, families: readonly string[]): void {
  const known = new Set(facesOf(document).map(familyOf));
  for (const family of families)
    if (!known.has(family.toLowerCase())) reportMissing(document, family, 'fonts-help-service');
}

/**
 * Reports families of which a file has failed. Only files that the page uses are requested: checking them all would load fonts
 * that the visitor does not see. Returns the function that ends it.
 */
export function watchFailedFiles(document: Document, { families }: FontSettings): () => void {
  const { fonts } = unclobber(document);
  // A document without a window has none.
  if (!fonts) return () => {};
  const report = (): void => {
    const failed = new Set(facesOf(document).flatMap((face) => (face.status === 'error' ? familyOf(face) : [])));
    for (const { family } of families)
      if (failed.has(family.toLowerCase())) reportMissing(document, family, 'fonts-help-file');
  };
  const moments = ['loadingdone', 'loadingerror'] as const;
  for (const moment of moments) fonts.addEventListener(moment, report);
  report();
  return () => {
    for (const moment of moments) fonts.removeEventListener(moment, report);
  };
}
