/** The recordings of an element: the author's `<audio>`, that of attributes or of a site builder, or a list of links. */
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import type { contract } from './contract.ts';
import { readEmbed } from './model/block.ts';
import { parseClockTime } from './model/clock-time.ts';

export interface Track {
  readonly src: string;
  readonly title: string;
  readonly artist: string | undefined;
  /** In seconds. */
  readonly duration: number | undefined;
  readonly hasDownload: boolean;
  /** The author's link to the file, in a list of tracks. */
  readonly link?: Element;
}

export interface Recordings {
  /** The author's own `<audio>`, which plays in place. */
  readonly own: HTMLAudioElement | undefined;
  readonly tracks: readonly Track[];
}

const textOf = (node: Element): string => node.textContent.trim().replace(/\s+/g, ' ');

const attribute = (node: Element | null | undefined, name: string): string => node?.getAttribute(name) ?? '';

/** Returns the matches in these children, and among them. */
const all = (children: readonly Element[], selector: string): readonly Element[] =>
  children
    .flatMap((child) => [child, ...unclobber(child).querySelectorAll(selector)])
    .filter((node) => matches(node, selector));

/** Returns the recordings of an element with these values and children. */
export function recordingsOf(values: ValuesOf<typeof contract>, children: readonly Element[]): Recordings {
  // Site builders write the attributes on nodes of HTML.
  const embed = readEmbed((all(children, '[data-url]')[0] as HTMLElement | undefined)?.dataset ?? {});
  const given = {
    title: (values.audioTitle || embed.audioTitle) ?? '',
    artist: values.artist || embed.artist,
    duration: values.duration ?? embed.duration,
    hasDownload: values.download || !!embed.download,
  };
  const own = children.find((child): child is HTMLAudioElement => matches(child, 'audio'));
  const ownSrc = attribute(own, 'src') || attribute(own?.querySelector('source'), 'src');
  if (ownSrc) return { own, tracks: [{ ...given, title: given.title || attribute(own, 'aria-label'), src: ownSrc }] };
  const src = values.src ?? embed.src;
  if (src) return { own: undefined, tracks: [{ ...given, src }] };
  // The first link of each item, and the time beside it; or all links, if there are no items.
  const items = all(children, 'li');
  const tracks = (items[0] ? items : children).flatMap((item): readonly Track[] => {
    const [link] = all([item], 'a[href]');
    const [time] = all([item], 'time');
    const duration = time && parseClockTime(textOf(time));
    return link ? [{ ...given, title: textOf(link), duration, src: attribute(link, 'href'), link }] : [];
  });
  return { own: undefined, tracks };
}
