interface Announcement {
  readonly version: string | undefined;
  readonly barText: string | undefined;
}

/**
 * Returns the version of an announcement: the text, unless the author declares one. `ownText` is the text content of the element.
 * inline-script.ts computes the same.
 */
export const versionOf = ({ version, barText = '' }: Announcement, ownText: string): string =>
  version ?? (ownText.trim().replace(/\s+/g, ' ') || barText);
