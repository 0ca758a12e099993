/** A document that is open in an editor, with the findings in one version of its text. */

import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Config } from '../config/config.ts';
import { entityDefault } from '../lint/data/data-rules.ts';
import type { Source } from '../text/source.ts';
import { type CheckedDocument, checkDocument, type DocumentSettings } from './check-document.ts';
import { type DocumentKind, documentKind } from './document-kind.ts';
import type { SiteIndex } from './site-index.ts';

/** The place of a document. */
export interface DocumentPlace {
  /** Relative to the folder, with `/`, as findings and settings name the file. */
  readonly file: string;
  /** The folder of the editor that contains the document, or else that of its file; undefined for a new document. */
  readonly folder: string | undefined;
  /** The pages of the folder, if the editor has opened it. */
  readonly site: SiteIndex | undefined;
}

/** One version of a document. */
export interface OpenDocument extends DocumentPlace, CheckedDocument {
  readonly uri: string;
  readonly version: number;
  readonly kind: DocumentKind;
  readonly source: Source;
  readonly settings: DocumentSettings;
}

/** The longest text that is checked while it is edited, in UTF-16 units. */
const maxLength = 5_000_000;

/**
 * Checks the current version of a document. Returns undefined if it contains nothing to check, is ignored by the
 * settings, or is too long.
 */
export function openDocument(
  document: TextDocument,
  place: DocumentPlace,
  config: Config | undefined,
): OpenDocument | undefined {
  const { file } = place;
  const kind = documentKind(document.languageId, file);
  const text = document.getText();
  if (kind === undefined || text.length > maxLength || config?.isIgnored(file)) return undefined;
  // A space, so that offsets are those of the document.
  const source = { file, text: text.replace(/^\ufeff/, ' ') };
  const settings = {
    levels: config?.levels(file) ?? { [entityDefault]: 'off' },
    reportsDefaults: config?.isEnabled(entityDefault) ?? false,
  } as const;
  const { uri, version } = document;
  return { uri, version, kind, source, settings, ...place, ...checkDocument(source, kind, settings) };
}
