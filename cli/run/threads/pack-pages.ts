/**
 * What threads tell of pages, packed: a thread sends each text once, and its number from then on. The paths of a site's
 * menus stand on all of its pages; sent as they are, they would cost more than a second thread gains.
 */

import type { StringInterner } from '../../text/string-interner.ts';
import type { CheckedFile } from '../check-files.ts';

type Numbers = Uint32Array;

/** A page whose longest lists are numbers of texts. */
export interface PackedFile extends Omit<CheckedFile, 'summary'> {
  readonly summary: Omit<CheckedFile['summary'], 'targets' | 'paths'>;
  readonly paths: Numbers | undefined;
  readonly ids: Numbers | undefined;
  readonly lightboxes: Numbers | undefined;
}

export interface Packed {
  /** Those that have not been sent before. */
  readonly texts: readonly string[];
  readonly pages: readonly PackedFile[];
}

/** Packs what one thread sends, in the order in which it is sent. */
export function packer(): (pages: readonly CheckedFile[]) => Packed {
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
      pages: pages.map(({ summary: { targets, paths, ...summary }, ...page }) => ({
        ...page,
        summary,
        paths: packed(paths),
        ids: packed(targets?.ids),
        lightboxes: packed(targets?.lightboxes),
      })),
      texts,
    };
  };
}

/** Unpacks what one thread has sent; `kept` holds the texts of all threads. */
export function unpacker(kept: StringInterner): (packed: Packed) => readonly CheckedFile[] {
  const known: string[] = [];
  const unpacked = (numbers: Numbers): readonly string[] => Array.from(numbers, (number) => known[number] ?? '');
  return ({ texts, pages }) => {
    for (const text of texts) known.push(kept.intern(text));
    return pages.map(({ paths, ids, lightboxes, summary, ...page }) => ({
      ...page,
      summary: {
        ...summary,
        paths: paths && unpacked(paths),
        targets: ids && lightboxes && { ids: new Set(unpacked(ids)), lightboxes: new Set(unpacked(lightboxes)) },
      },
    }));
  };
}
