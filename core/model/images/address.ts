/** Builds the URLs of an image's sizes from the author's URL (docs/spec.md#widgets-3, "Image configuration"). */

/** The position of the size in a URL: `?format=750w`, or `name-750w.jpg`. */
export const sizeFormats = ['querystring', 'filename'] as const;
export type SizeFormat = (typeof sizeFormats)[number];

/** The hosts, with their subdomains, that provide each image in every size. */
export const platformHosts: readonly string[] = [
  'squarespace-cdn.com',
  'squarespace.com',
  'squarespace.net',
  'sqsp.net',
];

/** The base against which a URL is resolved. */
export interface AddressContext {
  /** The URL of the page. */
  readonly base: string;
  /** {@link platformHosts}, or a list of the page. */
  readonly hosts: readonly string[];
}

const isBelow = (hostname: string, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);

/**
 * Returns the URL of an image that has sizes; `undefined` for images of other hosts. The scheme is https, unless the
 * image comes from the page's own server (docs/spec.md#widgets-5).
 */
export function sizedSource(source: string, { base, hosts }: AddressContext): URL | undefined {
  if (!URL.canParse(source, base)) return undefined;
  const url = new URL(source, base);
  if (!/^https?:$/.test(url.protocol) || !hosts.some((host) => isBelow(url.hostname, host))) return undefined;
  if (url.origin !== new URL(base).origin) url.protocol = 'https:';
  return url;
}

const inFileName = /(?:-\d{3,4}w)?(\.\w+)$/;

/** Returns the URL of one size. A file name without an extension stays unchanged. */
export function addressOf(source: URL, width: number, format: SizeFormat): string {
  const url = new URL(source);
  if (format === 'filename') url.pathname = url.pathname.replace(inFileName, `-${width}w$1`);
  else url.searchParams.set('format', `${width}w`);
  return url.href;
}

/** Returns the size that a URL specifies, in either format. */
export function widthIn(address: string): number | undefined {
  const [, inQuery, inName] = /[?&]format=(\d+)w\b|-(\d{3,4})w\.\w+(?:[?#]|$)/.exec(address) ?? [];
  return inQuery || inName ? Number(inQuery ?? inName) : undefined;
}
