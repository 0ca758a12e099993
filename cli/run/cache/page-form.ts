import { StringInterner } from '../../text/string-interner.ts';
import type { CheckedFile } from '../check-files.ts';
import { type PackedFile, packer, unpacker } from '../threads/pack-pages.ts';
import type { ResultForm } from './file-results.ts';

/** A packed page without its findings, which are stored beside it. */
type PageHead = Omit<PackedFile, 'findings' | 'source' | 'hash'>;

const lists = ['paths', 'resources', 'ids', 'lightboxes', 'links'] as const;

/** Returns the lists of a page as arrays, because JSON writes typed arrays as objects. */
const asArrays = (page: PackedFile): Partial<PageHead> =>
  Object.fromEntries(lists.flatMap((name) => (page[name] ? [[name, Array.from(page[name])]] : [])));

/** The form of the pages of `check` in a cache. */
export const pageForm: ResultForm<CheckedFile, PageHead> = {
  name: 'check',
  writer(known) {
    const pack = packer(known);
    return (page) => {
      const { texts, pages } = pack([page]);
      const [packed] = pages;
      if (!packed) throw new Error('A page was not packed.');
      const { findings, source: _, hash: __, ...head } = packed;
      return { texts, findings, head: { ...head, ...asArrays(packed) } };
    };
  },
  reader(texts) {
    const unpack = unpacker(new StringInterner());
    let sent = 0;
    return (head, findings) => {
      const fresh = texts.slice(sent);
      sent += fresh.length;
      // Keys with undefined values are not in JSON.
      const whole = { ...head, findings, source: undefined };
      const [page] = unpack({ texts: fresh, pages: [whole] });
      if (!page) throw new Error('A page was not unpacked.');
      return page;
    };
  },
};
