/** A piece of a page, and the file of the repository that its links begin in. */
export interface Piece {
  readonly markdown: string;
  readonly source: string;
}

/** One page of the docs, before it is rendered. */
export interface DocsPage {
  /** Its address below the docs without `.html`: `elements/gallery`. */
  readonly path: string;
  /** The file that it is made from: links to that file lead to the page. */
  readonly source: string;
  /** The part of the navigation that it stands in. */
  readonly group: Group;
  /** What the navigation calls it, where its heading is too long. */
  readonly label?: string;
  readonly pieces: readonly Piece[];
  /** Whether each `html` block is an example that runs; elsewhere only those marked `html live` are. */
  readonly isLive?: true;
}

/** The parts of the navigation, in their order. */
export const groups = ['Start', 'Elements', 'Guides', 'Commands', 'Rules', 'Project'] as const;
export type Group = (typeof groups)[number];

/** The address of one page relative to another one, both without their ending: `../rules/link.html`. */
export function addressFrom(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up}${to}`;
}
