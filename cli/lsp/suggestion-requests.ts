/** Answers requests for completion and hover. */

import {
  type CompletionItem,
  CompletionItemKind,
  type Connection,
  InsertTextFormat,
  MarkupKind,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { rangeOf } from './diagnostics.ts';
import { documentKind } from './document-kind.ts';
import type { Host } from './host.ts';
import { createJsonSchemas, explainJsonFile, jsonFileSuggestions } from './json-suggestions.ts';
import type { Session } from './session.ts';
import type { Suggestion, SuggestionKind, Suggestions } from './suggestion.ts';
import { explainPage, pageSuggestions, type SuggestionContext } from './suggestions.ts';
import { withoutFrontMatter } from './template-findings.ts';
import { createVocabulary } from './vocabulary.ts';

const kinds: Readonly<Record<SuggestionKind, CompletionItemKind>> = {
  element: CompletionItemKind.Class,
  attribute: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  id: CompletionItemKind.Reference,
  css: CompletionItemKind.Property,
  key: CompletionItemKind.Property,
};

/** The abilities of the editor. */
interface Abilities {
  /** Whether inserted text may contain a place for the cursor. */
  readonly hasSnippets: boolean;
  readonly hasMarkdown: boolean;
}

/** Whether the name is already followed by a value. */
const hasValueAfter = (document: TextDocument, { end }: Suggestions): boolean =>
  /^\s*=/.test(document.getText().slice(end, end + 64));

function itemOf(
  one: Suggestion,
  suggestions: Suggestions,
  document: TextDocument,
  abilities: Abilities,
): CompletionItem {
  const { kind, name, description, text = name, takesValue = false } = one;
  const isSnippet = takesValue && abilities.hasSnippets && !hasValueAfter(document, suggestions);
  return {
    label: name,
    kind: kinds[kind],
    filterText: text,
    textEdit: { range: rangeOf(document, suggestions), newText: isSnippet ? `${name}="$1"` : text },
    ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(description !== '' && {
      documentation: abilities.hasMarkdown ? { kind: MarkupKind.Markdown, value: description } : description,
    }),
  };
}

/** Adds completion and hover to the server. They are computed from the text alone, without its findings. */
export function addSuggestions(
  connection: Connection,
  { documents, placeOf }: Pick<Session, 'documents' | 'placeOf'>,
  host: Host,
  abilities: () => Abilities,
  onFailure: (error: unknown) => void,
): void {
  const schemas = createJsonSchemas();
  let vocabulary = createVocabulary(new Map());
  host.elementTexts().then((texts) => {
    vocabulary = createVocabulary(texts);
  }, onFailure);

  const subjectOf = (uri: string) => {
    const document = documents.get(uri);
    const { file, site } = placeOf(uri);
    const kind = document && documentKind(document.languageId, file);
    if (!document || !kind) return undefined;
    const source = { file, text: document.getText() };
    const fragmentsOf = (path: string): readonly string[] => site?.idsOf(file, path) ?? [];
    const context: SuggestionContext = { vocabulary, schemas, fragmentsOf };
    return { document, kind, source: kind === 'template' ? withoutFrontMatter(source) : source, context };
  };

  connection.onCompletion(({ textDocument: { uri }, position }) => {
    const subject = subjectOf(uri);
    if (!subject) return [];
    const { document, kind, source, context } = subject;
    const offset = document.offsetAt(position);
    const found =
      kind === 'data' ? jsonFileSuggestions(source.text, offset, schemas) : pageSuggestions(source, offset, context);
    return found?.all.map((one) => itemOf(one, found, document, abilities())) ?? [];
  });

  connection.onHover(({ textDocument: { uri }, position }) => {
    const subject = subjectOf(uri);
    if (!subject) return null;
    const { document, kind, source, context } = subject;
    const offset = document.offsetAt(position);
    const found =
      kind === 'data' ? explainJsonFile(source.text, offset, schemas) : explainPage(source, offset, context);
    if (!found) return null;
    return { contents: { kind: MarkupKind.Markdown, value: found.description }, range: rangeOf(document, found) };
  });
}
