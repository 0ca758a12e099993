/**
 * Finds the files that saving tools made of URLs. It is long because each tool names and places files in another way, and a search
 * tries all of them.
 */
import {
  foldQuery,
  foldSegment,
  hashedName,
  isFolderPath,
  isPlatformHost,
  parseUrl,
  relativeUrl,
  resolveSegments,
  splitSavedName,
  type UrlParts,
} from './saved-url.ts';

export { relativeUrl };

/** The place of a page or stylesheet in its site. */
export interface SitePlace {
  /** The segments of the folder that relative URLs resolve from. */
  readonly folder: readonly string[];
  /** The segments of the folder that root-relative URLs resolve from. */
  readonly root: readonly string[];
  /** The hosts of the site, in lower case. */
  readonly hosts: ReadonlySet<string>;
}

/** The result of a search for a file. */
export interface FoundFile {
  /** Undefined if no file matches, or if several do. */
  readonly path: string | undefined;
  /** The files that match, or that may match. */
  readonly candidates: readonly string[];
  /** Whether the name of the file contains the query of the URL. */
  readonly hasQuery: boolean;
}

const nothing: FoundFile = { path: undefined, candidates: [], hasQuery: false };

interface Entry {
  /** The segments in reverse order, each followed by a slash, so that all files with the same last segments are adjacent. */
  readonly key: string;
  readonly path: string;
  readonly query: string;
}

/** Returns the files at a path, or those whose path ends with it. */
type Search = (segments: readonly string[]) => readonly Entry[];

/** More files than this with the same last segments are ambiguous in any case. */
const maxEntries = 64;

const maxCandidates = 8;

/** The folders in which browsers save the files of a page, by the end of their names. */
const pageFolders = ['_files', '-Dateien', '_fichiers', '_archivos', '_bestanden', '_arquivos', '-filer'];

const inPageFolder = new RegExp(`(?:${pageFolders.join('|')})/`);

const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'];

const isSafe = (path: string): boolean =>
  !path.includes('\0') && path.split('/').every((one) => one !== '' && one !== '.' && one !== '..');

const hostName = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

/** Whether a segment is an id of the platform, which two different files do not share. */
const isId = (segment: string): boolean => segment.length >= 10 && /\d/.test(segment);

const keyOf = (segments: readonly string[]): string => `${segments.map(foldSegment).reverse().join('/')}/`;

function entryOf(path: string): Entry {
  const segments = path.split('/');
  const { name, query } = splitSavedName(segments.at(-1) ?? '');
  return { key: keyOf([...segments.slice(0, -1), name]), path, query };
}

const publishedKey = (host: string, { path, query }: Pick<UrlParts, 'path' | 'query'>): string =>
  `${host.replace(/^www\./, '')}/${(resolveSegments(`/${path}`, []) ?? []).map(foldSegment).join('/')}?${foldQuery(query)}`;

function groupedByKey(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.key);
    if (group) group.push(entry);
    else groups.set(entry.key, [entry]);
  }
  return groups;
}

/** Returns the files in which tools save the page at a path, the most exact first. */
export function pageNames(segments: readonly string[], isFolder: boolean): readonly (readonly string[])[] {
  const folder = segments.slice(0, -1);
  const name = segments.at(-1);
  const indexes = ['index.html', 'index.htm'].map((index) => [...segments, index]);
  if (name === undefined) return indexes;
  const files = ['.html', '.htm'].map((extension) => [...folder, name + extension]);
  return isFolder ? [...indexes, ...files] : [segments, ...files, ...indexes];
}

/** Returns the width that a query requests; infinite for the original, undefined for other queries. */
function widthOf(query: string): number | undefined {
  const [, width] = /^format=(?:(\d{1,5})w|original)$/.exec(query) ?? [];
  if (query === '' || query === 'format=original') return Number.POSITIVE_INFINITY;
  return width === undefined ? undefined : Number(width);
}

/** Returns the smallest saved size of an image that is at least as wide as the requested one, or else the largest. */
function nearestSize(entries: readonly Entry[], query: string): Entry | undefined {
  const requested = widthOf(query);
  const sizes = entries.map((entry) => ({ entry, width: widthOf(entry.query) ?? Number.NaN }));
  const isOneImage = entries.every(({ key }) => key === entries[0]?.key);
  if (requested === undefined || !isOneImage || sizes.some(({ width }) => Number.isNaN(width))) return undefined;
  sizes.sort((a, b) => a.width - b.width);
  return (sizes.find(({ width }) => width >= requested) ?? sizes.at(-1))?.entry;
}

/** The files of a saved site, by path relative to its folder, with `/`. */
export class SavedFiles {
  readonly #paths = new Set<string>();
  readonly #published = new Map<string, string[]>();
  #entries: readonly Entry[] | undefined;
  #entriesByKey: ReadonlyMap<string, readonly Entry[]> | undefined;
  #names: ReadonlySet<string> | undefined;
  #indexFolder: string | undefined;
  #hasPageFolders: boolean | undefined;

  /**
   * Paths that lead out of the folder, or that contain NUL, are left out. `published` are the URLs of pages with their paths: a browser
   * saves a page under its title.
   */
  constructor(paths: Iterable<string>, published: Iterable<readonly [url: string, path: string]> = []) {
    for (const path of paths) if (isSafe(path)) this.#paths.add(path);
    for (const [url, path] of published) {
      const parts = parseUrl(url);
      const key = parts?.host === undefined ? undefined : publishedKey(parts.host, parts);
      if (key === undefined || !this.has(path)) continue;
      const known = this.#published.get(key);
      if (known) known.push(path);
      // The copy is not a slice, which would keep the text of its page in memory.
      else this.#published.set(Buffer.from(key).toString(), [path]);
    }
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /**
   * Returns the place of a file. Root-relative URLs resolve from the folder that is named after a host, or from the only
   * folder at the top that has an index page, or from the folder of the site.
   */
  placeOf(from: string): SitePlace {
    const folder = from.split('/').slice(0, -1);
    const at = folder.findIndex((one) => hostName.test(one) && !isPlatformHost(one.toLowerCase()));
    const host = folder[at];
    if (host !== undefined) return { folder, root: folder.slice(0, at + 1), hosts: new Set([host.toLowerCase()]) };
    this.#indexFolder ??= this.#findIndexFolder();
    const root = from.startsWith(this.#indexFolder) ? this.#indexFolder.split('/').slice(0, -1) : [];
    return { folder, root, hosts: new Set() };
  }

  /** Finds the file of a URL by its path. `isPage` is whether the URL is a link, which may lead to a page. */
  find(url: string, place: SitePlace, isPage: boolean): FoundFile {
    const parts = parseUrl(url);
    if (!parts) return nothing;
    const { host } = parts;
    const isOwn = host === undefined || place.hosts.has(host);
    const own = isOwn ? this.#atPath(parts, place, isPage) : nothing;
    if (own.candidates.length > 0) return own;
    const page = isPage ? this.#publishedAt(parts, place) : nothing;
    if (page.path !== undefined) return page;
    const found = this.#atMirror(parts, place, isPage) ?? own;
    // Several files with this published URL, of which a mirror may contain the one that is meant.
    return found.path === undefined && page.candidates.length > 0 ? page : found;
  }

  /** Finds a file in the folder that a mirror made of a host; undefined if the URL is not within one. */
  #atMirror(parts: UrlParts, place: SitePlace, isPage: boolean): FoundFile | undefined {
    const { host } = parts;
    const isOwn = host === undefined || place.hosts.has(host);
    const segments = resolveSegments(`/${parts.path}`, []) ?? [];
    if (host !== undefined && !isOwn) return this.#atHost(host, segments, parts, place.root, isPage);
    if (host !== undefined) return this.#besideRoot(host, parts, place, isPage);
    // A mirror of several hosts inside the folder of the site.
    const [first = '', ...path] = segments;
    return parts.path.startsWith('/') && isPlatformHost(first)
      ? this.#atHost(first, path, parts, place.root, isPage)
      : undefined;
  }

  /**
   * Returns the file with the name of the URL in the folder in which a browser saved the files of a page. Undefined if
   * the folder has several files with that name, which browsers number.
   */
  inPageFolder(url: string, from: string): string | undefined {
    this.#hasPageFolders ??= [...this.#paths].some((path) => inPageFolder.test(path));
    if (!this.#hasPageFolders) return undefined;
    const name = resolveSegments(`/${parseUrl(url)?.path ?? ''}`, [])?.at(-1);
    if (name === undefined) return undefined;
    const stem = from.replace(/\.[^./]*$/, '');
    const folders = pageFolders.map((end) => stem + end);
    const above = from.split('/').slice(0, -1).join('/');
    if (pageFolders.some((end) => above.endsWith(end))) folders.push(above);
    const names = name.includes('.') ? [name] : imageExtensions.map((extension) => `${name}.${extension}`);
    const paths = folders.flatMap((folder) => names.map((one) => `${folder}/${one}`)).filter((path) => this.has(path));
    const [path = '', ...others] = paths;
    const isNumbered = ['_002', '(1)'].some((number) =>
      this.has(path.replace(/(?:\.[^./]*)?$/, (end) => number + end)),
    );
    return path === '' || others.length > 0 || isNumbered ? undefined : path;
  }

  #findIndexFolder(): string {
    let folders: string[] = [];
    let depth = Number.POSITIVE_INFINITY;
    for (const path of this.#paths) {
      if (!/(?:^|\/)index\.html?$/.test(path)) continue;
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const own = folder.split('/').length;
      if (own < depth) folders = [];
      if (own <= depth && folders.length < 2 && !folders.includes(folder)) folders.push(folder);
      depth = Math.min(depth, own);
    }
    return folders.length === 1 ? (folders[0] ?? '') : '';
  }

  #atPath({ host, path, query }: UrlParts, { folder, root }: SitePlace, isPage: boolean): FoundFile {
    const isRooted = host !== undefined || path.startsWith('/');
    const segments = resolveSegments(isRooted ? `/${path}` : path, folder);
    if (!segments) return nothing;
    const full = isRooted ? [...root, ...segments] : segments;
    const names = isPage ? pageNames(full, isFolderPath(path)) : [full];
    return this.#first(names, query, root, (name) => this.#withPath(name));
  }

  /** Finds the page that was published at a URL, whatever its file is named. */
  #publishedAt(parts: UrlParts, { hosts }: SitePlace): FoundFile {
    if (this.#published.size === 0 || (parts.host === undefined && !parts.path.startsWith('/'))) return nothing;
    for (const { query } of [parts, { query: '' }])
      for (const host of parts.host === undefined ? hosts : [parts.host]) {
        const paths = this.#published.get(publishedKey(host, { ...parts, query })) ?? [];
        const [path] = paths.length === 1 ? paths : [];
        if (paths.length > 0) return { path, candidates: paths.slice(0, maxCandidates), hasQuery: false };
      }
    return nothing;
  }

  /** Finds a file of another host of the site, or of one that is mirrored below it, in the folder of that host. */
  #besideRoot(host: string, parts: UrlParts, { root, ...place }: SitePlace, isPage: boolean): FoundFile {
    const [first = '', ...path] = resolveSegments(`/${parts.path}`, []) ?? [];
    if (isPlatformHost(first)) return this.#atHost(first, path, parts, root, isPage);
    const folders = [root.slice(0, -1), root].map((above) => [...above, host]);
    const found = folders.map((folder) => this.#atPath(parts, { ...place, root: folder }, isPage));
    return found.find(({ candidates }) => candidates.length > 0) ?? nothing;
  }

  #atHost(
    host: string,
    segments: readonly string[],
    { path, query }: UrlParts,
    root: readonly string[],
    isPage: boolean,
  ): FoundFile {
    if (segments.length === 0 && !isPage) return nothing;
    const search: Search = (end) => this.#endingWith(end);
    const names = isPage ? pageNames(segments, isFolderPath(path)) : [segments];
    const mirrored = this.#first(
      names.map((name) => [host, ...name]),
      query,
      root,
      search,
    );
    if (mirrored.candidates.length > 0 || !isPlatformHost(host) || isLikePage(path)) return mirrored;
    for (let start = 0; start < Math.min(segments.length - 1, maxCandidates); start++) {
      const end = segments.slice(start);
      // Short paths without an id, such as `scripts/site.js`, may be those of other files.
      if ((start > 0 || end.length < 3) && !end.slice(0, -1).some(isId)) break;
      const found = this.#choose(end, query, root, search);
      if (found.candidates.length > 0) return found;
    }
    return mirrored;
  }

  /** Returns the first match among alternative names; one whose name contains the query precedes all others. */
  #first(names: readonly (readonly string[])[], query: string, root: readonly string[], search: Search): FoundFile {
    let best = nothing;
    for (const name of names) {
      const found = this.#choose(name, query, root, search);
      if (found.path !== undefined && (found.hasQuery || query === '')) return found;
      if (best.path === undefined && (found.path !== undefined || best.candidates.length === 0)) best = found;
    }
    return best;
  }

  #choose(wanted: readonly string[], query: string, root: readonly string[], search: Search): FoundFile {
    const literal = wanted.join('/');
    if (query === '' && this.has(literal)) return { path: literal, candidates: [literal], hasQuery: false };
    const entries = search(wanted);
    if (query === '' && entries.length === 0) return nothing;
    const folder = root.length > 0 ? `${root.join('/')}/` : '';
    const result = (some: readonly Entry[], hasQuery = false): FoundFile => {
      const near = some.filter(({ path }) => path.startsWith(folder));
      const inRoot = near.length > 0 ? near : some;
      const exact = inRoot.filter(({ path }) => path === literal || path.endsWith(`/${literal}`));
      const best = exact.length > 0 ? exact : inRoot;
      const candidates = best.slice(0, maxCandidates).map(({ path }) => path);
      return { path: best.length === 1 ? candidates[0] : undefined, candidates, hasQuery };
    };
    if (query !== '') {
      const hashed = search([...wanted.slice(0, -1), hashedName(wanted.at(-1) ?? '', query)]);
      const same = entries.filter((entry) => entry.query === foldQuery(query));
      const all = [...same, ...hashed.filter((entry) => entry.query === '')];
      if (all.length > 0) return result(all, true);
    }
    if (this.has(literal)) return { path: literal, candidates: [literal], hasQuery: false };
    const plain = entries.filter((entry) => entry.query === '');
    if (plain.length > 0) return result(plain);
    const size = nearestSize(entries, foldQuery(query));
    return size ? result([size], true) : { ...result(entries), path: undefined };
  }

  #withPath(segments: readonly string[]): readonly Entry[] {
    if (!this.#hasName(segments)) return [];
    this.#entriesByKey ??= groupedByKey(this.#sorted());
    return this.#entriesByKey.get(keyOf(segments))?.slice(0, maxEntries) ?? [];
  }

  #sorted(): readonly Entry[] {
    this.#entries ??= [...this.#paths].map(entryOf).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    return this.#entries;
  }

  /** Whether a file has the last of these segments as its name: most searches end here. */
  #hasName(segments: readonly string[]): boolean {
    this.#names ??= new Set(this.#sorted().map(({ key }) => key.slice(0, key.indexOf('/'))));
    return this.#names.has(foldSegment(segments.at(-1) ?? ''));
  }

  #endingWith(segments: readonly string[]): readonly Entry[] {
    if (!this.#hasName(segments)) return [];
    const key = keyOf(segments);
    const entries = this.#sorted();
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    const near = entries.slice(low, low + maxEntries);
    return near.filter((entry) => entry.key.startsWith(key));
  }
}

/** Whether the path of a URL may be that of a page: it has no extension, or that of HTML. */
function isLikePage(url: string): boolean {
  const name = parseUrl(url)?.path.split('/').at(-1) ?? '';
  return !name.includes('.') || /\.html?$/i.test(name);
}
