/** The language server: connects the messages of the protocol with the modules that handle them. */

import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  FileChangeType,
  type FileEvent,
  type InitializeParams,
  MarkupKind,
  MessageType,
  type ServerCapabilities,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
  WatchKind,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { version } from '../../package.json';
import type { PlacedFinding } from '../finding.ts';
import { configName } from '../lint/config-name.ts';
import { codeActions, fixAllKind } from './code-actions.ts';
import type { Host } from './host.ts';
import { addNavigation } from './navigation-requests.ts';
import { Publisher } from './publisher.ts';
import { Session } from './session.ts';
import { addSuggestions } from './suggestion-requests.ts';

/** Folders whose files are no part of a site, and change often. */
const isForeign = /\/(?:node_modules|\.git)\//;

/** The folders that the editor has opened. Older editors have only one, which may be named by its path. */
const foldersOf = ({ workspaceFolders, rootUri }: InitializeParams): readonly string[] =>
  workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);

/** Changes of files that matter for checks: of pages and settings, and whether any other file exists. */
const watchers = [
  { globPattern: '**/*.{html,htm}' },
  { globPattern: `**/${configName}` },
  { globPattern: '**/*', kind: WatchKind.Create | WatchKind.Delete },
];

const hasExtension = (file: string): boolean => file.slice(file.lastIndexOf('/') + 1).includes('.');

/** Handles changes of files on disk. */
function updateFiles(changes: readonly FileEvent[], session: Session, publisher: Publisher): void {
  for (const { uri, type } of changes) {
    const { file, site } = session.placeOf(uri);
    if (isForeign.test(`/${file}`)) continue;
    if (session.isSettings(uri)) {
      session.forget();
      publisher.scheduleAll();
    }
    if (!site) continue;
    if (/\.html?$/i.test(file)) publisher.scheduleSite(site, [file]);
    else if (type === FileChangeType.Changed) publisher.scheduleSite(site);
    // A folder may have been moved, with pages in it.
    else if (type === FileChangeType.Created && !hasExtension(file)) publisher.loadSite(site);
    else publisher.scheduleSite(site, site.filesIn(file));
  }
}

/** Forgets a document; other pages are compared with its file again. */
function closeDocument(uri: string, session: Session, publisher: Publisher): void {
  session.close(uri);
  publisher.close(uri);
  const { site, file } = session.placeOf(uri);
  if (site?.isLoaded) publisher.scheduleSite(site, /\.html?$/i.test(file) ? [file] : []);
}

/** The abilities of an editor that change what the server sends. */
interface ClientAbilities {
  readonly canWatch: boolean;
  readonly isVersioned: boolean;
  readonly hasFolders: boolean;
  readonly hasPrepare: boolean;
  readonly hasSnippets: boolean;
  readonly hasMarkdown: boolean;
}

function abilitiesOf({
  capabilities: { workspace, textDocument },
}: Pick<InitializeParams, 'capabilities'>): ClientAbilities {
  const item = textDocument?.completion?.completionItem;
  return {
    canWatch: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    isVersioned: workspace?.workspaceEdit?.documentChanges === true,
    hasFolders: workspace?.workspaceFolders === true,
    hasPrepare: textDocument?.rename?.prepareSupport === true,
    hasSnippets: item?.snippetSupport === true,
    hasMarkdown: item?.documentationFormat?.includes(MarkupKind.Markdown) === true,
  };
}

const capabilitiesFor = ({ hasPrepare }: ClientAbilities): ServerCapabilities => ({
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
  completionProvider: { triggerCharacters: ['<', ' ', '"', "'", '=', '#', '-', '(', ':'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentLinkProvider: {},
  renameProvider: hasPrepare ? { prepareProvider: true } : true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
});

/** Answers requests for fixes of findings. */
function addCodeActions(
  connection: Connection,
  session: Session,
  publisher: Publisher,
  isVersioned: () => boolean,
): void {
  connection.onCodeAction(async ({ textDocument: { uri }, range, context: { only } }) => {
    const current = await session.current(uri);
    if (!current) return [];
    const { open, document } = current;
    const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
    const diagnosticOf = (finding: PlacedFinding) => publisher.diagnosticOf(finding, document);
    return [...codeActions(open, { document, start, end, only, isVersioned: isVersioned(), diagnosticOf })];
  });
}

/** Starts a server. It runs until the editor ends it. `onFailure` handles a mistake of the server. */
export function startServer(connection: Connection, host: Host, onFailure: (error: unknown) => void): void {
  const documents = new TextDocuments(TextDocument);
  const mistakes = new Set<string>();
  const session = new Session(host, documents, (message) => {
    // Each document would report the same mistake.
    if (mistakes.has(message)) return;
    mistakes.add(message);
    connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  });
  const publisher = new Publisher(connection, session, onFailure);
  let client: ClientAbilities = abilitiesOf({ capabilities: {} });

  connection.onInitialize((params) => {
    for (const uri of foldersOf(params)) session.addFolder(uri);
    client = abilitiesOf(params);
    return { serverInfo: { name: 'site-elements', version }, capabilities: capabilitiesFor(client) };
  });

  connection.onInitialized(() => {
    host.rulePages().then((pageOf) => publisher.setRulePages(pageOf), onFailure);
    const { canWatch, hasFolders } = client;
    if (canWatch) connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(onFailure);
    if (hasFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) session.removeFolder(uri);
        for (const { uri } of added) {
          const site = session.addFolder(uri);
          if (site) publisher.loadSite(site);
        }
        publisher.scheduleAll();
      });
    for (const site of session.sites) publisher.loadSite(site);
  });

  addSuggestions(connection, session, host, () => client, onFailure);
  addNavigation(connection, session, host, () => client.isVersioned);
  addCodeActions(connection, session, publisher, () => client.isVersioned);

  documents.onDidOpen(({ document }) => publisher.schedule(document.uri, true));
  documents.onDidChangeContent(({ document }) => publisher.schedule(document.uri));
  documents.onDidSave(({ document: { uri } }) =>
    updateFiles([{ uri, type: FileChangeType.Changed }], session, publisher),
  );
  documents.onDidClose(({ document: { uri } }) => closeDocument(uri, session, publisher));
  connection.onDidChangeWatchedFiles(({ changes }) => updateFiles(changes, session, publisher));
  connection.onShutdown(() => publisher.end());
  documents.listen(connection);
  connection.listen();
}
