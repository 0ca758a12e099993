/** Fixes of findings, one by one and all together. */

import { type CodeAction, CodeActionKind, type Diagnostic, type WorkspaceEdit } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Fix } from '../../core/model/finding.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import type { PlacedFinding } from '../finding.ts';
import { fixUntilStable } from '../lint/fix/apply-fixes.ts';
import { truncate } from '../text/truncate.ts';
import { checkDocument } from './check-document.ts';
import { type Offsets, rangeOf } from './diagnostics.ts';
import { messages } from './messages.en.ts';
import type { OpenDocument } from './open-document.ts';
import { type Edit, minimalEdits, trimEdit } from './text-edits.ts';

/** The kind of the action that fixes all problems, which editors can run when a document is saved. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.siteElements`;

/** Edits of one document, or of a file that is not open. */
export interface FileEdits {
  readonly uri: string;
  /** Null for a file that is not open. */
  readonly version: number | null;
  readonly document: TextDocument;
  readonly edits: readonly Edit[];
}

/**
 * Returns edits for the editor. `isVersioned`: the editor refuses them if a document has changed meanwhile. Older editors
 * cannot do so.
 */
export function workspaceEdit(files: readonly FileEdits[], isVersioned: boolean): WorkspaceEdit {
  const changes = files.map(({ uri, version, document, edits }) => ({
    textDocument: { uri, version },
    edits: edits.map((edit) => ({ range: rangeOf(document, edit), newText: edit.text })),
  }));
  if (isVersioned) return { documentChanges: changes };
  return { changes: Object.fromEntries(changes.map(({ textDocument, edits }) => [textDocument.uri, edits])) };
}

/** Returns the title of a fix, from what it changes. */
function titleOf(fix: Fix, text: string): string {
  const [before, after] = [text.slice(fix.start, fix.end), fix.text].map((one) => JSON.stringify(truncate(one)));
  if (before === '""') return formatMessage(messages['lsp-fix-insert'], { text: after ?? '' });
  if (after === '""') return formatMessage(messages['lsp-fix-remove'], { text: before ?? '' });
  return formatMessage(messages['lsp-fix-replace'], { before: before ?? '', text: after ?? '' });
}

/** The request of an editor for actions. */
export interface ActionRequest extends Offsets {
  readonly document: TextDocument;
  /** The kinds of actions, with all kinds below them; undefined for all. */
  readonly only: readonly string[] | undefined;
  readonly isVersioned: boolean;
  readonly diagnosticOf: (finding: PlacedFinding) => Diagnostic;
}

const isRequested = (kind: string, only: readonly string[] | undefined): boolean =>
  only === undefined || only.some((one) => one === '' || kind === one || kind.startsWith(`${one}.`));

function fixAll({ source, kind, settings, uri, version }: OpenDocument, { document, isVersioned }: ActionRequest) {
  const fixed = fixUntilStable(source, (one) => checkDocument(one, kind, settings).findings);
  const edits = minimalEdits(source.text, fixed.text);
  if (edits.length === 0) return [];
  const edit = workspaceEdit([{ uri, version, document, edits }], isVersioned);
  return [{ title: formatMessage(messages['lsp-fix-all']), kind: fixAllKind, edit }];
}

/** Returns the fixes of the findings that the range touches, and the one that fixes all of the document. */
export function codeActions(open: OpenDocument, request: ActionRequest): readonly CodeAction[] {
  const { start, end, only, document, isVersioned, diagnosticOf } = request;
  const { uri, version, source } = open;
  const single = open.findings.flatMap((finding): readonly CodeAction[] => {
    const { fix } = finding;
    if (!fix || finding.start.offset > end || start > finding.end.offset) return [];
    const edits = [trimEdit(fix, source.text)];
    return [
      {
        title: titleOf(fix, source.text),
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnosticOf(finding)],
        isPreferred: true,
        edit: workspaceEdit([{ uri, version, document, edits }], isVersioned),
      },
    ];
  });
  const isFixable = open.findings.some(({ fix }) => fix);
  return [
    ...(isRequested(CodeActionKind.QuickFix, only) ? single : []),
    ...(isFixable && isRequested(fixAllKind, only) ? fixAll(open, request) : []),
  ];
}
