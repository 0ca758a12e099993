/** Finds the places that an id or link refers to, in a page and in the other pages of its site. */

import type { WorkspaceEdit } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { decoded } from '../../core/model/links/decoded.ts';
import { links } from '../lint/page/links.ts';
import { type Page, type Range, readPage, valueRange } from '../lint/page/page.ts';
import { baseOf, pathFromBase } from '../lint/page/page-base.ts';
import { resources } from '../lint/page/resources.ts';
import { sitePath, target } from '../lint/site/site-paths.ts';
import { dirname, join } from '../text/paths.ts';
import { type FileEdits, workspaceEdit } from './code-actions.ts';
import { rangeOf } from './diagnostics.ts';
import type { Host } from './host.ts';
import { fragmentRange, type IdPlace, idPlaces } from './page-ids.ts';
import type { Session } from './session.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A page that navigation starts from: the text of an open document. */
export interface NavigationPage {
  readonly uri: string;
  readonly page: Page;
  readonly ids: readonly IdPlace[];
}

/** A range of a file. */
export interface FilePlace {
  readonly uri: string;
  readonly document: TextDocument;
  readonly range: Range;
}

/** Link targets of one page are looked up on disk; a page with more has only the first ones. */
const maxLinks = 500;

const contains = ({ start, end }: Range, offset: number): boolean => start <= offset && offset <= end;

const firstCharacter: Range = { start: 0, end: 0 };

export class Navigation {
  readonly #session: Session;
  readonly #host: Host;
  readonly #vocabulary: Vocabulary;

  constructor(session: Session, host: Host, vocabulary: Vocabulary) {
    this.#session = session;
    this.#host = host;
    this.#vocabulary = vocabulary;
  }

  /** Reads an open page. Returns undefined for a document without markup. */
  async page(uri: string): Promise<NavigationPage | undefined> {
    const current = await this.#session.current(uri);
    if (!current || current.open.kind === 'data') return undefined;
    const page = readPage(current.open.source);
    return { uri, page, ids: idPlaces(page, this.#vocabulary) };
  }

  /** Returns the id at an offset. */
  idAt({ ids }: NavigationPage, offset: number): IdPlace | undefined {
    return ids.find((one) => contains(one, offset));
  }

  /** Returns the elements or the page that an id or link at an offset refers to. */
  async definitions(from: NavigationPage, offset: number): Promise<readonly FilePlace[]> {
    const { uri, page, ids } = from;
    const found = this.idAt(from, offset);
    if (found) {
      const document = await this.#session.documentOf(uri);
      const places = ids.filter(({ id, isDefinition }) => isDefinition && id === found.id);
      return document ? places.map((range) => ({ uri, document, range })) : [];
    }
    const { text } = page.source;
    const link = this.#urls(page).find((one) => contains(one, offset));
    const to = link && (await this.#targetOf(uri, page, link.url));
    const document = to === undefined ? undefined : await this.#session.documentOf(to);
    if (!link || to === undefined || !document) return [];
    const fragment = fragmentRange(link, text);
    const id = fragment && decoded(text.slice(fragment.start, fragment.end));
    const target = readPage({ file: to, text: document.getText() });
    const range = idPlaces(target, this.#vocabulary).find((one) => one.isDefinition && one.id === id);
    return [{ uri: document.uri, document, range: range ?? firstCharacter }];
  }

  /** Returns all places of an id: in its page, and in links of other pages to it. */
  async places({ uri, ids }: NavigationPage, { id }: IdPlace): Promise<readonly FilePlace[]> {
    const document = await this.#session.documentOf(uri);
    if (!document) return [];
    const own = ids.filter((one) => one.id === id).map((range) => ({ uri, document, range }));
    const { file, site, folder } = this.#session.placeOf(uri);
    const others: FilePlace[] = [];
    for (const { file: other, links: found } of site?.linksTo(file, id) ?? []) {
      const otherUri = this.#host.uriOf(join(folder ?? '', other));
      const linking = await this.#session.documentOf(otherUri);
      const text = linking?.getText() ?? '';
      for (const link of found) {
        const range = fragmentRange(link, text);
        // The file may have changed since it was read.
        if (linking && range && decoded(text.slice(range.start, range.end)) === id)
          others.push({ uri: linking.uri, document: linking, range });
      }
    }
    return [...own, ...others];
  }

  /** Returns the edits that rename an id, in its page and in links of other pages. */
  async rename(from: NavigationPage, place: IdPlace, name: string, isVersioned: boolean): Promise<WorkspaceEdit> {
    const files = new Map<string, FileEdits & { edits: { start: number; end: number; text: string }[] }>();
    for (const { uri, document, range } of await this.places(from, place)) {
      const version = this.#session.documents.get(uri)?.version ?? null;
      const file = files.get(uri) ?? { uri, version, document, edits: [] };
      file.edits.push({ start: range.start, end: range.end, text: name });
      files.set(uri, file);
    }
    return workspaceEdit([...files.values()], isVersioned);
  }

  /** Returns the URLs of a page that lead to files, each with the URI of the file. */
  async links({ uri, page }: NavigationPage): Promise<readonly { readonly range: Range; readonly target: string }[]> {
    const found = await Promise.all(
      this.#urls(page)
        .slice(0, maxLinks)
        .map(async ({ url, ...range }) => ({ range, target: await this.#targetOf(uri, page, url) })),
    );
    return found.flatMap(({ range, target }) => (target === undefined ? [] : [{ range, target }]));
  }

  #urls(page: Page): readonly (Range & { readonly url: string })[] {
    const { text } = page.source;
    const inLinks = links(page).map(({ href }) => ({ url: href.value, ...valueRange(href, text) }));
    return [...inLinks, ...resources(page)].map(({ url, start, end }) => ({ url, start, end }));
  }

  /** Returns the URI of the file that a URL in a page leads to; undefined if no such file exists. */
  async #targetOf(uri: string, page: Page, url: string): Promise<string | undefined> {
    const { file, folder, site } = this.#session.placeOf(uri);
    const written = sitePath(url);
    const base = baseOf(page);
    if (folder === undefined || written === undefined || base.kind === 'unknown') return undefined;
    const path = pathFromBase(written, base);
    const linked = site?.linked(file, path);
    if (linked) return this.#host.uriOf(join(folder, linked.file));
    const root = site?.rootOf(file);
    const plain = decoded(path);
    const inRoot = root && target(path, join('/', file), { isExplicit: true });
    const to = plain.startsWith('/') ? inRoot && join(root.folder, inRoot) : join(folder, dirname(file), plain);
    return to !== undefined && (await this.#host.isFile(to)) ? this.#host.uriOf(to) : undefined;
  }
}

/** Converts a place to the location of the protocol. */
export const locationOf = ({ uri, document, range }: FilePlace) => ({ uri, range: rangeOf(document, range) });
