/** The state of a server: open documents, their settings, and the folders of the editor. */

import type { TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isUserError } from '../../core/model/user-error.ts';
import type { Config } from '../config/config.ts';
import { configName } from '../lint/config-name.ts';
import { dirname } from '../text/paths.ts';
import type { Host } from './host.ts';
import { type DocumentPlace, type OpenDocument, openDocument } from './open-document.ts';
import { SiteIndex } from './site-index.ts';

const isBelow = (path: string, folder: string): boolean =>
  path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

const nameIn = (path: string, folder: string): string => path.slice(folder.length).replace(/^\/+/, '');

/** A document of the editor, with the findings in its text. */
export interface CurrentDocument {
  readonly open: OpenDocument;
  readonly document: TextDocument;
}

export class Session {
  readonly host: Host;
  readonly documents: TextDocuments<TextDocument>;
  readonly #onMistake: (message: string) => void;
  readonly #sites = new Map<string, SiteIndex>();
  /** The settings by the folder of the file. */
  readonly #configs = new Map<string, Promise<Config | undefined>>();
  readonly #checked = new Map<string, OpenDocument>();

  /** `onMistake` reports a mistake in the settings. */
  constructor(host: Host, documents: TextDocuments<TextDocument>, onMistake: (message: string) => void) {
    this.host = host;
    this.documents = documents;
    this.#onMistake = onMistake;
  }

  get sites(): readonly SiteIndex[] {
    return [...this.#sites.values()];
  }

  /** Adds a folder of the editor, by its URI. Returns undefined if it is not on this computer, or is known. */
  addFolder(uri: string): SiteIndex | undefined {
    const folder = this.host.pathOf(uri)?.replace(/(?<=[^/])\/+$/, '');
    if (folder === undefined || this.#sites.has(folder)) return undefined;
    const site = new SiteIndex(folder, this.host, this.#onMistake);
    this.#sites.set(folder, site);
    this.forget();
    return site;
  }

  removeFolder(uri: string): void {
    const folder = this.host.pathOf(uri)?.replace(/(?<=[^/])\/+$/, '') ?? '';
    this.#sites.get(folder)?.end();
    this.#sites.delete(folder);
    this.forget();
  }

  /** Reads the settings again, and checks all documents again when they are requested. */
  forget(): void {
    this.#configs.clear();
    this.#checked.clear();
  }

  /** Returns the place of a document or file, by its URI. */
  placeOf = (uri: string): DocumentPlace => {
    const path = this.host.pathOf(uri);
    if (path === undefined) return { file: uri.replace(/^[\w+.-]+:\/*/, ''), folder: undefined, site: undefined };
    const [site] = this.sites
      .filter(({ folder }) => isBelow(path, folder))
      .sort((a, b) => b.folder.length - a.folder.length);
    const folder = site?.folder ?? dirname(path);
    return { file: nameIn(path, folder), folder, site };
  };

  /** Returns the current version of a document with its findings; undefined if it has none to check, or was closed. */
  async open(uri: string): Promise<OpenDocument | undefined> {
    const place = this.placeOf(uri);
    const config = await this.#config(place);
    // Read after waiting, because the text may have changed meanwhile.
    const document = this.documents.get(uri);
    if (!document) return undefined;
    const known = this.#checked.get(uri);
    if (known?.version === document.version && known.file === place.file) return known;
    const checked = openDocument(document, place, config);
    if (!checked) {
      this.close(uri);
      return undefined;
    }
    this.#checked.set(uri, checked);
    if (checked.summary) place.site?.setOpen(place.file, checked.summary);
    return checked;
  }

  /** Returns a document with the findings in its current text; undefined if it has none to check, or changes meanwhile. */
  async current(uri: string): Promise<CurrentDocument | undefined> {
    const open = await this.open(uri);
    const document = this.documents.get(uri);
    return open && document && open.version === document.version ? { open, document } : undefined;
  }

  /** Forgets a document. */
  close(uri: string): void {
    this.#checked.delete(uri);
    const { file, site } = this.placeOf(uri);
    site?.setClosed(file);
  }

  /** Returns the open document of a file, or one with its text on disk. Editors write some URIs in other ways than this server. */
  async documentOf(uri: string): Promise<TextDocument | undefined> {
    const path = this.host.pathOf(uri);
    const document =
      this.documents.get(uri) ??
      this.documents.all().find((one) => path !== undefined && this.host.pathOf(one.uri) === path);
    if (document) return document;
    const { file, folder } = this.placeOf(uri);
    const source = folder === undefined ? undefined : await this.host.read(file, folder);
    return source && TextDocument.create(uri, 'html', 0, source.text);
  }

  /** Whether a file has settings, which apply to other files. */
  isSettings(uri: string): boolean {
    return this.placeOf(uri).file.split('/').at(-1) === configName;
  }

  #config({ file, folder }: DocumentPlace): Promise<Config | undefined> {
    if (folder === undefined) return Promise.resolve(undefined);
    const key = `${folder}\n${dirname(file)}`;
    const known = this.#configs.get(key);
    if (known) return known;
    const loading = this.host.loadConfig([file], folder).catch((error: unknown) => {
      if (!isUserError(error)) throw error;
      this.#onMistake(error.message);
      return undefined;
    });
    this.#configs.set(key, loading);
    return loading;
  }
}
