/** Rewrites the URLs of a page or stylesheet so that they lead to the files of its saved site. */
import type { Fix } from '../../../core/model/finding.ts';
import { kindOfNormalized, normalizeHref } from '../../../core/model/links/link-kind.ts';
import { isDynamic } from '../../lint/page/dynamic.ts';
import type { PageAttribute, Range } from '../../lint/page/page.ts';
import { sitePath } from '../../lint/site/site-paths.ts';
import { type FoundFile, pageNames, type SavedFiles, type SitePlace } from './saved-files.ts';
import { foldSegment, isFolderPath, isPlatformHost, parseUrl, relativeUrl, resolveSegments } from './saved-url.ts';

/** The use of a URL: `link` leads to a page or file, `metadata` is read by other sites and must stay absolute. */
export type UrlKind = 'link' | 'image' | 'stylesheet' | 'script' | 'file' | 'metadata' | 'base';

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A URL of a text, with the function that converts its offsets to those of the text. */
export interface UrlReference {
  /** As written, with character references decoded. */
  readonly url: string;
  readonly at: (offset: number) => number;
  readonly kind: UrlKind;
  /** The attribute that contains nothing but the URL. */
  readonly attribute?: PageAttribute;
  /** References to one image, such as those of an `img` and of its noscript twin, have the same group. */
  readonly group?: number;
  readonly size?: PixelSize | undefined;
  /** Whether only a script reads the attribute, so that other values than URLs are possible. */
  readonly isData?: boolean;
}

/** A URL that leads to another place than before. The range is that of the URL. */
export interface UrlChange extends Range {
  readonly from: string;
  readonly to: string;
  readonly kind: UrlKind;
  /** The attribute that contains nothing but the URL. */
  readonly attribute?: PageAttribute;
}

/** A URL of the site or the site builder without a local copy. The range is that of its first occurrence. */
export interface MissingFile extends Range {
  readonly url: string;
  readonly kind: UrlKind;
  readonly size?: PixelSize;
  /** Files that may be the local copy, if several may be, and the local copies of metadata. */
  readonly candidates: readonly string[];
}

/** The edits of a text, in order and without overlaps, and the files that are missing. */
export interface MappedUrls {
  readonly fixes: readonly Fix[];
  readonly changes: readonly UrlChange[];
  readonly missing: readonly MissingFile[];
}

/** The place of a text in its site. */
export interface TextPlace extends SitePlace {
  /** The path of the text. */
  readonly file: string;
  /** The path that relative URLs are written from; undefined if they lead to another site. */
  readonly base: string | undefined;
}

/** A URL with the file that it leads to. */
interface Target {
  /** Identifies the remote file; undefined for a relative URL. Sizes of one image have the same key. */
  readonly key: string | undefined;
  readonly name: string;
  /** Whether the URL leads to its file without a change. */
  readonly isLocal: boolean;
  found: FoundFile;
}

interface Resolved extends Target {
  readonly reference: UrlReference;
}

const followed: ReadonlySet<string> = new Set(['internal', 'file', 'external']);

/** Names of images that pages show until the real one is loaded. */
export const placeholder = /blank|spacer|placeholder|pixel|transparent|loading/i;

const nothing: FoundFile = { path: undefined, candidates: [], hasQuery: false };

/** Returns the file that a relative URL leads to without a change. */
function localFile(path: string, { folder }: SitePlace, files: SavedFiles, isLink: boolean): string | undefined {
  const segments = resolveSegments(path, folder);
  if (!segments) return undefined;
  const names = isFolderPath(path) ? (isLink ? pageNames(segments, true).slice(0, 2) : []) : [segments];
  return names.map((name) => name.join('/')).find((name) => files.has(name));
}

/** Returns the target of a URL; undefined if it leads to no file, or is not written from the text. */
function targetOf(
  { url, kind }: Pick<UrlReference, 'url' | 'kind'>,
  place: TextPlace,
  files: SavedFiles,
): Target | undefined {
  const text = normalizeHref(url);
  const parts = parseUrl(url);
  if (!parts || !followed.has(kindOfNormalized(text)) || /^[?#]/.test(text) || isDynamic(text)) return undefined;
  const segments = resolveSegments(`/${parts.path}`, []) ?? [];
  const name = foldSegment(segments.at(-1) ?? '');
  const isRelative = parts.host === undefined && !/^[\\/]/.test(text);
  if (!isRelative) {
    const host = parts.host !== undefined && !place.hosts.has(parts.host) ? parts.host : '';
    const key = `${host}/${segments.map(foldSegment).join('/')}`;
    return { key, name, isLocal: false, found: files.find(url, place, kind === 'link') };
  }
  if (place.base === undefined || kind === 'metadata') return undefined;
  const local = localFile(parts.path, place, files, kind === 'link');
  const found = local === undefined ? files.find(url, place, kind === 'link') : { ...nothing, path: local };
  return { key: undefined, name, isLocal: local !== undefined, found };
}

/** Resolves the URLs of a text. A URL that is repeated, as in the attributes of one image, is searched once. */
function resolveAll(references: readonly UrlReference[], place: TextPlace, files: SavedFiles): readonly Resolved[] {
  const known = new Map<string, Target | undefined>();
  return references.flatMap((reference) => {
    const { url, kind } = reference;
    const id = `${kind === 'link' || kind === 'metadata' ? kind : ''} ${url}`;
    if (!known.has(id)) known.set(id, targetOf(reference, place, files));
    const target = known.get(id);
    return target ? [{ reference, ...target }] : [];
  });
}

/** Returns the sets of values by key. */
function grouped<Key, Value>(pairs: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, ReadonlySet<Value>> {
  const sets = new Map<Key, Set<Value>>();
  for (const [key, value] of pairs) sets.set(key, (sets.get(key) ?? new Set()).add(value));
  return sets;
}

const only = <Value>(values: ReadonlySet<Value> | undefined): Value | undefined =>
  values?.size === 1 ? [...values][0] : undefined;

const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name.toLowerCase())?.[1]?.replace('jpeg', 'jpg') ?? '';

/** Whether a file may be a copy of a remote image with this name. Servers convert images to WebP and AVIF. */
function canBe(path: string, name: string): boolean {
  const [saved, remote] = [extensionOf(path), extensionOf(name)];
  const isAlike = saved === remote || remote === '' || saved === 'webp' || saved === 'avif';
  return isAlike && !placeholder.test(path.slice(path.lastIndexOf('/') + 1));
}

/** Whether a remote file has no local copy so far, and none that may be meant. */
const isOpen = ({ key, found }: Resolved): boolean => key !== undefined && found.candidates.length === 0 && !found.path;

/** Returns local copies that other URLs of the same image prove. A file that would be the copy of two images proves none. */
function provenByGroup(images: readonly Resolved[]): ReadonlyMap<string, string> {
  const paths = grouped(
    images.flatMap(({ reference, found }) =>
      found.path && reference.group !== undefined ? [[reference.group, found.path] as const] : [],
    ),
  );
  const pairs = images
    .filter(isOpen)
    .flatMap(({ reference, key = '', name }) =>
      [...(paths.get(reference.group ?? -1) ?? [])].map((path) => ({ key, name, path })),
    );
  const keysOf = grouped(pairs.map(({ key, path }) => [path, key] as const));
  const pathsOf = grouped(pairs.map(({ key, path }) => [key, path] as const));
  return new Map(
    pairs
      .filter(
        ({ key, path, name }) => only(pathsOf.get(key)) === path && only(keysOf.get(path)) === key && canBe(path, name),
      )
      .map(({ key, path }) => [key, path]),
  );
}

/** Returns local copies in the folder of a saved page, by names that only one remote file of the page has. */
function provenByName(all: readonly Resolved[], file: string, files: SavedFiles): ReadonlyMap<string, string> {
  const used = new Set(all.flatMap(({ found }) => found.path ?? []));
  const open = all.filter((one) => isOpen(one) && one.reference.kind !== 'link');
  const keys = grouped(open.map(({ name, key = '' }) => [name, key] as const));
  const proven = new Map<string, string>();
  for (const { name, key = '', reference } of open) {
    const path = only(keys.get(name)) === key ? files.inPageFolder(reference.url, file) : undefined;
    if (path !== undefined && !used.has(path)) proven.set(key, path);
  }
  return proven;
}

/** Long chains of proofs exist only in texts that are made to take long. */
const maxProofs = 32;

/** Repeats until nothing changes, so that mapping the mapped text finds nothing new. */
function prove(all: readonly Resolved[], file: string, files: SavedFiles): void {
  if (!all.some(isOpen)) return;
  const written = all.filter(({ reference }) => reference.kind !== 'metadata');
  const images = written.filter(({ reference }) => reference.kind === 'image');
  const apply = (proven: ReadonlyMap<string, string>): boolean => {
    for (const one of all) {
      const path = one.key === undefined ? undefined : proven.get(one.key);
      if (path !== undefined && isOpen(one)) one.found = { path, candidates: [path], hasQuery: true };
    }
    return proven.size > 0;
  };
  for (let proofs = 0; proofs < maxProofs; proofs++)
    if (!apply(provenByGroup(images)) && !apply(provenByName(written, file, files))) return;
}

/** The characters of a URL before the first of these, without white space around the URL. */
const lengthUntil = (url: string, sign: RegExp): number => {
  const at = url.search(sign);
  return at < 0 ? url.trimEnd().length : at;
};

function changeOf({ reference, found }: Resolved, base: string): { fix: Fix; change: UrlChange } | undefined {
  const { url, kind, at, attribute } = reference;
  if (found.path === undefined) return undefined;
  const first = url.search(/\S/);
  const last = lengthUntil(url, kind === 'link' && !found.hasQuery ? /[?#]/ : /#/);
  const text = relativeUrl(base, found.path);
  const [start, end] = [at(first), at(last)];
  const to = text + url.slice(last).trimEnd();
  const range = { start, end: at(url.trimEnd().length) };
  return { fix: { start, end, text }, change: { from: url, to, kind, ...(attribute && { attribute }), ...range } };
}

/** Whether a URL without a local copy is one of the site or of the site builder. */
function isMissed({ key, reference: { url, kind, isData } }: Resolved, { hosts }: SitePlace): boolean {
  const { host, path = '' } = parseUrl(url) ?? {};
  if (host !== undefined && !hosts.has(host)) return isPlatformHost(host) && (kind !== 'link' || /\.\w+$/.test(path));
  const own = host === undefined ? normalizeHref(url) : path || '/';
  return (key !== undefined || !isData) && (kindOfNormalized(own) === 'file' || sitePath(own) !== undefined);
}

function missingOf(all: readonly Resolved[], place: TextPlace): readonly MissingFile[] {
  const missing = new Map<string, MissingFile>();
  for (const one of all) {
    const { reference, found } = one;
    const { url, kind, at, size } = reference;
    const isMapped = found.path !== undefined && kind !== 'metadata' && (one.isLocal || place.base !== undefined);
    if (isMapped || !isMissed(one, place)) continue;
    const id = one.key ?? parseUrl(url)?.path ?? url;
    const first = missing.get(id) ?? { url, kind, start: at(0), end: at(url.length), candidates: found.candidates };
    missing.set(id, size && !first.size ? { ...first, size } : first);
  }
  return [...missing.values()];
}

/** Returns the edits that lead URLs to the files of the site. Two URLs in one place are edited once. */
export function mapUrls(references: readonly UrlReference[], place: TextPlace, files: SavedFiles): MappedUrls {
  const all = resolveAll(references, place, files);
  prove(all, place.file, files);
  const fixes: Fix[] = [];
  const changes: UrlChange[] = [];
  const edits = all
    .filter(({ reference, isLocal }) => !isLocal && reference.kind !== 'metadata')
    .flatMap((one) => (place.base === undefined ? [] : (changeOf(one, place.base) ?? [])))
    .sort((a, b) => a.fix.start - b.fix.start || a.fix.end - b.fix.end);
  let end = -1;
  for (const { fix, change } of edits) {
    if (fix.start < end || fix.start >= fix.end) continue;
    end = fix.end;
    fixes.push(fix);
    changes.push(change);
  }
  return { fixes, changes, missing: missingOf(all, place) };
}
