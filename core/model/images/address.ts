/** The addresses of an image's sizes, made of the one that authors write (docs/spec.md#widgets-3, "Image configuration"). */

/** The position of the size in a URL: `?format=750w`, or `name-750w.jpg`. */
export const sizeFormats = ['querystring', 'filename'] as const;
export type SizeFormat = (typeof sizeFormats)[number];

/** The hosts, with all below them, that have every image in every size. */
export const platformHosts: readonly string[] = [
  'squarespace-cdn.com',
  'squarespace.com',
  'squarespace.net',
  'sqsp.net',
];

/** The base against which a URL is resolved. */
export interface AddressContext {
  /** The page's own address. */
  readonly base: string;
  /** {@link platformHosts}, or a list of the page's own. */
  readonly hosts: readonly string[];
}

const isBelow = (hostname: string, host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);

/**
 * The address of an image that has sizes; `undefined` for everybody else's. It is an https one, unless the image comes
 * from the page's own server (docs/spec.md#widgets-5).
 */
export function sizedSource(source: string, { base, hosts }: AddressContext): URL | undefined {
  if (!URL.canParse(source, base)) return undefined;
  const url = new URL(source, base);
  if (!/^https?:$/.test(url.protocol) || !hosts.some((host) => isBelow(url.hostname, host))) return undefined;
  if (url.origin !== new URL(base).origin) url.protocol = 'https:';
  return url;
}

const inFileName = /(?:-\d{3,4}w)?(\.\w+)$/;

/** The address of one size. A file name without an ending has no place for it and stays. */
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
