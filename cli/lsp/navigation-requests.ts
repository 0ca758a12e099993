/** Answers requests for definitions, references, links and new names of ids. */

import { type Connection, LSPErrorCodes, type Position, ResponseError } from 'vscode-languageserver/node';
import { formatMessage } from '../../core/model/message-format.ts';
import { rangeOf } from './diagnostics.ts';
import type { Host } from './host.ts';
import { messages } from './messages.en.ts';
import { locationOf, Navigation } from './navigation.ts';
import { isPossibleId } from './page-ids.ts';
import type { Session } from './session.ts';
import { createVocabulary } from './vocabulary.ts';

/** Adds navigation to the server. */
export function addNavigation(connection: Connection, session: Session, host: Host, isVersioned: () => boolean): void {
  const navigation = new Navigation(session, host, createVocabulary(new Map()));

  const pageAt = async (uri: string, position: Position) => {
    const page = await navigation.page(uri);
    const document = session.documents.get(uri);
    return page && document && { page, document, offset: document.offsetAt(position) };
  };

  connection.onDefinition(async ({ textDocument: { uri }, position }) => {
    const at = await pageAt(uri, position);
    return at ? (await navigation.definitions(at.page, at.offset)).map(locationOf) : [];
  });

  connection.onReferences(async ({ textDocument: { uri }, position, context: { includeDeclaration } }) => {
    const at = await pageAt(uri, position);
    const id = at && navigation.idAt(at.page, at.offset);
    if (!at || !id) return [];
    const definitions = new Set(at.page.ids.filter(({ isDefinition }) => isDefinition).map(({ start }) => start));
    return (await navigation.places(at.page, id))
      .filter((place) => includeDeclaration || place.uri !== uri || !definitions.has(place.range.start))
      .map(locationOf);
  });

  connection.onPrepareRename(async ({ textDocument: { uri }, position }) => {
    const at = await pageAt(uri, position);
    const id = at && navigation.idAt(at.page, at.offset);
    return at && id ? { range: rangeOf(at.document, id), placeholder: id.id } : null;
  });

  connection.onRenameRequest(async ({ textDocument: { uri }, position, newName }) => {
    const at = await pageAt(uri, position);
    const id = at && navigation.idAt(at.page, at.offset);
    if (!at || !id) return null;
    if (!isPossibleId(newName))
      throw new ResponseError(LSPErrorCodes.RequestFailed, formatMessage(messages['lsp-rename-invalid']));
    return navigation.rename(at.page, id, newName, isVersioned());
  });

  connection.onDocumentLinks(async ({ textDocument: { uri } }) => {
    const page = await navigation.page(uri);
    const document = session.documents.get(uri);
    if (!page || !document) return [];
    return (await navigation.links(page)).map(({ range, target }) => ({ range: rangeOf(document, range), target }));
  });
}
