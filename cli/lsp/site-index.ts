/** The pages of a folder that is open in an editor, for the rules that need all pages of a site. */

import { decoded } from '../../core/model/links/decoded.ts';
import { isUserError } from '../../core/model/user-error.ts';
import type { Config } from '../config/config.ts';
import { readSummary } from '../lint/check-page.ts';
import { checkSite, type LocateFindings } from '../lint/site/check-site.ts';
import type { MissingFiles } from '../lint/site/missing-files.ts';
import type { PageSummary } from '../lint/site/page-summary.ts';
import { linkedPages, type SiteLink } from '../lint/site/site-links.ts';
import type { SiteRoot } from '../lint/site/site-paths.ts';
import { StringInterner } from '../text/string-interner.ts';
import type { Host } from './host.ts';

/** The pages that share a root folder, and the paths that match no file in it. */
interface Site {
  readonly root: SiteRoot | undefined;
  readonly missing: Pick<MissingFiles, 'paths' | 'resources'>;
  readonly pages: readonly PageSummary[];
  /** The pages without their links: those of one page are checked far more often than those of all. */
  readonly withoutLinks: readonly PageSummary[];
  /** Returns the page that a path in a file leads to. */
  readonly linked: (file: string, path: string) => { readonly file: string } | undefined;
}

/** The most pages of a folder that are kept in memory. In a larger folder, only open pages are compared. */
const maxPages = 20_000;

const none: LocateFindings = () => [];

const noMissing: Pick<MissingFiles, 'paths' | 'resources'> = { paths: new Map(), resources: new Map() };

/** Reports a mistake in the settings of the folder. */
export type OnMistake = (message: string) => void;

/** Returns what other pages depend on, without the places in the page: most keys change only these. */
function contentOf({ targets, links, context, forms, file: _, ...others }: PageSummary): string {
  return JSON.stringify([
    targets && [...targets.ids, '', ...targets.lightboxes],
    links.map(({ path, fragment }) => path + fragment),
    context && { ...context, start: 0, end: 0 },
    forms.map(({ id, from, fields }) => [id, from, fields]),
    others,
  ]);
}

export class SiteIndex {
  /** Absolute. */
  readonly folder: string;
  readonly #host: Host;
  readonly #onMistake: OnMistake;
  #texts = new StringInterner();
  /** The pages on disk, by name. */
  readonly #saved = new Map<string, PageSummary>();
  /** The pages that are open in the editor, which replace those on disk. */
  readonly #open = new Map<string, PageSummary>();
  #sites = new Map<string, Site>();
  #work: Promise<void> = Promise.resolve();
  #isLoaded = false;
  #isOutdated = false;
  #isEnded = false;

  constructor(folder: string, host: Host, onMistake: OnMistake) {
    this.folder = folder;
    this.#host = host;
    this.#onMistake = onMistake;
  }

  /** Whether all pages have been read once; until then nothing is known about links. */
  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** Reads all pages of the folder again. Resolves when they are compared. */
  load(): Promise<void> {
    return this.#afterOthers(async () => {
      const files = await this.#host.listPages(this.folder);
      this.#texts = new StringInterner();
      this.#saved.clear();
      for (const file of files.slice(0, maxPages)) {
        if (this.#isEnded) return;
        await this.#read(file);
      }
      await this.#compare();
      this.#isLoaded = true;
    });
  }

  /** Reads pages again that have changed on disk, by name, and compares all pages. */
  update(files: Iterable<string>): Promise<void> {
    return this.#afterOthers(async () => {
      for (const file of files) await this.#read(file);
      await this.#compare();
    });
  }

  /** Whether a page has changed in a way that may matter for other pages since they were compared. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Replaces a page on disk by the text of a document. Call `update` to compare the others with it. */
  setOpen(file: string, summary: PageSummary): void {
    const before = this.#open.get(file) ?? this.#saved.get(file);
    this.#open.set(file, summary);
    this.#isOutdated ||= !before || contentOf(before) !== contentOf(summary);
  }

  /** Uses the page on disk again. */
  setClosed(file: string): void {
    this.#open.delete(file);
  }

  /** Returns the names of the known pages in a folder, or below it. */
  filesIn(name: string): readonly string[] {
    return [...this.#saved.keys()].filter((file) => file.startsWith(`${name}/`));
  }

  end(): void {
    this.#isEnded = true;
  }

  /** Returns the page that a path in a page leads to. */
  linked(file: string, path: string): PageSummary | undefined {
    const site = this.#sites.get(file);
    const found = site?.linked(file, path)?.file;
    return found === undefined ? undefined : (this.#open.get(found) ?? site?.pages.find((page) => page.file === found));
  }

  /** Returns the root of the site of a page. */
  rootOf(file: string): SiteRoot | undefined {
    return this.#sites.get(file)?.root;
  }

  /** Returns the links of other pages to an id of a page, with their ranges when each page was last read. */
  linksTo(file: string, id: string): readonly { readonly file: string; readonly links: readonly SiteLink[] }[] {
    const site = this.#sites.get(file);
    return (site?.pages ?? []).flatMap((page) => {
      if (page.file === file) return [];
      const { links } = this.#open.get(page.file) ?? page;
      const found = links.filter(
        ({ path, fragment }) => decoded(fragment.slice(1)) === id && site?.linked(page.file, path)?.file === file,
      );
      return found.length > 0 ? [{ file: page.file, links: found }] : [];
    });
  }

  /** Returns the ids of the page that a path in a page leads to. */
  idsOf(file: string, path: string): readonly string[] {
    return [...(this.linked(file, path)?.targets?.ids ?? [])];
  }

  /** Returns the findings of a page that depend on other pages. Its own links are those of the summary. */
  findings(summary: PageSummary): LocateFindings {
    const site = this.#sites.get(summary.file);
    if (!site) return none;
    const others = site.withoutLinks.filter(({ file }) => file !== summary.file);
    return checkSite([...others, summary], site.root, site.missing).get(summary.file) ?? none;
  }

  #afterOthers(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work);
    return this.#work;
  }

  async #read(file: string): Promise<void> {
    await this.#host.pause();
    const source = await this.#host.read(file, this.folder);
    if (source && (this.#saved.has(file) || this.#saved.size < maxPages))
      this.#saved.set(file, readSummary(source, this.#texts));
    else this.#saved.delete(file);
  }

  async #config(files: readonly string[]): Promise<Config | undefined> {
    try {
      return await this.#host.loadConfig(files, this.folder);
    } catch (error) {
      if (!isUserError(error)) throw error;
      this.#onMistake(error.message);
      return undefined;
    }
  }

  /** Groups the pages by their root, as `check` does, and finds the paths without a file. */
  async #compare(): Promise<void> {
    this.#isOutdated = false;
    const all = [...new Map([...this.#saved, ...this.#open]).values()];
    const config = await this.#config(all.map(({ file }) => file));
    const byRoot = new Map<string | undefined, PageSummary[]>();
    for (const page of all) {
      if (config?.isIgnored(page.file)) continue;
      const root = config?.siteRoot(page.file);
      const group = byRoot.get(root);
      if (group) group.push(page);
      else byRoot.set(root, [page]);
    }
    const sites = new Map<string, Site>();
    for (const [configured, pages] of byRoot) {
      const site = await this.#site(configured, pages);
      for (const { file } of pages) sites.set(file, site);
    }
    this.#sites = sites;
  }

  async #site(configured: string | undefined, pages: readonly PageSummary[]): Promise<Site> {
    const withoutLinks = pages.map((page) => ({ ...page, links: [] }));
    try {
      const root = await this.#host.siteRoot(configured, pages, this.folder);
      const { missing } = await this.#host.checkPaths(pages, root);
      return { root, missing, pages, withoutLinks, linked: linkedPages(withoutLinks, root) };
    } catch (error) {
      if (!isUserError(error)) throw error;
      this.#onMistake(error.message);
      return { root: undefined, missing: noMissing, pages, withoutLinks, linked: () => undefined };
    }
  }
}
