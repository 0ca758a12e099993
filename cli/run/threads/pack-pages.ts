/**
 * Packs the messages of threads about pages: a thread sends each text once, and later its number. The paths of a
 * site's menus are on all of its pages, and sending them each time would cost more than a second thread saves.
 */

import type { StringInterner } from '../../text/string-interner.ts';
import type { CheckedFile } from '../check-files.ts';

type Numbers = Uint32Array;

/** A page whose longest lists contain numbers of texts instead of texts. */
export interface PackedFile extends Omit<CheckedFile, 'summary'> {
  readonly summary: Omit<CheckedFile['summary'], 'targets' | 'paths' | 'resources'>;
  readonly paths: Numbers | undefined;
  readonly resources: Numbers | undefined;
  readonly ids: Numbers | undefined;
  readonly lightboxes: Numbers | undefined;
}

export interface PackedPages {
  /** The texts that have not been sent before. */
  readonly texts: readonly string[];
  readonly pages: readonly PackedFile[];
}

/** Returns a function that packs the pages of one thread. Call it in the order of sending. */
export function packer(): (pages: readonly CheckedFile[]) => PackedPages {
  const numbers = new Map<string, number>();
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
    return {
      pages: pages.map(({ summary: { targets, paths, resources, ...summary }, ...page }) => ({
        ...page,
        summary,
        paths: packed(paths),
        resources: packed(resources),
        ids: packed(targets?.ids),
        lightboxes: packed(targets?.lightboxes),
      })),
      texts,
    };
  };
}

/** Returns a function that unpacks the messages of one thread. `kept` holds the texts of all threads. */
export function unpacker(kept: StringInterner): (packed: PackedPages) => readonly CheckedFile[] {
  const known: string[] = [];
  const unpacked = (numbers: Numbers): readonly string[] => Array.from(numbers, (number) => known[number] ?? '');
  return ({ texts, pages }) => {
    for (const text of texts) known.push(kept.intern(text));
    return pages.map(({ paths, resources, ids, lightboxes, summary, ...page }) => ({
      ...page,
      summary: {
        ...summary,
        paths: paths && unpacked(paths),
        resources: resources && unpacked(resources),
        targets: ids && lightboxes && { ids: new Set(unpacked(ids)), lightboxes: new Set(unpacked(lightboxes)) },
      },
    }));
  };
}
