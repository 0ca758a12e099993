/**
 * Packs the results of pages for threads and for a cache: each text is written once, and later its number. The paths of a
 * site's menus are on all of its pages, and sending them each time would cost more than a second thread saves.
 */

import type { PageSummary } from '../../lint/site/page-summary.ts';
import type { SiteLink } from '../../lint/site/site-links.ts';
import type { StringInterner } from '../../text/string-interner.ts';
import type { CheckedFile } from '../check-files.ts';

type Numbers = ArrayLike<number>;

/** Lists of a page that contain numbers of texts instead of texts. */
interface PackedLists {
  readonly paths: Numbers | undefined;
  readonly resources: Numbers | undefined;
  readonly ids: Numbers | undefined;
  readonly lightboxes: Numbers | undefined;
  /** Four numbers for each link: of the texts of its path and fragment, and its range. */
  readonly links: Numbers;
}

/** A page whose longest lists are packed. */
export interface PackedFile extends Omit<CheckedFile, 'summary'>, PackedLists {
  readonly summary: Omit<PageSummary, 'targets' | 'paths' | 'resources' | 'links'>;
}

export interface PackedPages {
  /** The texts that have not been sent before. */
  readonly texts: readonly string[];
  readonly pages: readonly PackedFile[];
}

/** Returns a function that packs pages. Call it in the order of sending. `known` are the texts that the receiver has. */
export function packer(known: readonly string[] = []): (pages: readonly CheckedFile[]) => PackedPages {
  const numbers = new Map(known.map((text, number) => [text, number]));
  return (pages) => {
    const texts: string[] = [];
    const numberOf = (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      texts.push(text);
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    };
    const packed = (list: Iterable<string> | undefined): Numbers | undefined =>
      list && Uint32Array.from(list, numberOf);
    const packedLinks = (links: readonly SiteLink[]): Numbers =>
      Uint32Array.from(
        links.flatMap(({ path, fragment, start, end }) => [numberOf(path), numberOf(fragment), start, end]),
      );
    return {
      pages: pages.map(({ summary: { targets, paths, resources, links, ...summary }, ...page }) => ({
        ...page,
        summary,
        paths: packed(paths),
        resources: packed(resources),
        ids: packed(targets?.ids),
        lightboxes: packed(targets?.lightboxes),
        links: packedLinks(links),
      })),
      texts,
    };
  };
}

/** Returns a function that unpacks the pages of one sender. `kept` holds the texts of all senders. */
export function unpacker(kept: StringInterner): (packed: PackedPages) => readonly CheckedFile[] {
  const known: string[] = [];
  const textOf = (number: number | undefined): string => known[number ?? -1] ?? '';
  const unpacked = (numbers: Numbers): readonly string[] => Array.from(numbers, textOf);
  /** Most pages of a site are not linked to with fragments, so the sets are made when they are read. */
  const targetsOf = (ids: Numbers, lightboxes: Numbers): PageSummary['targets'] => {
    let made: ReadonlySet<string> | undefined;
    return {
      get ids() {
        made ??= new Set(unpacked(ids));
        return made;
      },
      lightboxes: new Set(unpacked(lightboxes)),
    };
  };
  const linksOf = (numbers: Numbers): readonly SiteLink[] =>
    Array.from({ length: numbers.length / 4 }, (_, index) => ({
      path: textOf(numbers[index * 4]),
      fragment: textOf(numbers[index * 4 + 1]),
      start: numbers[index * 4 + 2] ?? 0,
      end: numbers[index * 4 + 3] ?? 0,
    }));
  return ({ texts, pages }) => {
    for (const text of texts) known.push(kept.intern(text));
    return pages.map(({ paths, resources, ids, lightboxes, links, summary, ...page }) => ({
      ...page,
      summary: {
        ...summary,
        paths: paths && unpacked(paths),
        resources: resources && unpacked(resources),
        targets: ids && lightboxes && targetsOf(ids, lightboxes),
        links: linksOf(links),
      },
    }));
  };
}
