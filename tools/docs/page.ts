/** A piece of a page, and the file of the repository that its links are relative to. */
export interface Piece {
  readonly markdown: string;
  readonly source: string;
}

/** A page of the docs before it is rendered. */
export interface DocsPage {
  /** Its URL relative to the docs, without `.html`: `elements/gallery`. */
  readonly path: string;
  /** The file that it is rendered from; links to that file lead to the page. */
  readonly source: string;
  /** Its group in the navigation. */
  readonly group: Group;
  /** Its name in the navigation, if the heading is too long. */
  readonly label?: string;
  readonly pieces: readonly Piece[];
  /** Whether each `html` block without another mark is a live example; otherwise only blocks marked `html live` are. */
  readonly isLive?: true;
}

/** The groups of the navigation, in order. */
export const groups = ['Start', 'Elements', 'Guides', 'Commands', 'Rules', 'Project'] as const;
export type Group = (typeof groups)[number];

/** Returns the URL of a page relative to another page, both without extension. */
export function addressFrom(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up}${to}`;
}
